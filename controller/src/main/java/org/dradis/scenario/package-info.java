/** Scenario files: a board, steps, dice, draws and choices in; events and the board out. */
@NullMarked
package org.dradis.scenario;

import org.jspecify.annotations.NullMarked;
