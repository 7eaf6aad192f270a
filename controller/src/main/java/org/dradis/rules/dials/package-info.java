/** The dials, turned by hand or by an effect (CO-8, CO-13). */
@NullMarked
package org.dradis.rules.dials;

import org.jspecify.annotations.NullMarked;
