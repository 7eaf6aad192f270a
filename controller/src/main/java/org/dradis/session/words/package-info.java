/** What players read, in their language. */
@NullMarked
package org.dradis.session.words;

import org.jspecify.annotations.NullMarked;
