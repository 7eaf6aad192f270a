package org.dradis.session.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import org.dradis.file.RecordReader;
import org.dradis.file.RecordWriter;
import org.dradis.port.DiceThrow;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Cargo;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Target;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.question.Decider;
import org.dradis.rules.question.Matter;
import org.dradis.rules.question.Pool;
import org.dradis.rules.question.Question;
import org.dradis.rules.question.RollFor;
import org.dradis.session.Correction;
import org.dradis.session.DiceNote;
import org.dradis.session.SessionInput;
import org.dradis.session.board.Move;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.session.board.Trouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextsTest {
  private static final List<Class<?>> SAID_BY_WHAT_THEY_HOLD =
      List.of(
          SessionInput.Start.class,
          SessionInput.Declare.class,
          SessionInput.Throw.class,
          SessionInput.HoldRolls.class,
          SessionInput.Undo.class,
          SessionInput.Redo.class);

  private final Texts texts = Texts.in(Locale.ENGLISH);

  @Test
  void aTaskIsPlain() {
    assertEquals(
        "move 2 raiders from the bow to the starboard bow",
        texts.task(new Move(PieceKind.RAIDER, 2, Place.BOW, Place.STARBOARD_BOW)));
    assertEquals(
        "put 1 viper Mk II in the port bow",
        texts.task(new Move(PieceKind.VIPER_MK2, 1, null, Place.PORT_BOW)));
    assertEquals(
        "take 1 civilian ship away from the stern",
        texts.task(new Move(PieceKind.CIVILIAN, 1, Place.STERN, null)));
  }

  @Test
  void troublesAreNamed() {
    assertEquals(
        "Raider 3 is in no area: in a hand, or fallen over. It was in the bow.",
        texts.trouble(new Trouble.Gone(PieceKind.RAIDER, "raider 3", Place.BOW)));
    assertEquals(
        "A heavy raider stands in the bow where a viper Mk VII should be.",
        texts.trouble(
            new Trouble.WrongShip(PieceKind.HEAVY_RAIDER, PieceKind.VIPER_MK7, Place.BOW)));
    assertEquals(
        "2 raiders too many in the stern.",
        texts.trouble(new Trouble.TooMany(PieceKind.RAIDER, 2, Place.STERN)));
  }

  @Test
  void aPartThatIsNotThereLeavesNoGap() {
    assertEquals(
        "A civilian ship is lost: nothing aboard.",
        texts.event(new Event.CivilianDestroyed(CivilianShip.C03, Cargo.NOTHING, null)));
    assertEquals(
        "A raider moves from the bow to the port bow.",
        texts.event(new Event.RaiderMoved(Area.BOW, Area.PORT_BOW, false)));
  }

  @Test
  void whetherScarFallsIsAnsweredInWordsOfItsOwn() {
    Question which =
        new Question.Choose(
            Matter.SCAR_OR_RAIDER, Area.BOW, null, List.of(Target.RAIDER, Target.SCAR));
    assertEquals("Which raiders are destroyed?", texts.question(which));
    assertEquals("Others, not Scar", texts.offer(which, "raider"));
    assertEquals("Scar and others", texts.offer(which, "scar"));
  }

  @Test
  void aDrawIsExplainedByWhatTheTokenDoes() {
    assertEquals(
        "The damaged location is out of use; with four of them Pegasus is destroyed.",
        texts.rule(new Question.DrawToken(Pool.PEGASUS, List.of())));
  }

  @Test
  void everythingThatCanBeSaidIsInTheBundle() {
    ResourceBundle bundle = ResourceBundle.getBundle("org.dradis.session.words.texts", Locale.ROOT);
    List<String> keys = new ArrayList<>();
    RecordReader.records(Event.class).forEach(it -> keys.add("event." + RecordWriter.type(it)));
    RecordReader.records(Trouble.class).forEach(it -> keys.add("trouble." + RecordWriter.type(it)));
    RecordReader.records(DiceNote.class).forEach(it -> keys.add("note." + RecordWriter.type(it)));
    RecordReader.records(Command.class).forEach(it -> keys.add("said." + RecordWriter.type(it)));
    RecordReader.records(DiceThrow.class).forEach(it -> keys.add("said." + RecordWriter.type(it)));
    RecordReader.records(Correction.class)
        .forEach(it -> keys.add("said.correct." + RecordWriter.type(it)));
    RecordReader.records(SessionInput.class)
        .filter(it -> !SAID_BY_WHAT_THEY_HOLD.contains(it))
        .forEach(it -> keys.add("said." + RecordWriter.type(it)));
    for (Matter matter : Matter.values()) {
      keys.add("question.choose." + word(matter));
    }
    for (RollFor.Kind kind : RollFor.Kind.values()) {
      keys.add("roll." + word(kind));
    }
    for (Pool pool : Pool.values()) {
      keys.add("question.draw." + pool.word());
    }
    for (Decider decider : Decider.values()) {
      keys.add("decider." + word(decider));
    }
    for (PieceKind kind : PieceKind.values()) {
      keys.add("count." + kind.word() + ".one");
      keys.add("count." + kind.word() + ".other");
      keys.add("a." + kind.word());
    }
    for (Place place : Place.values()) {
      keys.add("from." + place.word());
      keys.add("in." + place.word());
      if (place.isReal()) {
        keys.add("to." + place.word());
      }
    }
    keys.removeIf(bundle::containsKey);
    assertEquals(List.of(), keys);
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @ParameterizedTest
  @CsvSource({
    "en,1,one",
    "en,0,other",
    "de,2,other",
    "ru,1,one",
    "ru,21,one",
    "ru,11,many",
    "ru,3,few",
    "ru,13,many",
    "ru,5,many",
    "ja,1,other"
  })
  void pluralsFollowTheLanguage(String language, int number, String form) {
    assertEquals(form, Plurals.of(Locale.of(language)).form(number));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "ru", "ja"})
  void theVersionOfASheetIsSaidOnlyWhereOneIsPicked(String language) {
    String baltar = "Gaius Baltar (Political Leader)";
    Texts texts = Texts.in(Locale.of(language));
    assertEquals("Gaius Baltar", texts.label(baltar));
    String arrested = texts.event(new Event.CharacterArrested(baltar, PlayerState.BRIG));
    assertTrue(arrested.contains("Gaius Baltar") && !arrested.contains("("), arrested);
    assertNotEquals(texts.sheet(baltar), texts.sheet("Gaius Baltar (Support)"));
    assertNotEquals(
        texts.action("execute.human", Map.of("new", baltar)),
        texts.action("execute.human", Map.of("new", "Gaius Baltar (Support)")));
  }

  @Test
  void aLanguageThatNobodyWroteReadsEnglish() {
    assertTrue(
        Texts.in(Locale.of("eo"))
            .task(new Move(PieceKind.RAIDER, 1, Place.BOW, Place.STERN))
            .startsWith("move 1 raider"));
  }
}
