/** Random hands that torment a simulated table, and a witness who knows what they did. */
@NullMarked
package org.dradis.rig.hands;

import org.jspecify.annotations.NullMarked;
