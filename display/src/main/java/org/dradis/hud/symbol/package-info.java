/** Everything drawn, as vector paths. */
@NullMarked
package org.dradis.hud.symbol;

import org.jspecify.annotations.NullMarked;
