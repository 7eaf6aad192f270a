package org.dradis.session.words;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.dradis.cards.AttackDeck;
import org.dradis.file.RecordReader;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Option;
import org.dradis.session.board.Place;
import org.jspecify.annotations.Nullable;

/** Records of every kind, filled so that each value of each component turns up. */
public final class Samples {
  public static final List<String> NAMES = List.of("Laura Roslin", "Kara \"Starbuck\" Thrace");

  /** The kinds of ships that questions name. */
  static final List<String> KINDS =
      List.of("raider", "heavyRaider", "basestar", "viper", "civilian");

  /** Who can act in a roll, and on what. */
  static final List<String> ACTORS =
      List.of(
          "galactica",
          "raider",
          "scar",
          "heavyRaider",
          "b1",
          "b2",
          "mk2",
          "mk7",
          "assaultRaptor",
          "basestar",
          "armory",
          "centurion",
          "nuke",
          "pegasus-cic",
          "main-batteries",
          "human-fleet",
          "ftl-control",
          "resistance",
          "occupation-force",
          "Kara \"Starbuck\" Thrace");

  private static final List<String> SPACES = List.of("from", "to", "space", "position");

  private static final Map<String, List<String>> TEXTS =
      Map.ofEntries(
          Map.entry("by", ACTORS),
          Map.entry("at", ACTORS),
          Map.entry("option", CodeWords.ON_BUTTONS),
          Map.entry("token", CodeWords.ON_BUTTONS),
          Map.entry("reason", List.of("Strategic Planning", "Calculations", "a card", "reroll 2")),
          Map.entry("rule", List.of("RA-5", "NC-6", "LA-4", "CO-5")),
          Map.entry("card", List.of("Jammed Assault")),
          Map.entry("text", specials()),
          Map.entry("label", List.of("raider 3", "viper mk2 1", "civilian ship 12")),
          Map.entry("tag", List.of("E0162466BADC0DE0")),
          Map.entry("who", List.of("Ann")),
          Map.entry("why", List.of("(8)")),
          Map.entry("sentence", List.of("(9)")));

  private Samples() {}

  private static List<String> specials() {
    return AttackDeck.PRINTED.cards().stream()
        .map(AttackCard::text)
        .filter(text -> text != null)
        .toList();
  }

  /** Records of each kind of a sealed family. */
  public static <T> List<T> of(Class<T> family) {
    return RecordReader.records(family).flatMap(it -> each(it).map(family::cast)).toList();
  }

  /** As many records of a type as are needed to see every value of each component. */
  static Stream<Object> each(Class<?> type) {
    List<List<@Nullable Object>> values = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      values.add(values(component));
    }
    int count = values.stream().mapToInt(List::size).max().orElse(1);
    return Stream.iterate(0, i -> i < count, i -> i + 1)
        .map(i -> make(type, values.stream().map(all -> all.get(i % all.size())).toArray()));
  }

  private static List<@Nullable Object> values(RecordComponent component) {
    List<@Nullable Object> values = new ArrayList<>(values(component.getType(), component));
    if (component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
      values.add(null);
    }
    return values;
  }

  private static List<?> values(Class<?> type, RecordComponent component) {
    if (type == Place.class) {
      return Stream.of(Place.values()).filter(Place::isReal).toList();
    }
    if (type.isEnum()) {
      return Arrays.asList(type.getEnumConstants());
    }
    if (type == int.class || type == Integer.class) {
      return SPACES.contains(component.getName()) ? List.of(0, 1, 2) : List.of(1, 2, 5);
    }
    if (type == boolean.class) {
      return List.of(false, true);
    }
    if (type == String.class) {
      return TEXTS.getOrDefault(component.getName(), NAMES);
    }
    if (type == Map.class) {
      return List.of(Map.of());
    }
    if (type == List.class) {
      boolean ofIcons = component.getGenericType().getTypeName().contains("Icon");
      return List.of(List.of(), ofIcons ? List.of(Icon.values()) : List.of(Area.BOW, Area.STERN));
    }
    if (type == Option.class) {
      return Area.RING;
    }
    if (type == AttackCard.class) {
      return List.of(AttackDeck.PRINTED.cards().getFirst());
    }
    if (type.isRecord() || type.isSealed()) {
      return RecordReader.records(type).flatMap(Samples::each).toList();
    }
    throw new IllegalStateException("no sample of " + type);
  }

  private static Object make(Class<?> type, @Nullable Object[] values) {
    try {
      var maker = type.getDeclaredConstructors()[0];
      maker.setAccessible(true);
      return maker.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " of " + Arrays.toString(values), e);
    }
  }
}
