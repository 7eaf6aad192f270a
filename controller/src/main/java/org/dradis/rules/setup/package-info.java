/** Setting up a game: who plays, the loyalty deck, and what to put where (LD, SU-1, CO-10). */
@NullMarked
package org.dradis.rules.setup;

import org.jspecify.annotations.NullMarked;
