/** How a table is put together: its file, its parts, and what they offer together. */
@NullMarked
package org.dradis.table;

import org.jspecify.annotations.NullMarked;
