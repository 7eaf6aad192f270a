/** The Cylon Fleet board and its pursuit (CF). */
@NullMarked
package org.dradis.rules.fleet;

import org.jspecify.annotations.NullMarked;
