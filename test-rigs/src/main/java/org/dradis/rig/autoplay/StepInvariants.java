package org.dradis.rig.autoplay;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.Hangar;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;

/** What never goes back, and what stands still while the fleet is on New Caprica (NC-4). */
final class StepInvariants {
  private StepInvariants() {}

  static void check(Beat beat) {
    Board before = beat.before();
    Board after = beat.after();
    Broken.unless(
        after.voyage().distance() >= before.voyage().distance(), "the fleet travelled back");
    Broken.unless(
        before.civilians().lost().minus(after.civilians().lost()).isEmpty(),
        "a lost civilian ship is back");
    Broken.unless(
        before.damage().removed().minus(after.damage().removed()).isEmpty(),
        "a removed token is back");
    Broken.unless(
        !before.damage().pegasusDestroyed() || after.damage().pegasusDestroyed(),
        "Pegasus is back");
    checkHangar(before.hangar(), after.hangar());
    checkPlayers(before, after);
    NewCaprica landed = before.newCaprica();
    if (landed != null) {
      NewCaprica now = after.newCaprica();
      Broken.unless(now != null && (now.returned() || !landed.returned()), "a phase is undone");
    }
    if (before.frozen() && after.frozen()) {
      checkFrozen(before, after);
    }
  }

  private static void checkHangar(Hangar before, Hangar after) {
    Broken.unless(
        after.destroyed().mk2() >= before.destroyed().mk2()
            && after.destroyed().mk7() >= before.destroyed().mk7()
            && after.destroyed().assaultRaptors() >= before.destroyed().assaultRaptors()
            && after.raptorsLost() >= before.raptorsLost(),
        "a destroyed craft is back");
  }

  private static void checkPlayers(Board before, Board after) {
    Broken.unless(
        after.crew().players().size() >= before.crew().players().size(), "a player is gone");
    for (int i = 0; i < before.crew().players().size(); i++) {
      Player was = before.crew().players().get(i);
      Player is = after.crew().players().get(i);
      Broken.unless(was.character().equals(is.character()), "players changed places");
      Broken.unless(
          was.state() != PlayerState.EXECUTED || is.state() == PlayerState.EXECUTED,
          is.character() + " rose from the dead");
    }
  }

  private static void checkFrozen(Board before, Board after) {
    boolean still =
        after.space().equals(before.space())
            && after.fleet().equals(before.fleet())
            && after.damage().equals(before.damage())
            && after.boarding().equals(before.boarding())
            && after.nukes() >= before.nukes()
            && after.voyage().distance() == before.voyage().distance()
            && after.hangar().damaged().equals(before.hangar().damaged());
    Broken.unless(still, "something moved in frozen space");
  }
}
