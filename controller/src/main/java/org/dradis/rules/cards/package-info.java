/** Cylon attack cards (CA). */
@NullMarked
package org.dradis.rules.cards;

import org.jspecify.annotations.NullMarked;
