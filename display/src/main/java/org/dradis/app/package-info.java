/** The command line, and the place where a table is wired together. */
@NullMarked
package org.dradis.app;

import org.jspecify.annotations.NullMarked;
