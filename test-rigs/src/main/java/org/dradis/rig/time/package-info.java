/** Virtual time, in which virtual chips and the real drivers' threads live. */
@NullMarked
package org.dradis.rig.time;

import org.jspecify.annotations.NullMarked;
