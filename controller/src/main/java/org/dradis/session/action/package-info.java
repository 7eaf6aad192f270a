/**
 * What players can start now: every command that the rules would take, by where one looks for it.
 */
@NullMarked
package org.dradis.session.action;

import org.jspecify.annotations.NullMarked;
