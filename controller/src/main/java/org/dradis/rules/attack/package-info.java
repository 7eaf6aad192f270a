/** Attacks by humans and the attack table (AT, VI-2). */
@NullMarked
package org.dradis.rules.attack;

import org.jspecify.annotations.NullMarked;
