/**
 * The game, pure: no clock, no random, no I/O, no threads, no logging. A step takes a state and an
 * input and gives a state, events and perhaps a question; the dice come from outside.
 */
@NullMarked
package org.dradis.rules;

import org.jspecify.annotations.NullMarked;
