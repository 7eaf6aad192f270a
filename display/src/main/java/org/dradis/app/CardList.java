package org.dradis.app;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dradis.cards.CardDecks;
import org.dradis.cards.CardWriter;
import org.dradis.cards.CrisisCard;
import org.dradis.file.BadField;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Until;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which cards are listed, and how. */
final class CardList {
  @ArgGroup private @Nullable Kind kind;

  @Option(
      names = "--expansion",
      paramLabel = "X",
      description = "Only cards of this expansion: base, pegasus, exodus, daybreak or your own.")
  private @Nullable String expansion;

  @Option(names = "--json", description = "One card of JSON a line, in the form of card files.")
  private boolean json;

  @Parameters(paramLabel = "FILE", description = "Card files that correct or extend the cards.")
  private List<String> files = new ArrayList<>();

  /** Attack cards, crisis cards, or, with neither word, both. */
  private static final class Kind {
    @Option(names = "--attack", description = "Only attack cards.")
    private boolean attack;

    @Option(names = "--crisis", description = "Only crisis cards.")
    private boolean crisis;
  }

  void print(PrintWriter out) {
    CardDecks decks = CardDecks.PRINTED;
    for (String file : files) {
      decks = CardFiles.join(decks, file);
    }
    List<AttackCard> attacks =
        decks.attacks().cards().stream()
            .filter(card -> kind == null || kind.attack)
            .filter(card -> isWanted(card.expansion()))
            .toList();
    List<CrisisCard> crises =
        decks.crises().cards().stream()
            .filter(card -> kind == null || kind.crisis)
            .filter(card -> isWanted(card.expansion()))
            .toList();
    if (attacks.isEmpty() && crises.isEmpty()) {
      throw new BadField("--expansion", "there is no such card; expansions are " + all(decks));
    }
    if (json) {
      attacks.forEach(card -> out.print(CardWriter.write(card) + "\n"));
      crises.forEach(card -> out.print(CardWriter.write(card) + "\n"));
    } else {
      List<List<String>> rows = new ArrayList<>();
      attacks.forEach(card -> rows.add(row(card)));
      crises.forEach(card -> rows.add(row(card)));
      Columns.print(out, rows);
    }
  }

  private boolean isWanted(String ofCard) {
    return expansion == null || expansion.equals(ofCard);
  }

  private static String all(CardDecks decks) {
    return Stream.concat(
            decks.attacks().cards().stream().map(AttackCard::expansion),
            decks.crises().cards().stream().map(CrisisCard::expansion))
        .distinct()
        .sorted()
        .collect(Collectors.joining(", "));
  }

  private static List<String> row(AttackCard card) {
    return List.of(
        card.name(),
        card.expansion(),
        card.superCrisis() ? "super attack" : "attack",
        icons(card.activate()),
        card.until() == Until.NOW ? "" : "until " + card.until().word());
  }

  private static List<String> row(CrisisCard card) {
    String jump = card.deck() == CrisisCard.Deck.CRISIS ? "jump" : "evacuate";
    String copies = card.copies() == 1 ? "" : card.copies() + " copies";
    return List.of(
        card.name(),
        card.expansion(),
        card.deck().word(),
        icons(card.icons()),
        Stream.of(card.jumpIcon() ? jump : "", copies)
            .filter(word -> !word.isEmpty())
            .collect(Collectors.joining(", ")));
  }

  private static String icons(List<Icon> icons) {
    return icons.stream().map(Icon::word).collect(Collectors.joining(" + "));
  }
}
