/** The jump track, jumps and distance (JP). */
@NullMarked
package org.dradis.rules.jump;

import org.jspecify.annotations.NullMarked;
