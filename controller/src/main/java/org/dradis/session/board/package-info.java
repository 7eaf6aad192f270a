/**
 * What stands where: by the rules, by the sensors, and what hands have to do about the difference.
 */
@NullMarked
package org.dradis.session.board;

import org.jspecify.annotations.NullMarked;
