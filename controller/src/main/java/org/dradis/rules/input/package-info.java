/** What the engine can be told: commands, answers and interrupts. */
@NullMarked
package org.dradis.rules.input;

import org.jspecify.annotations.NullMarked;
