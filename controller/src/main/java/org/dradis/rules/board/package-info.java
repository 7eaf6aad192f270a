/** The board as immutable values: areas, ships, tokens, dials, tracks. */
@NullMarked
package org.dradis.rules.board;

import org.jspecify.annotations.NullMarked;
