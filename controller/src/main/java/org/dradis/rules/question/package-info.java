/** What the engine asks: dice, draws and choices. */
@NullMarked
package org.dradis.rules.question;

import org.jspecify.annotations.NullMarked;
