/** The end of a turn and of the game (VC). */
@NullMarked
package org.dradis.rules.turn;

import org.jspecify.annotations.NullMarked;
