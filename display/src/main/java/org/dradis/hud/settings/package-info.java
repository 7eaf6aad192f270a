/** What players set once. */
@NullMarked
package org.dradis.hud.settings;

import org.jspecify.annotations.NullMarked;
