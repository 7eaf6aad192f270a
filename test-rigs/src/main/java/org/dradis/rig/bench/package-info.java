/** Benchmark drivers; {@code dradis bench} runs and prints them. */
@NullMarked
package org.dradis.rig.bench;

import org.jspecify.annotations.NullMarked;
