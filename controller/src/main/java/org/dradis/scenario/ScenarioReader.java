package org.dradis.scenario;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.dradis.cards.AttackDeck;
import org.dradis.crew.PrintedRegister;
import org.dradis.file.Field;
import org.dradis.file.JsonText;
import org.dradis.file.Members;
import org.dradis.file.Words;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Crew;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.StartPosition;
import org.dradis.rules.question.Pool;
import org.jspecify.annotations.Nullable;

/** Reads a scenario and checks all of it before anything is played (R5). */
public final class ScenarioReader {
  public static final String FORMAT = "dradis-scenario/1";

  private static final List<String> POOLS = List.of("galactica", "basestar", "pegasus", "civilian");

  private static final ScenarioReader PRINTED = new ScenarioReader(AttackDeck.PRINTED);

  private final AttackDeck deck;
  private final StepReader steps;

  /** A reader that knows the attack cards of this deck. */
  public ScenarioReader(AttackDeck deck) {
    this.deck = deck;
    this.steps = new StepReader(deck);
  }

  /** Reads a scenario that uses only the cards of the game. */
  public static Scenario read(String text) {
    return PRINTED.scenario(text);
  }

  /** Throws {@link BadField} with the first field that is wrong. */
  public Scenario scenario(String text) {
    Members scenario = JsonText.read("scenario", text).members("a scenario, an object");
    Field format = scenario.need("format");
    if (!format.text().equals(FORMAT)) {
      throw format.wrong("must be \"" + FORMAT + "\", not \"" + format.text() + "\"");
    }
    PieceSet<GameOption> options = GameOption.NONE;
    for (Field option : scenario.items("options")) {
      options = options.with(Words.OPTION.read(option));
    }
    return new Scenario(
        board(scenario.getUnlessNull("board"), options),
        each(scenario.items("steps"), steps::read),
        each(scenario.items("dice"), Die::read),
        draws(scenario.get("draws")),
        each(scenario.items("choices"), ScenarioReader::choice),
        Policy.read(scenario.getUnlessNull("policy")));
  }

  private Board board(@Nullable Field field, PieceSet<GameOption> options) {
    return field == null
        ? StartPosition.of(options, Manifest.SCENARIO).with(Crew.NONE.with(PrintedRegister.get()))
        : BoardReader.read(field, options, deck);
  }

  private static Map<Pool, List<String>> draws(@Nullable Field field) {
    Map<Pool, List<String>> draws = new EnumMap<>(Pool.class);
    if (field != null) {
      Members members = field.members().only(POOLS);
      draws.put(Pool.GALACTICA, tokens(members.items("galactica"), Words.GALACTICA_TOKEN));
      draws.put(Pool.BASESTAR, tokens(members.items("basestar"), Words.BASESTAR_TOKEN));
      draws.put(Pool.PEGASUS, tokens(members.items("pegasus"), Words.PEGASUS_TOKEN));
      draws.put(Pool.CIVILIAN, tokens(members.items("civilian"), Words.CIVILIAN));
    }
    return draws;
  }

  private static List<String> tokens(List<Field> items, Words<?> words) {
    return each(items, item -> words.read(item).word());
  }

  /** Options are strings; a number is accepted too (R8). */
  private static String choice(Field field) {
    return field.isNumber()
        ? Long.toString(field.wholeNumber(Long.MIN_VALUE, Long.MAX_VALUE))
        : field.text("the word of an option");
  }

  private static <T> List<T> each(List<Field> items, Function<Field, T> read) {
    List<T> all = new ArrayList<>(items.size());
    for (Field item : items) {
      all.add(read.apply(item));
    }
    return all;
  }
}
