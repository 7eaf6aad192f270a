/** The printed characters and lines of succession, read from the files beside it. */
@NullMarked
package org.dradis.crew;

import org.jspecify.annotations.NullMarked;
