/** The odds of what comes. */
@NullMarked
package org.dradis.forecast;

import org.jspecify.annotations.NullMarked;
