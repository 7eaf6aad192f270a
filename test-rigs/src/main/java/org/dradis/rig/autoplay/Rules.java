package org.dradis.rig.autoplay;

import org.dradis.rules.Result;
import org.dradis.rules.State;
import org.dradis.rules.input.Input;

/** What plays an input: the engine, or in tests a worse one. */
interface Rules {
  Result play(State state, Input input);
}
