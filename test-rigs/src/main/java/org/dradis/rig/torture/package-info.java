/**
 * Kills programs that write a journal and pulls their plug, to see whether anything that was
 * acknowledged is lost; {@code dradis torture} runs it.
 */
@NullMarked
package org.dradis.rig.torture;

import org.jspecify.annotations.NullMarked;
