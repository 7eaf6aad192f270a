/** What happened, and putting it right. */
@NullMarked
package org.dradis.hud.log;

import org.jspecify.annotations.NullMarked;
