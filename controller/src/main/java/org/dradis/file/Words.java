package org.dradis.file;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.CharacterType;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Objective;
import org.dradis.rules.board.Option;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.Special;
import org.dradis.rules.board.Target;
import org.dradis.rules.board.Title;
import org.dradis.rules.board.Until;
import org.jspecify.annotations.Nullable;

/** The words by which files name the things of one kind. */
public final class Words<T extends Option> {
  public static final Words<GameOption> OPTION = new Words<>("an option", GameOption.values());
  public static final Words<Area> AREA = new Words<>("an area", Area.values());
  public static final Words<Basestar> BASESTAR = new Words<>("a basestar", Basestar.values());
  public static final Words<CivilianShip> CIVILIAN =
      new Words<>("a civilian ship", CivilianShip.values());

  /** How live games name them: a letter says nothing, while scenarios give c01-c12 contents. */
  public static final Words<CivilianShip> FACE_DOWN =
      new Words<>("a civilian ship", Words::opaque, CivilianShip.values());

  public static final Words<Craft> CRAFT = new Words<>("a craft", Craft.values());
  public static final Words<Craft> DAMAGEABLE = new Words<>("a viper", Craft.MK2, Craft.MK7);
  public static final Words<GalacticaToken> GALACTICA_TOKEN =
      new Words<>("a damage token of Galactica", GalacticaToken.values());
  public static final Words<GalacticaToken> LOCATION =
      new Words<>(
          "a location of Galactica",
          GalacticaToken.NONE
              .all()
              .only(GalacticaToken::isLocation)
              .list()
              .toArray(GalacticaToken[]::new));
  public static final Words<GalacticaToken> RESOURCE_TOKEN =
      new Words<>("a resource token", GalacticaToken.FOOD, GalacticaToken.FUEL);
  public static final Words<PegasusToken> PEGASUS_TOKEN =
      new Words<>("a damage token of Pegasus", PegasusToken.values());
  public static final Words<BasestarToken> BASESTAR_TOKEN =
      new Words<>("a damage token of a basestar", BasestarToken.values());
  public static final Words<PlayerState> STATE = new Words<>("a state", PlayerState.values());
  public static final Words<Title> TITLE = new Words<>("a title", Title.values());
  public static final Words<Expansion> EXPANSION = new Words<>("an expansion", Expansion.values());
  public static final Words<CharacterType> CHARACTER_TYPE =
      new Words<>("a type of character", CharacterType.values());
  public static final Words<Objective> OBJECTIVE = new Words<>("an objective", Objective.values());
  public static final Words<Resource> RESOURCE = new Words<>("a dial", Resource.values());
  public static final Words<Outcome> OUTCOME = new Words<>("an outcome", Outcome.values());
  public static final Words<Icon> SHIP_ICON =
      new Words<>("a ship icon", Icon.SHIP_ICONS.toArray(Icon[]::new));
  public static final Words<Icon> CRISIS_ICON = new Words<>("an icon", Icon.values());
  public static final Words<Until> UNTIL = new Words<>("a moment", Until.values());
  public static final Words<Special> EFFECT = new Words<>("an effect", Special.values());
  public static final Words<Target> TARGET = new Words<>("a target", Target.values());

  private final String noun;
  private final Function<T, String> name;
  private final Map<String, T> things = new LinkedHashMap<>();
  private final List<String> all;

  @SafeVarargs
  public Words(String noun, T... things) {
    this(noun, Option::word, things);
  }

  @SafeVarargs
  private Words(String noun, Function<T, String> name, T... things) {
    this.noun = noun;
    this.name = name;
    for (T thing : things) {
      this.things.put(name.apply(thing), thing);
    }
    this.all = List.copyOf(this.things.keySet());
  }

  @SuppressWarnings("EnumOrdinal") // the letter is nothing but a place in a list
  private static String opaque(CivilianShip ship) {
    return "ship-" + (char) ('a' + ship.ordinal());
  }

  /** The word of a thing. */
  public String of(T thing) {
    return name.apply(thing);
  }

  /** The words in canonical order. */
  public List<String> all() {
    return all;
  }

  public @Nullable T find(String word) {
    return things.get(word);
  }

  public T read(Field field) {
    String word = field.text(noun);
    T thing = things.get(word);
    if (thing == null) {
      throw field.wrong("\"" + word + "\" is not " + noun + "; known are " + list(all));
    }
    return thing;
  }

  /** Reads a list in which every piece can be only once, because the game has it once. */
  public static <E extends Enum<E> & Option> PieceSet<E> pieces(
      @Nullable Field field, Words<E> words, PieceSet<E> none) {
    PieceSet<E> pieces = none;
    if (field != null) {
      for (Field item : field.items()) {
        E piece = words.read(item);
        if (pieces.has(piece)) {
          throw item.wrong(piece.word() + " is there twice, the game has one");
        }
        pieces = pieces.with(piece);
      }
    }
    return pieces;
  }

  public static String list(Iterable<String> words) {
    return String.join(", ", words);
  }
}
