package org.dradis.rules.raiders;

import org.dradis.rules.attack.AttackTable;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.damage.ViperLoss;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Roll;
import org.dradis.rules.question.RollFor;
import org.jspecify.annotations.Nullable;

/** A raider attacks a viper, unmanned or piloted (AT). */
record RaiderAttacksViper(RaiderActs raider, Craft craft, @Nullable PilotedCraft piloted)
    implements Roll, RaiderDecision {
  @Override
  public RollFor what() {
    return new RollFor(
        piloted == null
            ? RollFor.Kind.ATTACK_ON_UNMANNED_VIPER
            : RollFor.Kind.ATTACK_ON_PILOTED_VIPER,
        raider.by(),
        target(),
        raider.area());
  }

  private String target() {
    return piloted == null ? craft.word() : piloted.pilot();
  }

  @Override
  public void rolled(Play play, int result) {
    Area area = raider.area();
    switch (AttackTable.onViper(craft, result)) {
      case MISSED -> play.tell(new Event.AttackMissed(raider.by(), target(), area));
      case DAMAGED -> {
        if (piloted == null) {
          ViperLoss.damageUnmanned(play, area, craft);
        } else {
          ViperLoss.damagePiloted(play, area, piloted);
        }
      }
      case DESTROYED -> {
        if (piloted == null) {
          ViperLoss.destroyUnmanned(play, area, craft);
        } else {
          ViperLoss.destroyPiloted(play, area, piloted);
        }
      }
    }
  }
}
