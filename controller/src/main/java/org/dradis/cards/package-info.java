/** Card files: the game's own and those that players bring. */
@NullMarked
package org.dradis.cards;

import org.jspecify.annotations.NullMarked;
