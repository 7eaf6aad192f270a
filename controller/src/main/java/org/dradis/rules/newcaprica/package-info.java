/** New Caprica (NC). */
@NullMarked
package org.dradis.rules.newcaprica;

import org.jspecify.annotations.NullMarked;
