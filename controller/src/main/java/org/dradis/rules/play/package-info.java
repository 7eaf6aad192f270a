/** How the engine works through a game: tasks that act, choose, draw or roll. */
@NullMarked
package org.dradis.rules.play;

import org.jspecify.annotations.NullMarked;
