/** Games that play themselves: random legal decisions, checked after every input, and counted. */
@NullMarked
package org.dradis.rig.autoplay;

import org.jspecify.annotations.NullMarked;
