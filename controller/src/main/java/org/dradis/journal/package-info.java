/**
 * The truth of a game on disk: inputs, events and states as versioned rows. Knows nothing of what
 * the rows say.
 */
@NullMarked
package org.dradis.journal;

import org.jspecify.annotations.NullMarked;
