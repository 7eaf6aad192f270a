package org.dradis.hud.enrol;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dradis.box.Box;
import org.dradis.box.Kind;
import org.dradis.cards.AttackDeck;
import org.dradis.cards.CrisisCard;
import org.dradis.cards.CrisisDeck;
import org.dradis.crew.PrintedRegister;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.Title;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/** What lies in the boxes of the game (CO). */
public final class Contents {
  /** Those that come in a box of their own. */
  public static final List<Expansion> EXPANSIONS =
      List.of(Expansion.PEGASUS, Expansion.EXODUS, Expansion.DAYBREAK);

  private static final int RAIDERS_OF_BASE = 16;
  private static final int NUKES_OF_BASE = 2;
  private static final int ON_ONE_PAGE = 40;
  private static final int ON_A_PAGE = 28;

  private Contents() {}

  /** How many miniatures of a kind there are with these expansions; none of what is printed. */
  public static int of(Kind kind, Set<Expansion> with) {
    boolean exodus = with.contains(Expansion.EXODUS);
    int all = kind.limit().orElse(0);
    return switch (kind) {
      case RAIDER -> exodus ? all : RAIDERS_OF_BASE;
      case NUKE -> exodus ? all : NUKES_OF_BASE;
      case VIPER_MK7 -> exodus ? all : 0;
      case SCAR, OCCUPATION_FORCE -> with.contains(Expansion.PEGASUS) ? all : 0;
      case ASSAULT_RAPTOR -> with.contains(Expansion.DAYBREAK) ? all : 0;
      default -> all;
    };
  }

  /** How many miniatures there are in all. */
  public static int all(Set<Expansion> with) {
    return Arrays.stream(Kind.values()).mapToInt(kind -> of(kind, with)).sum();
  }

  /** How many of them are enrolled; one too many of a kind does not make up for another. */
  public static int enrolled(Box box, Set<Expansion> with) {
    return Arrays.stream(Kind.values())
        .mapToInt(kind -> Math.min(box.count(kind), of(kind, with)))
        .sum();
  }

  /** The expansions that a box of tags and the game on the table tell of. */
  public static Set<Expansion> expansions(Box box, @Nullable TableView game) {
    Set<Expansion> all = EnumSet.of(Expansion.BASE);
    List<String> options = game == null ? List.of() : game.board().options();
    if (options.contains("pegasus")
        || box.count(Kind.SCAR) > 0
        || box.count(Kind.OCCUPATION_FORCE) > 0) {
      all.add(Expansion.PEGASUS);
    }
    if (options.contains("cylon-fleet")
        || box.count(Kind.RAIDER) > RAIDERS_OF_BASE
        || box.count(Kind.VIPER_MK7) > 0) {
      all.add(Expansion.EXODUS);
    }
    if (options.contains("daybreak") || box.count(Kind.ASSAULT_RAPTOR) > 0) {
      all.add(Expansion.DAYBREAK);
    }
    return all;
  }

  /** What is printed on the things of a kind, in the order in which players look for it. */
  public static List<String> names(Kind kind) {
    return switch (kind) {
      case CARD ->
          Stream.concat(
                  AttackDeck.PRINTED.cards().stream().map(AttackCard::name),
                  CrisisDeck.PRINTED.cards().stream().map(CrisisCard::name))
              .distinct()
              .sorted(Comparator.comparing(Contents::spoken))
              .toList();
      case CHARACTER ->
          PrintedRegister.get().sheets().stream()
              .map(CharacterSheet::name)
              .sorted(Comparator.comparing(Contents::spoken))
              .toList();
      case TITLE -> Arrays.stream(Title.values()).map(Title::word).toList();
      default -> List.of();
    };
  }

  /** The letter by which players look for a name. */
  public static char letter(String name) {
    return spoken(name).charAt(0);
  }

  private static String spoken(String name) {
    return name.replace("\"", "");
  }

  /** The same, a page for so many first letters as fit; no letter is on two pages. */
  public static List<List<String>> pages(Kind kind) {
    List<List<String>> pages = new ArrayList<>();
    List<String> names = names(kind);
    if (names.size() <= ON_ONE_PAGE) {
      return names.isEmpty() ? pages : List.of(names);
    }
    SortedMap<Character, List<String>> letters =
        names.stream()
            .collect(Collectors.groupingBy(Contents::letter, TreeMap::new, Collectors.toList()));
    for (List<String> each : letters.values()) {
      if (pages.isEmpty() || pages.getLast().size() + each.size() > ON_A_PAGE) {
        pages.add(new ArrayList<>());
      }
      pages.getLast().addAll(each);
    }
    return pages;
  }
}
