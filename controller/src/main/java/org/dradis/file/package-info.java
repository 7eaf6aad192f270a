/** JSON files read strictly: every complaint names its field. */
@NullMarked
package org.dradis.file;

import org.jspecify.annotations.NullMarked;
