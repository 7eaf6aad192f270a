/** Time, and the threads that live in it: the machine's own, or one that a test lets pass. */
@NullMarked
package org.dradis.pace;

import org.jspecify.annotations.NullMarked;
