/** The games of the journal, and where a HUD begins. */
@NullMarked
package org.dradis.hud.games;

import org.jspecify.annotations.NullMarked;
