/**
 * What a table can have, in plain nouns: tag zones, tap pad, dice tower, LED board, and how a
 * module offers them.
 */
@NullMarked
package org.dradis.port;

import org.jspecify.annotations.NullMarked;
