/** Scripts of hands and touches, by which whole evenings are written down. */
@NullMarked
package org.dradis.session.script;

import org.jspecify.annotations.NullMarked;
