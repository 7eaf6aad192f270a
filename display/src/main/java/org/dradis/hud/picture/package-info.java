/** Screens as pictures, without a display. */
@NullMarked
package org.dradis.hud.picture;

import org.jspecify.annotations.NullMarked;
