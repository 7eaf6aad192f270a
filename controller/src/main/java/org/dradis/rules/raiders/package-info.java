/** Raiders act (RA). */
@NullMarked
package org.dradis.rules.raiders;

import org.jspecify.annotations.NullMarked;
