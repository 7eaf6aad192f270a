/** The DRADIS: Galactica and the six areas round her. */
@NullMarked
package org.dradis.hud.ring;

import org.jspecify.annotations.NullMarked;
