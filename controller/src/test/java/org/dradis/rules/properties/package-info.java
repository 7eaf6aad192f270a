/** What holds in every game, tried on random positions with random commands and answers. */
@NullMarked
package org.dradis.rules.properties;

import org.jspecify.annotations.NullMarked;
