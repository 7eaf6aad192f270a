package org.dradis.rules.jump;

import static org.dradis.rules.question.Decider.ADMIRAL;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.JumpIcon;
import org.dradis.rules.board.Objective;
import org.dradis.rules.drawn.EveryFace;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.input.Modifier;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.question.RollFor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Jump icons and FTL Control. */
class JumpTrackTest {
  private static final Command JUMP_ICON = new Command.AdvanceJumpTrack();

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  @Rule("JP-1")
  void aJumpIconMovesTheMarkerOneSpace(int space) {
    Game.drawn("bow: raider\njump: " + space)
        .play(JUMP_ICON)
        .shows("bow: raider")
        .besides("jump: " + (space + 1))
        .told(new Event.JumpTrackMoved(space, space + 1))
        .never(Event.FleetJumped.class);
  }

  @Test
  @Rule({"JP-1", "JP-2"})
  void fromTheLastSpaceTheFleetJumpsByItselfAndLosesNobody() {
    Game.drawn("bow: raider\njump: 4")
        .play(JUMP_ICON)
        .asks(ADMIRAL, "1", "2", "3", "0")
        .choose("3")
        .shows("")
        .besides("jump: 0", "distance: 3")
        .rolled(0)
        .told(new Event.FleetJumped(3), new Event.JumpTrackMoved(4, 0));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  @Rule("JP-1")
  void redSpacesAllowNoJump(int space) {
    Game.drawn("bow: raider\njump: " + space)
        .refuses(new Command.ActivateFtl(), Rejection.Code.UNUSABLE, "")
        .shows("bow: raider")
        .andNothingElse();
  }

  @EveryFace
  @Rule("JP-1")
  void fromTheFirstBlueSpaceSixOrLessLeavesThreePopulationBehind(int face) {
    Game game = Game.drawn("jump: 3").play(new Command.ActivateFtl());
    assertEquals(RollFor.Kind.FTL, game.die().what().kind());
    game.roll(face).asks(ADMIRAL, "1", "2", "3", "0").choose("1").shows("");
    if (face <= 6) {
      game.besides("population: 9", "jump: 0", "distance: 1");
    } else {
      game.besides("jump: 0", "distance: 1");
    }
  }

  @EveryFace
  @Rule("JP-1")
  void fromTheSecondBlueSpaceSixOrLessLeavesOneBehind(int face) {
    Game game = Game.drawn("jump: 4").play(new Command.ActivateFtl()).roll(face).choose("0");
    if (face <= 6) {
      game.besides("population: 11", "jump: 0");
    } else {
      game.besides("jump: 0");
    }
  }

  @Test
  @Rule("JP-1")
  void theRollCanBeModified() {
    Game.drawn("jump: 3")
        .play(new Command.ActivateFtl())
        .play(new Interrupt.Modify(Modifier.other(2, "Strategic Planning")))
        .roll(5)
        .choose("1")
        .besides("jump: 0", "distance: 1");
  }

  @Test
  @Rule({"JP-1", "CO-8"})
  void moreThanThereIsCannotBeLost() {
    Game.drawn("jump: 3\npopulation: 2")
        .play(new Command.ActivateFtl())
        .roll(6)
        .choose("1")
        .besides("population: 0", "jump: 0", "distance: 1");
  }

  @Test
  @Rule({"JP-1", "DM-6"})
  void aDamagedFtlControlCannotBeUsedButTheTrackGoesOn() {
    Game.drawn("jump: 3\ngalactica: ftl-control")
        .refuses(new Command.ActivateFtl(), Rejection.Code.UNUSABLE, "")
        .play(JUMP_ICON)
        .besides("jump: 4");
  }

  @Test
  @Rule("AC-1")
  void theJumpIconComesAfterTheShipIcons() {
    Game.drawn("bow: b1\njump: 4")
        .play(new Command.ResolveIcons(List.of(Icon.LAUNCH_RAIDERS), JumpIcon.JUMP, false))
        .choose("1")
        .shows("")
        .besides("jump: 0", "distance: 1")
        .told(new Event.CylonsLeftBehind(Area.BOW, 3, 0, 1, false));
  }

  @Test
  @Rule("AC-1")
  void aCardWithoutAJumpIconLeavesTheTrack() {
    Game.drawn("bow: b1")
        .play(new Command.ResolveIcons(List.of(Icon.LAUNCH_RAIDERS), JumpIcon.NONE, false))
        .shows("bow: 3 raiders, b1")
        .andNothingElse();
  }

  @Test
  @Rule("AC-5")
  void fromCapricaTheJumpIconDoesNotCountInTheBaseGame() {
    for (String objective : List.of("", "objective: kobol")) {
      Game.drawn("bow: b1\n" + objective)
          .play(new Command.ResolveIcons(List.of(Icon.LAUNCH_RAIDERS), JumpIcon.JUMP, true))
          .shows("bow: b1")
          .andNothingElse();
    }
  }

  @ParameterizedTest
  @EnumSource(GameOption.class)
  @Rule("AC-5")
  void fromCapricaItCountsWithAnyExpansion(GameOption option) {
    Game.with(option, "bow: b1")
        .play(new Command.ResolveIcons(List.of(Icon.LAUNCH_RAIDERS), JumpIcon.JUMP, true))
        .shows("bow: b1")
        .besides("jump: 1");
  }

  @ParameterizedTest
  @EnumSource(value = Objective.class, mode = EnumSource.Mode.EXCLUDE, names = "KOBOL")
  @Rule("AC-5")
  void anObjectiveOfAnExpansionTellsThatItIsUsed(Objective objective) {
    Game.drawn("objective: " + objective.word())
        .play(new Command.ResolveIcons(List.of(), JumpIcon.JUMP, true))
        .besides("jump: 1");
  }

  @Test
  @Rule("AC-5")
  void fromCapricaACardWithoutTheIconMovesNothing() {
    Game.with(GameOption.PEGASUS, "")
        .play(new Command.ResolveIcons(List.of(Icon.LAUNCH_RAIDERS), JumpIcon.NONE, true))
        .andNothingElse()
        .told(new Event.NothingHappened("AC-5"));
  }
}
