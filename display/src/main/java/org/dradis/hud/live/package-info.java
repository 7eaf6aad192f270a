/** Games on a real or simulated table: a HUD's door to session, journal and ports. */
@NullMarked
package org.dradis.hud.live;

import org.jspecify.annotations.NullMarked;
