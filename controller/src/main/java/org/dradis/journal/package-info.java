/** The truth of a game on disk: inputs and events as versioned rows. */
@NullMarked
package org.dradis.journal;

import org.jspecify.annotations.NullMarked;
