/** What is repaired (DM). */
@NullMarked
package org.dradis.rules.repair;

import org.jspecify.annotations.NullMarked;
