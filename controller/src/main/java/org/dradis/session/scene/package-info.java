/**
 * What blinks, glows and flashes: one description from which both screen and board are made, so
 * that they agree.
 */
@NullMarked
package org.dradis.session.scene;

import org.jspecify.annotations.NullMarked;
