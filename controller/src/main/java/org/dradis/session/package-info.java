/**
 * One table: a single writer takes inputs in order, drives the engine and compares the board it
 * expects with the board that is sensed.
 */
@NullMarked
package org.dradis.session;

import org.jspecify.annotations.NullMarked;
