/** Executions and who comes after them (EX). */
@NullMarked
package org.dradis.rules.execution;

import org.jspecify.annotations.NullMarked;
