package org.dradis.session;

import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.dradis.cards.AttackDeck;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.JumpIcon;
import org.dradis.rules.board.Placement;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.input.Modifier;
import org.dradis.rules.input.Placed;
import org.dradis.rules.question.Question;
import org.jspecify.annotations.Nullable;

/** What a table full of random people says next. Much of it is refused, as at any table. */
final class RandomPlay {
  private final Random random;
  private final List<Supplier<Command>> commands;

  RandomPlay(Random random) {
    this.random = random;
    this.commands =
        List.of(
            () -> new Command.ResolveIcon(pick(Icon.SHIP_ICONS)),
            () -> new Command.ResolveIcon(pick(Icon.SHIP_ICONS)),
            () ->
                new Command.ResolveIcons(
                    List.of(pick(Icon.SHIP_ICONS), pick(Icon.SHIP_ICONS)), JumpIcon.JUMP, false),
            () -> new Command.PlayAttackCard(pick(AttackDeck.PRINTED.cards())),
            () -> new Command.LaunchViper(craft(), pick(Area.LAUNCH), null),
            () -> new Command.LaunchViper(craft(), pick(Area.LAUNCH), null),
            () -> new Command.MoveViper(Flyer.unmanned(area(), craft()), area()),
            () ->
                new Command.AttackWithViper(
                    Flyer.unmanned(area(), craft()), pick(List.of(Target.values()))),
            () -> new Command.AttackWithGalactica(area(), pick(List.of(Target.values()))),
            () -> new Command.RecallViper(area(), craft()),
            () -> new Command.NukeArea(area()),
            () -> new Command.DamageGalactica(1),
            () -> new Command.DamageBasestar(pick(List.of(Basestar.values()))),
            () -> new Command.LoseCivilian(),
            () -> new Command.PlaceCivilians(1 + random.nextInt(2)),
            () -> new Command.Place(area(), new Placement(0, 2, 1, 1, 1)),
            () -> new Command.RepairCraft(craft()),
            () -> new Command.AdvanceJumpTrack(),
            () -> new Command.Jump(1, List.of(new Placed(area(), new Placement(1, 3, 1, 0, 2)))),
            () -> new Command.UseCylonFleet(),
            () -> new Command.UseHumanFleet(),
            () -> new Command.GainAssaultRaptor(false),
            () -> new Command.TurnDials(1, 1, 1, 1),
            () -> new Command.EndTurn());
  }

  SessionInput next(SessionState state) {
    Question open = state.question();
    if (state.waiting() != null) {
      return random.nextInt(4) == 0 ? new SessionInput.CallOff() : new SessionInput.GoOn();
    }
    if (open == null) {
      return new SessionInput.Start(pick(commands).get());
    }
    return answer(open, state);
  }

  private SessionInput answer(Question open, SessionState state) {
    List<Offer> offers = Offer.of(open, state.game().board());
    return switch (open) {
      case Question.RollDie roll when roll.face() > 0 ->
          random.nextInt(4) == 0 ? broken() : new SessionInput.LetStand();
      case Question.RollDie _ ->
          switch (random.nextInt(8)) {
            case 0 -> new SessionInput.Declare(new Interrupt.RunInterference(area()));
            case 1 -> new SessionInput.RollByComputer(die());
            default -> new SessionInput.TypeDie(die());
          };
      case Question.DrawToken _ -> new SessionInput.Draw(pick(offers).word());
      case Question.Choose _ -> new SessionInput.Choose(pick(offers).word());
    };
  }

  private SessionInput broken() {
    return new SessionInput.Declare(
        random.nextBoolean()
            ? new Interrupt.Reroll(Interrupt.Cause.OTHER, "card " + random.nextInt(9))
            : new Interrupt.Modify(Modifier.calculations(1)));
  }

  int die() {
    return 1 + random.nextInt(8);
  }

  private Area area() {
    return pick(Area.RING);
  }

  private Craft craft() {
    return random.nextInt(3) > 0 ? Craft.MK2 : pick(List.of(Craft.values()));
  }

  <T> T pick(List<T> options) {
    return options.get(random.nextInt(options.size()));
  }

  @Nullable <T> T maybe(List<T> options) {
    return options.isEmpty() ? null : pick(options);
  }
}
