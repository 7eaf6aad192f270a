/** Enrolment: which tag is which piece. */
@NullMarked
package org.dradis.hud.enrol;

import org.jspecify.annotations.NullMarked;
