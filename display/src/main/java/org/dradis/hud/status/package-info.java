/** Dials and tracks. */
@NullMarked
package org.dradis.hud.status;

import org.jspecify.annotations.NullMarked;
