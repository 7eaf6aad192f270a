/** The game itself: questions, dice, tasks, and what can be started. */
@NullMarked
package org.dradis.hud.bridge;

import org.jspecify.annotations.NullMarked;
