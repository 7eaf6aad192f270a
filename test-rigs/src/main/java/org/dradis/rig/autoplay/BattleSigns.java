package org.dradis.rig.autoplay;

import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Command;
import org.dradis.rules.question.RollFor;
import org.jspecify.annotations.Nullable;

/** How the rules of fighting and damage are recognised: AT, DM, VI, IN. */
final class BattleSigns {
  private BattleSigns() {}

  static void addTo(Signs signs) {
    dice(signs);
    damage(signs);
    vipers(signs);
    signs
        .on(Event.ModifierDeclared.class, "IN-1")
        .on(Event.RerollDeclared.class, "IN-1")
        .on(Event.InterferenceRun.class, "IN-2")
        .on(Answer.Stands.class, "IN-3");
  }

  private static void dice(Signs signs) {
    signs
        .on(
            Event.DieRolled.class,
            "AT-1",
            (rolled, watch) ->
                !rolled.by().equals("pegasus-cic") && isStructural(watch.before(), rolled.at()))
        .on(Event.DieRolled.class, "AT-2", (rolled, _) -> rolled.plus() != 0)
        .on(
            Event.DieRolled.class,
            "CF-6",
            (rolled, watch) -> rolled.plus() != 0 && watch.rollsFor(RollFor.Kind.CYLON_FLEET_AREA))
        .on(Event.NukeSpent.class, "CO-5")
        .on(Event.EngineRoomReadied.class, "AT-5")
        .on(Event.RaiderDestroyed.class, "AT-6", (destroyed, _) -> destroyed.scar());
  }

  private static boolean isStructural(Board board, @Nullable String at) {
    for (Basestar basestar : Basestar.NONE.all()) {
      if (basestar.word().equals(at)) {
        return board.damage().of(basestar).has(BasestarToken.STRUCTURAL_DAMAGE);
      }
    }
    return false;
  }

  private static void damage(Signs signs) {
    signs
        .on(Event.ViperDamaged.class, "DM-1")
        .on(Event.ViperDestroyed.class, "DM-1")
        .on(
            Event.ViperDestroyed.class,
            "DM-10",
            (destroyed, watch) ->
                destroyed.craft() == Craft.ASSAULT_RAPTOR
                    && (destroyed.area() == null || watch.rollsFor(RollFor.Kind.MAIN_BATTERIES)))
        .on(Event.RaiderDestroyed.class, "DM-2")
        .on(Event.HeavyRaiderDestroyed.class, "DM-2")
        .on(Event.BasestarDestroyed.class, "DM-2")
        .on(Event.CenturionDestroyed.class, "DM-2")
        .on(Event.BasestarDamaged.class, "CO-7", "DM-3")
        .on(
            Event.BasestarDestroyed.class,
            "DM-4",
            (_, watch) ->
                watch.after().plays(GameOption.IONIAN_NEBULA)
                    ? watch.tokenDrawn()
                    : !watch.rollsFor(RollFor.Kind.NUKE_AT_BASESTAR)
                        && !watch.rollsFor(RollFor.Kind.NUKE_AT_AREA))
        .on(
            Event.BasestarDamaged.class,
            "DM-5",
            (damaged, _) -> damaged.token().needsIonianNebula())
        .on(Event.GalacticaDamaged.class, "CO-6", "DM-6")
        .on(Event.PegasusDamaged.class, "CO-6", "DM-7")
        .on(Event.CivilianDestroyed.class, "CO-4", "DM-8")
        .on(Command.LoseCivilian.class, "DM-9")
        .on(
            Event.CivilianDestroyed.class,
            "DM-12",
            (_, watch) ->
                watch.command() instanceof Command.LoseCivilian
                    && watch.before().newCaprica() != null);
  }

  private static void vipers(Signs signs) {
    signs
        .on(Event.ViperLaunched.class, "GE-2", "VI-1")
        .on(Event.ViperMoved.class, "GE-1", "VI-1")
        .on(
            Event.ViperMoved.class,
            "CF-5",
            (moved, watch) -> moved.craft() == Craft.MK7 && moved.from() == watch.mk7At())
        .on(Command.AttackWithViper.class, "VI-1")
        .on(Command.AttackWithGalactica.class, "VI-2")
        .on(Command.AttackCenturion.class, "VI-2")
        .on(Event.ViperReturned.class, "VI-3", (returned, _) -> returned.pilot() != null)
        .on(Command.LoseRaptor.class, "VI-4")
        .on(Event.AssaultRaptorGained.class, "VI-4")
        .on(Command.RecallViper.class, "VI-5")
        .on(Event.CivilianMoved.class, "VI-6")
        .on(Command.MoveViper.class, "VI-7", (_, watch) -> watch.viperActedBefore())
        .on(Command.AttackWithViper.class, "VI-7", (_, watch) -> watch.viperActedBefore());
  }
}
