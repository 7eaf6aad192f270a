/** The rows of a journal as the session writes and reads them. */
@NullMarked
package org.dradis.session.json;

import org.jspecify.annotations.NullMarked;
