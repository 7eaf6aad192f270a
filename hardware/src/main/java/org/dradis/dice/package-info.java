/** Drivers for the sensors of the dice tower. */
@NullMarked
package org.dradis.dice;

import org.jspecify.annotations.NullMarked;
