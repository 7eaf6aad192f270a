package org.dradis.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** docs/scenario.schema.json says the same as the program, as far as a schema can. */
class ScenarioSchemaTest {
  private static final Schema SCHEMA = load();

  /** What only the program can know: totals, pieces in two places, what the board allows. */
  private static final List<String> BEYOND_A_SCHEMA =
      List.of(
          " already",
          ", the game has ",
          "is there twice (",
          "lone surrogate",
          " with a point or",
          "is not among",
          "is not in the pool",
          "this basestar is not",
          "the jump track is still red",
          "FTL Control is damaged",
          "there are no attack cards",
          "Dogfight needs the option",
          "Lockdown needs the option",
          "has not begun",
          "no occupation force is at",
          "has not returned",
          "no unmanned",
          "there is no raider",
          "is not a launch area",
          "armory is not damaged",
          " is executed, ",
          " is not one of the human",
          " is not in the line",
          " and cannot be ",
          "the CAG needs",
          "must be at most 2147483647");

  @ParameterizedTest
  @MethodSource("good")
  void theSchemaAcceptsWhatTheProgramAccepts(String scenario) {
    assertEquals(List.of(), SCHEMA.validate(scenario, InputFormat.JSON));
  }

  static Stream<String> good() throws IOException {
    Stream<String> contract =
        ContractExamplesTest.lines()
            .map(Resolved.JSON::readTree)
            .filter(example -> !example.get("result").has("error"))
            .map(example -> example.get("scenario").toString());
    Stream<String> golden = GoldenScenario.all().stream().map(GoldenScenario::text);
    return Stream.concat(Stream.concat(contract, golden), steps());
  }

  /** One of each step of the format, those to come included. */
  private static Stream<String> steps() {
    return """
    {"attackCard": "Ambush"}
    {"viper": {"area": "port-bow", "craft": "mk2", "do": "launch", "pilot": "A"}}
    {"viper": {"area": "bow", "craft": "mk7", "do": "move", "to": "port-bow"}}
    {"viper": {"do": "move", "pilot": "A", "to": "port-bow"}}
    {"viper": {"area": "bow", "craft": "mk2", "do": "attack", "target": "b1"}}
    {"viper": {"area": "bow", "craft": "mk2", "do": "escort", "target": "c01"}}
    {"viper": {"area": "bow", "craft": "mk2", "do": "recall"}}
    {"galactica": {"target": "b1"}}
    {"galactica": {"area": "bow", "target": "scar"}}
    {"armory": 2}
    {"nuke": {"basestar": "b1"}}
    {"nuke": {"area": "bow"}}
    {"pegasusCic": "b1"}
    {"mainBatteries": "bow"}
    {"damageGalactica": 2}
    {"damageBasestar": "b1"}
    {"humanFleet": true}
    {"cylonFleetLaunch": true}
    {"loseCivilian": true}
    {"moveCivilian": {"civilian": "c01", "to": "bow"}}
    {"repair": "armory"}
    {"repair": "airlock"}
    {"repair": {"craft": "mk2"}}
    {"dial": {"fuel": -1, "morale": 1}}
    {"jumpIcon": true}
    {"ftl": true}
    {"jump": {"distance": 2, "place": [{"area": "bow", "raiders": 3}]}}
    {"distance": 2}
    {"place": {"area": "bow", "raiders": 3, "basestars": 1}}
    {"brig": "William Adama"}
    {"release": "William Adama"}
    {"reveal": "William Adama"}
    {"mutineer": "William Adama"}
    {"execute": "William Adama", "cylon": false, "new": "Saul Tigh"}
    {"title": "president", "to": "William Adama"}
    {"newCaprica": "breeders-canyon"}
    {"newCaprica": {"attack": 1}}
    {"endTurn": true}
    """
        .lines()
        .map(step -> Resolved.scenario("\"steps\": [" + step + "]"));
  }

  @Test
  void aBoardThatComesOutIsAcceptedAsInput() {
    JsonNode board = Resolved.of("").board();
    String scenario = Resolved.scenario("\"board\": " + board);
    assertEquals(List.of(), SCHEMA.validate(scenario, InputFormat.JSON));
  }

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(
      resources = "complaints.txt",
      delimiterString = "=>",
      quoteCharacter = '`',
      maxCharsPerColumn = 100_000)
  void theSchemaRefusesWhatTheProgramRefuses(String fields, String complaint) {
    if (BEYOND_A_SCHEMA.stream().noneMatch(complaint::contains)) {
      assertFalse(SCHEMA.validate(Resolved.scenario(fields), InputFormat.JSON).isEmpty());
    }
  }

  @Test
  void theFormatIsRequired() {
    assertFalse(SCHEMA.validate("{}", InputFormat.JSON).isEmpty());
    assertFalse(SCHEMA.validate("{\"format\": \"dradis/1\"}", InputFormat.JSON).isEmpty());
  }

  private static Schema load() {
    try {
      String text = Files.readString(Repository.file("docs/scenario.schema.json"));
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(text, InputFormat.JSON);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
