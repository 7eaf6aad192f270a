/**
 * The box of enrolled tags: which tag is which piece, card or title, and the file that keeps it.
 */
@NullMarked
package org.dradis.box;

import org.jspecify.annotations.NullMarked;
