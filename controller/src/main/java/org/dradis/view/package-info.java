/** Immutable snapshots for displays; they never show what players may not know. */
@NullMarked
package org.dradis.view;

import org.jspecify.annotations.NullMarked;
