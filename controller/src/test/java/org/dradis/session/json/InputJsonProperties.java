package org.dradis.session.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.dradis.cards.AttackDeck;
import org.dradis.file.BadField;
import org.dradis.file.RecordReader;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Interrupt;
import org.dradis.session.Correction;
import org.dradis.session.Said;
import org.dradis.session.SessionInput;
import org.dradis.session.Source;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every input survives being written and read, whatever is in it. */
class InputJsonProperties {
  private static final Pattern SCENARIO_SHIP = Pattern.compile("\"c\\d\\d\"");
  private static final InputJson JSON = new InputJson(AttackDeck.PRINTED);

  @Property(tries = 40)
  void everyInputSurvivesTheJournal(@ForAll long seed) {
    Random random = new Random(seed);
    for (Said said : inputs(random)) {
      String text = InputJson.write(said);
      assertEquals(said, JSON.read(text), text);
      assertEquals(text, InputJson.write(JSON.read(text)));
      assertFalse(SCENARIO_SHIP.matcher(text).find(), text);
    }
  }

  /** One of every kind: commands, interrupts, corrections and all others of the session. */
  private static List<Said> inputs(Random random) {
    List<Said> all = new ArrayList<>();
    RecordReader.records(SessionInput.class)
        .forEach(type -> all.add(said((SessionInput) make(type, random))));
    RecordReader.records(Command.class)
        .map(type -> (Command) make(type, random))
        .forEach(command -> all.add(said(new SessionInput.Start(command))));
    RecordReader.records(Interrupt.class)
        .map(type -> (Interrupt) make(type, random))
        .forEach(interrupt -> all.add(said(new SessionInput.Declare(interrupt))));
    RecordReader.records(Correction.class)
        .map(type -> (Correction) make(type, random))
        .forEach(each -> all.add(said(new SessionInput.Correct(each, "Ann", "misread"))));
    return all;
  }

  private static Said said(SessionInput input) {
    return new Said(Source.TOUCH, input);
  }

  private static Object make(Class<?> type, Random random) {
    RecordComponent[] components = type.getRecordComponents();
    while (true) {
      @Nullable Object[] parts = new @Nullable Object[components.length];
      for (int i = 0; i < parts.length; i++) {
        boolean mayBeNull = components[i].getAnnotatedType().isAnnotationPresent(Nullable.class);
        parts[i] =
            mayBeNull && random.nextBoolean()
                ? null
                : value(components[i].getGenericType(), random);
      }
      try {
        Class<?>[] types =
            Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        return type.getDeclaredConstructor(types).newInstance(parts);
      } catch (ReflectiveOperationException e) {
        if (!(e.getCause() instanceof IllegalArgumentException)) {
          throw new IllegalStateException(e);
        }
      }
    }
  }

  private static Object value(Type type, Random random) {
    if (type instanceof ParameterizedType generic) {
      Type last = generic.getActualTypeArguments()[generic.getActualTypeArguments().length - 1];
      int size = random.nextInt(3);
      if (generic.getRawType() == Map.class) {
        Map<String, Object> map = new TreeMap<>();
        for (int i = 0; i < size; i++) {
          map.put(text(random), value(last, random));
        }
        return map;
      }
      return Stream.generate(() -> value(last, random)).limit(size).toList();
    }
    Class<?> plain = (Class<?>) type;
    if (plain == AttackCard.class) {
      return AttackDeck.PRINTED.cards().get(random.nextInt(AttackDeck.PRINTED.cards().size()));
    }
    if (plain == int.class) {
      return random.nextBoolean() ? random.nextInt() : 1 + random.nextInt(8);
    }
    if (plain == boolean.class) {
      return random.nextBoolean();
    }
    if (plain == String.class) {
      return text(random);
    }
    if (plain.isEnum()) {
      return plain.getEnumConstants()[random.nextInt(plain.getEnumConstants().length)];
    }
    List<Class<?>> records = RecordReader.records(plain).toList();
    return make(records.get(random.nextInt(records.size())), random);
  }

  private static String text(Random random) {
    return List.of("E0040100", "Gaius Baltar", "\"quoted\"\n", "Звезда", "艦", "")
        .get(random.nextInt(6));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[] | input: must be an object, not a list",
        "{} | by: is missing",
        "{\"by\":\"wind\",\"input\":{}} | by: \"wind\" is not known here; known are touch, tags,"
            + " die, command-line, table",
        "{\"by\":\"die\",\"input\":{\"type\":\"typeDie\"}} | input.face: is missing",
        "{\"by\":\"die\",\"input\":{\"type\":\"typeDie\",\"face\":1.5}} | input.face: must be a"
            + " whole number, not a number with a point or an exponent",
        "{\"by\":\"die\",\"input\":{\"type\":\"letStand\",\"face\":1}} | input.face: unknown here;"
            + " known are type",
        "{\"by\":\"die\",\"input\":{\"type\":\"throw\",\"outcome\":{\"type\":\"rolled\",\"face\":9}}}"
            + " | input.outcome: A die of eight sides has no face 9.",
        "{\"by\":\"touch\",\"input\":{\"type\":\"start\",\"command\":{\"type\":\"playAttackCard\","
            + "\"card\":\"Tea\"}}} | input.command.card: \"Tea\" is not an attack card",
      })
  void aBadInputIsOneSentenceThatNamesItsField(String text, String sentence) {
    assertEquals(sentence, assertThrows(BadField.class, () -> JSON.read(text)).getMessage());
  }
}
