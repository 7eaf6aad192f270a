/** A battle that plays itself on the rules engine and tells of itself, until there is a screen. */
@NullMarked
package org.dradis.app.battle;

import org.jspecify.annotations.NullMarked;
