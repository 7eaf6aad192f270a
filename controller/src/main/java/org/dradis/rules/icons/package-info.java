/** The icons of crisis cards (AC). */
@NullMarked
package org.dradis.rules.icons;

import org.jspecify.annotations.NullMarked;
