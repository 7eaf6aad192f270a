package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class SetupCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void theListIsTextToWorkThrough() {
    assertEquals(0, setup("--player William --player Roslin --player Starbuck --player Chief"));
    assertEquals(
        """
        Players
          William Adama: Admiral
          Laura Roslin: President
          Kara "Starbuck" Thrace
          "Chief" Galen Tyrol

        Loyalty deck
          1 Cylon card
          6 human cards
          after the first deal: the Sympathizer
          unused cards go back to the box unseen

        Destiny and Quorum
          10 Destiny cards, two of each kind
          no limit to the Quorum hand

        What to put where
          Table
            Galactica board
        """,
        out.toString().lines().limit(19).map(line -> line + "\n").reduce("", String::concat));
    for (String line :
        List.of(
            "    3 raiders",
            "    13 raiders",
            "    6 vipers Mk II",
            "    fuel dial at 8",
            "    2 nukes",
            "    8 Galactica damage tokens")) {
      assertTrue(out.toString().lines().toList().contains(line), line + " in " + out);
    }
  }

  @Test
  void everyExpansionIsInTheTextToo() {
    assertEquals(
        0,
        setup(
            "--expansion pegasus --expansion exodus --expansion daybreak --option cylon-fleet"
                + " --objective earth --player Apollo --player Doral --player Cain"
                + " --player Roslin --player Hoshi"));
    for (String line :
        List.of(
            "  Lee \"Apollo\" Adama (Pilot): CAG, start in launched viper",
            "  Aaron Doral: Cylon leader",
            "  the Mutineer",
            "  12 Destiny cards, 2 of them Treachery",
            "  at most 10 cards in the Quorum hand",
            "    4 vipers Mk VII",
            "    2 motive cards",
            "    Cylon fleet board",
            "    1 Mining Asteroid card")) {
      assertTrue(out.toString().lines().toList().contains(line), line + " in " + out);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--player William --player Roslin --player Starbuck",
        "--expansion exodus --objective ionian-nebula --player William --player Roslin"
            + " --player Starbuck --player Boomer",
        "--expansion pegasus --option sympathetic-cylon --player William --player Roslin"
            + " --player Starbuck --player Chief",
        "--expansion pegasus --objective new-caprica --player William --player Roslin"
            + " --player Starbuck --player Cavil",
        "--expansion daybreak --objective earth --player William --player Roslin"
            + " --player Apollo --player Doral",
      })
  void theJsonKeepsToItsSchema(String arguments) throws IOException {
    assertEquals(0, setup(arguments + " --json"), err::toString);
    assertEquals(1, out.toString().lines().count());
    Schema schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(Files.readString(Path.of("../docs/setup.schema.json")), InputFormat.JSON);
    assertEquals(List.of(), schema.validate(out.toString(), InputFormat.JSON));
  }

  @Test
  void charactersListsWhoMayBeChosenNext() {
    assertEquals(0, setup("--characters --player William --player Roslin"));
    assertEquals(
        """
        Lee "Apollo" Adama (Pilot), pilot
        Kara "Starbuck" Thrace, pilot
        Sharon "Boomer" Valerii, pilot
        "Chief" Galen Tyrol, support
        """,
        out.toString().replace(System.lineSeparator(), "\n"));
  }

  @Test
  void charactersAsJson() {
    assertEquals(0, setup("--characters --json --player William --player Roslin --player Kara"));
    assertTrue(
        out.toString()
            .startsWith("{\"characters\":[{\"name\":\"Gaius Baltar (Political Leader)\","),
        out::toString);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --player William --player Roslin                  | the game needs three players, not 2
          --player Adama                                    | Adama may be William Adama or Lee "Apollo" Adama (Pilot)
          --player Nobody                                   | nobody is called Nobody
          --characters --player Nobody                      | nobody is called Nobody
          --expansion razor                                 | razor is not an expansion; known are base, pegasus, exodus, daybreak
          --option mutiny                                   | mutiny is not an option; known are cylon-fleet, ionian-nebula, sympathetic-cylon
          --objective home                                  | home is not an objective; known are kobol, new-caprica, ionian-nebula, earth
          --player William --player Saul --player Roslin    | Saul Tigh is military, but the next character is political or pilot or support, because most sheets are left of these
          """)
  void whatIsNotAllowedIsOneSentenceAndExitCode2(String arguments, String sentence) {
    assertEquals(2, setup(arguments));
    assertEquals("", out.toString());
    assertEquals("dradis: " + sentence, err.toString().strip());
  }

  private int setup(String arguments) {
    return Main.run(
        new CommandLine(new SetupCommand()),
        new PrintWriter(out),
        new PrintWriter(err),
        arguments.split(" ", -1));
  }
}
