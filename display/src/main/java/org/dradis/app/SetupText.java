package org.dradis.app;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.Option;
import org.dradis.rules.setup.Component;
import org.dradis.rules.setup.Decks;
import org.dradis.rules.setup.LeaderCards;
import org.dradis.rules.setup.LoyaltyDeck;
import org.dradis.rules.setup.Place;
import org.dradis.rules.setup.Seat;
import org.dradis.rules.setup.Setup;
import org.dradis.rules.setup.SetupItem;

/** A setup as a list to work through at the table. */
final class SetupText {
  /** Words of the program that people write otherwise; longer ones first. */
  private static final List<String[]> NAMES =
      List.of(
          new String[] {"new caprica", "New Caprica"},
          new String[] {"viper mk2", "viper Mk II"},
          new String[] {"viper mk7", "viper Mk VII"},
          new String[] {"mining asteroid", "Mining Asteroid"},
          new String[] {"galactica", "Galactica"},
          new String[] {"pegasus", "Pegasus"},
          new String[] {"cylon", "Cylon"},
          new String[] {"demetrius", "Demetrius"},
          new String[] {"scar ", "Scar "},
          new String[] {"admiral", "Admiral"},
          new String[] {"president", "President"},
          new String[] {"cag", "CAG"},
          new String[] {"quorum", "Quorum"},
          new String[] {"destiny", "Destiny"});

  private final PrintWriter out;

  SetupText(PrintWriter out) {
    this.out = out;
  }

  static void characters(PrintWriter out, List<CharacterSheet> sheets) {
    for (CharacterSheet sheet : sheets) {
      out.println(sheet.name() + ", " + sheet.type().word());
    }
  }

  void setup(Setup setup) {
    out.println("Players");
    setup.seats().forEach(this::seat);
    decks(setup.decks());
    out.println();
    out.println("What to put where");
    places(setup.items()).forEach(this::place);
  }

  private void seat(Seat seat) {
    List<String> facts = new ArrayList<>();
    seat.titles().forEach(title -> facts.add(text(title)));
    if (seat.leader()) {
      facts.add("Cylon leader");
    }
    seat.reminders().forEach(reminder -> facts.add(text(reminder)));
    out.println("  " + seat.character() + (facts.isEmpty() ? "" : ": ") + String.join(", ", facts));
  }

  private void decks(Decks decks) {
    LoyaltyDeck loyalty = decks.loyalty();
    out.println();
    out.println("Loyalty deck");
    out.println("  " + count(loyalty.cylon(), "Cylon card"));
    out.println("  " + count(loyalty.human(), "human card"));
    if (loyalty.mutineer()) {
      out.println("  the Mutineer");
      out.println(
          "  (if the Mutineer is still in the deck after the sleeper phase, the current player"
              + " names a human who draws one more card)");
    }
    if (loyalty.joinsAfterFirstDeal() != null) {
      out.println(
          switch (loyalty.joinsAfterFirstDeal()) {
            case SYMPATHIZER -> "  after the first deal: the Sympathizer";
            case SYMPATHETIC_CYLON -> "  after the first deal: the Sympathetic Cylon";
          });
    }
    out.println(
        loyalty.unusedHumansStay()
            ? "  unused human cards stay beside the board as a deck of their own"
            : "  unused cards go back to the box unseen");
    LeaderCards leader = decks.leader();
    if (leader != null && leader.motives() > 0) {
      out.println("  the Cylon leader draws " + leader.motivesAtSleeper() + " more motives at the");
      out.println("  sleeper phase");
    }
    out.println();
    out.println("Destiny and Quorum");
    out.println(
        "  "
            + decks.destinyCards()
            + " Destiny cards"
            + (decks.treacheryInDestiny() > 0
                ? ", " + decks.treacheryInDestiny() + " of them Treachery"
                : ", two of each kind"));
    Integer limit = decks.quorumHandLimit();
    out.println(
        limit == null
            ? "  no limit to the Quorum hand"
            : "  at most " + limit + " cards in the Quorum hand");
  }

  /** Items by place, players by name, in the order of the list. */
  private static Map<String, List<String>> places(List<SetupItem> items) {
    Map<String, List<String>> places = new LinkedHashMap<>();
    for (SetupItem item : items) {
      String where = item.character() == null ? text(item.place()) : item.character();
      places.computeIfAbsent(where, _ -> new ArrayList<>()).add(line(item));
    }
    return places;
  }

  private static String line(SetupItem item) {
    String noun = text(item.component());
    return item.place() == Place.DIAL
        ? noun + " at " + item.count()
        : isAlone(item.component()) ? noun : count(item.count(), noun);
  }

  /** Boards, decks and titles: to count them would sound odd. */
  private static boolean isAlone(Component component) {
    String word = component.word();
    return word.endsWith("board")
        || word.endsWith("deck")
        || word.endsWith("s")
        || word.endsWith("title")
        || word.endsWith("marker");
  }

  private void place(String place, List<String> lines) {
    out.println("  " + Character.toUpperCase(place.charAt(0)) + place.substring(1));
    lines.forEach(line -> out.println("    " + line));
  }

  private static String count(int count, String noun) {
    if (count == 1) {
      return "1 " + noun;
    }
    return count
        + " "
        + (noun.startsWith("viper ") ? noun.replaceFirst("viper", "vipers") : noun + "s");
  }

  private static String text(Option option) {
    String text = option.word().replace('-', ' ');
    for (String[] name : NAMES) {
      text = text.replace(name[0], name[1]);
    }
    return text;
  }
}
