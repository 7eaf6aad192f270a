/** The examination of the table. */
@NullMarked
package org.dradis.hud.hardware;

import org.jspecify.annotations.NullMarked;
