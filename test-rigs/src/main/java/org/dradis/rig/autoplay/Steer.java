package org.dradis.rig.autoplay;

import java.util.ArrayList;
import java.util.List;
import org.dradis.cards.AttackDeck;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Hull;
import org.dradis.rules.board.Hyphenated;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Option;
import org.dradis.rules.board.Placement;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Special;
import org.dradis.rules.board.Voyage;
import org.dradis.rules.input.Command;
import org.dradis.rules.question.Matter;
import org.dradis.rules.question.Question;
import org.dradis.rules.question.RollFor;
import org.jspecify.annotations.Nullable;

/** A wish that makes rare things likely. Every wish is something a table may do. */
public enum Steer implements Hyphenated {
  /** No wish at all. */
  NONE {
    @Override
    boolean spares() {
      return false;
    }
  },

  /** Jump as soon as possible; on New Caprica get the ships away and leave. */
  VOYAGE {
    @Override
    @Nullable Command action(Board board, Chance chance) {
      if (board.newCaprica() != null) {
        return board.frozen() && chance.oneIn(2)
            ? new Command.PrepareShip()
            : crisis(board, chance);
      }
      return board.voyage().jump() >= Voyage.FIRST_BLUE
          ? new Command.ActivateFtl()
          : crisis(board, chance);
    }

    @Override
    @Nullable Command crisis(Board board, Chance chance) {
      return board.newCaprica() != null && !board.frozen() ? null : new Command.AdvanceJumpTrack();
    }
  },

  /** Heavy raiders board, and nobody shoots back. */
  BOARDING {
    @Override
    Command action(Board board, Chance chance) {
      return chance.oneIn(3) && !board.basestars().isEmpty()
          ? new Command.UseCylonFleet()
          : crisis(board, chance);
    }

    @Override
    Command crisis(Board board, Chance chance) {
      return new Command.ResolveIcon(Icon.ACTIVATE_HEAVY_RAIDERS);
    }

    @Override
    int die(RollFor what, Chance chance) {
      return what.kind() == RollFor.Kind.ATTACK_ON_CENTURION ? 1 : chance.die();
    }
  },

  /** Centurions are shot, so that heavy raiders fill the launch areas. */
  REPEL {
    @Override
    @Nullable Command action(Board board, Chance chance) {
      for (int space = 3; space > 1; space--) {
        if (board.boarding().at(space) > 0) {
          return new Command.AttackCenturion(space);
        }
      }
      return BOARDING.action(board, chance);
    }

    @Override
    @Nullable Command crisis(Board board, Chance chance) {
      return board.boarding().atThree() > 0 ? null : BOARDING.crisis(board, chance);
    }

    @Override
    int die(RollFor what, Chance chance) {
      return what.kind() == RollFor.Kind.ATTACK_ON_CENTURION ? 8 : chance.die();
    }
  },

  /** Galactica is hit, and takes it herself. */
  GALACTICA {
    @Override
    Command action(Board board, Chance chance) {
      return new Command.DamageGalactica(1);
    }

    @Override
    @Nullable Option option(Question.Choose choose) {
      return choose.matter() == Matter.DAMAGED_HULL ? Hull.GALACTICA : null;
    }
  },

  /** Pegasus takes the hits. */
  PEGASUS {
    @Override
    Command action(Board board, Chance chance) {
      return new Command.DamageGalactica(1);
    }

    @Override
    @Nullable Option option(Question.Choose choose) {
      return choose.matter() == Matter.DAMAGED_HULL ? Hull.PEGASUS : null;
    }
  },

  /** The Cylon Fleet board fills up, and comes. */
  PURSUIT {
    @Override
    Command action(Board board, Chance chance) {
      return board.basestars().isEmpty() ? crisis(board, chance) : new Command.AdvanceJumpTrack();
    }

    @Override
    Command crisis(Board board, Chance chance) {
      return new Command.ResolveIcon(chance.pick(SHIPS));
    }
  },

  /** Everybody goes to the Brig, and one comes out again. */
  BRIG {
    @Override
    @Nullable Command action(Board board, Chance chance) {
      boolean all = CrewMoves.humans(board).equals(CrewMoves.in(board, PlayerState.BRIG));
      if (!all) {
        return CrewMoves.brig(board, chance);
      }
      return chance.oneIn(2)
          ? CrewMoves.release(board, chance)
          : CrewMoves.giveTitle(board, chance);
    }
  },

  /** One execution after the other, until nobody is left to come. */
  EXECUTION {
    @Override
    @Nullable Command action(Board board, Chance chance) {
      return board.dials().morale() < 4
          ? new Command.TurnDials(0, 0, 4, 0)
          : CrewMoves.execute(board, chance);
    }
  },

  /** Scar comes, with many others, and the big guns are aimed at them. */
  SCAR {
    @Override
    @Nullable Command action(Board board, Chance chance) {
      return board.plays(GameOption.PEGASUS) && chance.oneIn(2)
          ? GalacticaMoves.mainBatteries(board, chance)
          : GalacticaMoves.nuke(board, chance);
    }

    @Override
    @Nullable Command crisis(Board board, Chance chance) {
      boolean out = board.areaOfScar() != null;
      boolean canCome = board.plays(GameOption.PEGASUS) && !board.plays(GameOption.CYLON_FLEET);
      return out || !canCome
          ? new Command.ResolveIcon(Icon.LAUNCH_RAIDERS)
          : new Command.PlayAttackCard(THE_SCAR_CARD);
    }

    @Override
    int die(RollFor what, Chance chance) {
      return what.kind() == RollFor.Kind.NUKE_AT_BASESTAR
              || what.kind() == RollFor.Kind.MAIN_BATTERIES
          ? chance.pick(BIG_GUNS)
          : chance.die();
    }
  },

  /** More ships than the boxes hold, for both sides. */
  CROWD {
    @Override
    Command action(Board board, Chance chance) {
      return switch (chance.below(4)) {
        case 0 -> new Command.UseCylonFleet();
        case 1 -> new Command.Place(chance.pick(Area.RING), new Placement(1, 4, 1, 2, 0));
        case 2 -> new Command.PlaceCivilians(3);
        default -> new Command.LoseCivilian();
      };
    }

    @Override
    Command crisis(Board board, Chance chance) {
      return new Command.ResolveIcon(Icon.LAUNCH_RAIDERS);
    }
  };

  private static final List<Icon> SHIPS =
      List.of(Icon.ACTIVATE_BASESTARS, Icon.LAUNCH_RAIDERS, Icon.ACTIVATE_HEAVY_RAIDERS);
  private static final List<Integer> BIG_GUNS = List.of(1, 2, 7, 7, 8, 8);
  private static final AttackCard THE_SCAR_CARD =
      AttackDeck.PRINTED.cards().stream()
          .filter(card -> card.special() == Special.SCAR)
          .findFirst()
          .orElseThrow();

  /** Half of the games without a wish, the others with each in turn. */
  public static List<Steer> inTurn() {
    List<Steer> all = new ArrayList<>();
    for (Steer steer : values()) {
      if (steer != NONE) {
        all.add(NONE);
        all.add(steer);
      }
    }
    return List.copyOf(all);
  }

  /** Whether dials are kept up, so that the game lasts. */
  boolean spares() {
    return true;
  }

  /** The action it wishes for, or null. */
  @Nullable Command action(Board board, Chance chance) {
    return null;
  }

  /** The crisis it wishes for, or null. */
  @Nullable Command crisis(Board board, Chance chance) {
    return null;
  }

  /** The option it wishes for, or null. */
  @Nullable Option option(Question.Choose choose) {
    return null;
  }

  /** The face it wishes for. */
  int die(RollFor what, Chance chance) {
    return chance.die();
  }
}
