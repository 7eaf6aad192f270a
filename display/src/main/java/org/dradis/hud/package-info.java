/** The screen the players see, one package a panel. */
@NullMarked
package org.dradis.hud;

import org.jspecify.annotations.NullMarked;
