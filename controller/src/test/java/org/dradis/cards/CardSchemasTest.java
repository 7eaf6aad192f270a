package org.dradis.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dradis.file.OwnFile;
import org.dradis.file.Words;
import org.dradis.rules.board.Special;
import org.dradis.scenario.Repository;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The schemas of card files say the same as the program, as far as a schema can. */
class CardSchemasTest {
  private static final Schema ATTACKS = schema("docs/cylon-attacks.schema.json");
  private static final Schema CRISES = schema("docs/crisis-icons.schema.json");
  private static final Pattern BLOCK = Pattern.compile("(?s)```json\\n(.*?)```");
  private static final Pattern EFFECT_ROW = Pattern.compile("(?m)^  \\| `([a-z-]+)` \\|");

  @Test
  void theCardsOfTheGameKeepToTheSchemas() {
    assertEquals(
        List.of(),
        ATTACKS.validate(OwnFile.read(CardFile.class, "cylon-attacks.json"), InputFormat.JSON));
    assertEquals(
        List.of(),
        CRISES.validate(OwnFile.read(CardFile.class, "crisis-icons.json"), InputFormat.JSON));
  }

  @Test
  void theChangedCardsAreGoodUnchanged() {
    assertEquals(List.of(), ATTACKS.validate(BrokenCards.attacks("{}"), InputFormat.JSON));
    assertEquals(List.of(), CRISES.validate(BrokenCards.crises("{}"), InputFormat.JSON));
  }

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(resources = "broken-attacks.txt", delimiterString = "=>", quoteCharacter = '`')
  void theSchemaRefusesBrokenAttackCards(String change, String written) {
    boolean refused = !ATTACKS.validate(BrokenCards.attacks(change), InputFormat.JSON).isEmpty();
    assertEquals(!written.endsWith(BrokenCards.BEYOND_A_SCHEMA), refused);
  }

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(resources = "broken-crises.txt", delimiterString = "=>", quoteCharacter = '`')
  void theSchemaRefusesBrokenCrisisCards(String change, String written) {
    boolean refused = !CRISES.validate(BrokenCards.crises(change), InputFormat.JSON).isEmpty();
    assertEquals(!written.endsWith(BrokenCards.BEYOND_A_SCHEMA), refused);
  }

  @Test
  void theSchemasRefuseEachOthersFormat() {
    assertFalse(ATTACKS.validate(BrokenCards.crises("{}"), InputFormat.JSON).isEmpty());
    assertFalse(CRISES.validate(BrokenCards.attacks("{}"), InputFormat.JSON).isEmpty());
  }

  @ParameterizedTest
  @MethodSource("examples")
  void theExamplesOfTheGuideAreCards(String text) {
    CardDecks decks = CardDecks.EMPTY.and("example", text);
    assertEquals(1, decks.size());
    Schema schema = decks.attacks().cards().isEmpty() ? CRISES : ATTACKS;
    assertEquals(List.of(), schema.validate(text, InputFormat.JSON));
  }

  static Stream<String> examples() {
    List<String> blocks = BLOCK.matcher(guide()).results().map(block -> block.group(1)).toList();
    assertEquals(2, blocks.size());
    return blocks.stream();
  }

  @Test
  void theGuideListsEveryMomentAndEveryEffect() {
    List<String> rows =
        EFFECT_ROW.matcher(guide()).results().map(row -> row.group(1)).sorted().toList();
    Stream<String> effects = Arrays.stream(Special.values()).map(Special::word);
    assertEquals(Stream.concat(Words.UNTIL.all().stream(), effects).sorted().toList(), rows);
  }

  private static String guide() {
    return read("docs/howto/add-a-card.md");
  }

  private static String read(String path) {
    try {
      return Files.readString(Repository.file(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Schema schema(String path) {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(read(path), InputFormat.JSON);
  }
}
