/** Vipers, raptors and the ships they protect (VI). */
@NullMarked
package org.dradis.rules.vipers;

import org.jspecify.annotations.NullMarked;
