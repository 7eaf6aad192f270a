/** The Raspberry Pi's buses and pins as wires for the drivers. */
@NullMarked
package org.dradis.pi;

import org.jspecify.annotations.NullMarked;
