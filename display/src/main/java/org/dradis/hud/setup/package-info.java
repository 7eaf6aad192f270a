/** The wizard that sets up a game. */
@NullMarked
package org.dradis.hud.setup;

import org.jspecify.annotations.NullMarked;
