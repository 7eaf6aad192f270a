package org.dradis.rules.cards;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.basestars.BasestarsAttack;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.Ring;
import org.dradis.rules.damage.RaptorLoss;
import org.dradis.rules.event.Event;
import org.dradis.rules.jump.AdvanceJumpTrack;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Task;
import org.dradis.rules.raiders.RaidersOfArea;

/** The special rule of a card, as far as the engine can apply it; then the card may stay (CA-2). */
record ApplySpecial(AttackCard card, Ring<Integer> raidersBefore) implements Act {
  @Override
  public void play(Play play) {
    boolean stays = true;
    List<Task> tasks = new ArrayList<>();
    switch (card.special()) {
      case BESIEGED -> tasks.addAll(placedRaidersAct(play));
      case HEAVY_ASSAULT -> tasks.add(new BasestarsAttack());
      case RAIDING_PARTY -> jumpTrackBack(play, 1);
      case MASSIVE_ASSAULT -> jumpTrackBack(play, 2);
      case TACTICAL_STRIKE -> {
        tasks.add(new StrikeReserves());
        tasks.add(new StrikeReserves());
      }
      case SCAR -> stays = placeScar(play);
      case BLINDSIDED -> RaptorLoss.lose(play);
      case TRIAL_BY_FIRE -> tasks.add(new TrialByFire());
      case REMINDER -> remind(play);
      case AMBUSH,
          CYLON_SWARM,
          DOGFIGHT,
          LOCKDOWN,
          LURED_INTO_A_TRAP,
          THE_GUARDIANS,
          THIRTY_THREE -> {}
    }
    if (stays) {
      tasks.add(new StayInPlay(card.inPlay()));
    }
    play.next(tasks);
  }

  private void remind(Play play) {
    String text = card.text();
    if (text != null) {
      play.tell(new Event.SpecialReminded(card.name(), text, card.until()));
    }
  }

  private int placed(Play play, Area area) {
    return play.at(area).raiders() - raidersBefore.get(area);
  }

  /** Besieged: the raiders the card placed act there, however many; others do not. */
  private List<Task> placedRaidersAct(Play play) {
    List<Task> tasks = new ArrayList<>();
    for (Area area : Area.RING) {
      if (placed(play, area) > 0) {
        tasks.add(RaidersOfArea.some(area, placed(play, area)));
      }
    }
    return tasks;
  }

  private static void jumpTrackBack(Play play, int spaces) {
    AdvanceJumpTrack.move(play, Math.max(0, play.board().voyage().jump() - spaces));
  }

  /** Scar: no raider came, or the token is out already: no token, and the card does not stay. */
  private boolean placeScar(Play play) {
    Area area = card.scarIn();
    boolean alreadyOut = play.board().areaOfScar() != null;
    if (area == null || alreadyOut || placed(play, area) <= 0) {
      return false;
    }
    play.set(area, play.at(area).withScar(true));
    play.tell(new Event.ScarAppeared(area));
    return true;
  }
}
