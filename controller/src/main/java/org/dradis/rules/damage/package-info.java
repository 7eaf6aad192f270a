/** What is damaged, destroyed or lost (DM). */
@NullMarked
package org.dradis.rules.damage;

import org.jspecify.annotations.NullMarked;
