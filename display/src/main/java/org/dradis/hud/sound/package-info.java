/** What the HUD sounds like: short sounds that are computed, never recorded. */
@NullMarked
package org.dradis.hud.sound;

import org.jspecify.annotations.NullMarked;
