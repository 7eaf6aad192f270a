/** The frame round everything. */
@NullMarked
package org.dradis.hud.shell;

import org.jspecify.annotations.NullMarked;
