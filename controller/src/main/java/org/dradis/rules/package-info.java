/** The game, pure: no clock, no chance, no input or output, no threads. */
@NullMarked
package org.dradis.rules;

import org.jspecify.annotations.NullMarked;
