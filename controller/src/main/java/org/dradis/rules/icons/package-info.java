/** The icons of crisis cards, and what ends with a command (AC). */
@NullMarked
package org.dradis.rules.icons;

import org.jspecify.annotations.NullMarked;
