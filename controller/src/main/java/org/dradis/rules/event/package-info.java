/** What happened, in the past tense. */
@NullMarked
package org.dradis.rules.event;

import org.jspecify.annotations.NullMarked;
