package org.dradis.scenario;

import java.util.List;
import org.dradis.rules.State;
import org.dradis.rules.event.Event;

/**
 * How far a scenario has got.
 *
 * @param before the game before the last step that was begun
 * @param now the game as it stands
 * @param recent what came of that step so far
 */
public record Position(State before, State now, List<Event> recent) {}
