/** How quickly the HUD starts and draws, and what it takes: figures for {@code dradis bench}. */
@NullMarked
package org.dradis.hud.bench;

import org.jspecify.annotations.NullMarked;
