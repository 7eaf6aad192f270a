/** Titles and how they pass, the Brig, Cylons revealed and the Mutineer (SU). */
@NullMarked
package org.dradis.rules.titles;

import org.jspecify.annotations.NullMarked;
