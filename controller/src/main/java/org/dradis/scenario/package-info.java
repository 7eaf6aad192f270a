/** Scenario files in and out. */
@NullMarked
package org.dradis.scenario;

import org.jspecify.annotations.NullMarked;
