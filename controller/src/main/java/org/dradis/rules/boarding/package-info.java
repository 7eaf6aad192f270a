/** Heavy raiders and centurions (HR). */
@NullMarked
package org.dradis.rules.boarding;

import org.jspecify.annotations.NullMarked;
