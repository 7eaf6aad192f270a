/** The wire to satellite boards: frames, messages and the links that carry them. */
@NullMarked
package org.dradis.bridge;

import org.jspecify.annotations.NullMarked;
