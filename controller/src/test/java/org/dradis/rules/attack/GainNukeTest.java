package org.dradis.rules.attack;

import org.dradis.rules.board.GameOption;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Effects that give the Admiral a nuke. */
class GainNukeTest {
  @Test
  @Rule("CO-5")
  void aSpentNukeMayComeBack() {
    Game.drawn("nukes: 0")
        .play(new Command.GainNuke())
        .besides("nukes: 1")
        .told(new Event.NukeGained(1))
        .play(new Command.GainNuke())
        .besides("nukes: 2");
  }

  @ParameterizedTest
  @EnumSource(
      value = GameOption.class,
      names = {"PEGASUS", "DAYBREAK"})
  @Rule("CO-5")
  void thereAreTwo(GameOption option) {
    Game.with(option, "")
        .play(new Command.GainNuke())
        .andNothingElse()
        .told(new Event.NothingHappened("CO-5"));
  }

  @ParameterizedTest
  @EnumSource(
      value = GameOption.class,
      names = {"CYLON_FLEET", "IONIAN_NEBULA"})
  @Rule("CO-5")
  void exodusHasAThird(GameOption option) {
    Game.with(option, "")
        .play(new Command.GainNuke())
        .besides("nukes: 3")
        .told(new Event.NukeGained(3))
        .play(new Command.GainNuke())
        .besides("nukes: 3")
        .told(new Event.NothingHappened("CO-5"));
  }
}
