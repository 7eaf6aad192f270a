/** Cylon attack cards, and what ends with a command (CA). */
@NullMarked
package org.dradis.rules.cards;

import org.jspecify.annotations.NullMarked;
