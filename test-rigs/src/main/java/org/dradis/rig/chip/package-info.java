/** Virtual chips that answer at byte level. */
@NullMarked
package org.dradis.rig.chip;

import org.jspecify.annotations.NullMarked;
