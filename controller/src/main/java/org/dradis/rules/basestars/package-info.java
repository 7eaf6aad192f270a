/** Basestars attack and launch (BA, LA). */
@NullMarked
package org.dradis.rules.basestars;

import org.jspecify.annotations.NullMarked;
