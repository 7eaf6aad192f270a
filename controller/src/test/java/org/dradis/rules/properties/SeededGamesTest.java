package org.dradis.rules.properties;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.dradis.rules.Result;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.question.Matter;
import org.dradis.rules.question.Pool;
import org.dradis.rules.question.Question;
import org.dradis.rules.question.RollFor;
import org.junit.jupiter.api.Test;

/**
 * Games whose events are on file: no order may hang on hash codes, on salts or on the machine.
 *
 * <p>With {@code -Ddradis.games.update=true} the file is written anew, after a change of rules.
 */
class SeededGamesTest {
  private static final String FILE = "/properties/seeded-games.txt";

  @Test
  void theGamesAreThoseOnFile() throws Exception {
    if (Boolean.getBoolean("dradis.games.update")) {
      Path file = Path.of("src/test/resources" + FILE);
      Files.createDirectories(requireNonNull(file.getParent()));
      Files.write(file, SeededGames.digests());
    } else {
      assertEquals(onFile(), SeededGames.digests());
    }
  }

  /** Identity hash codes come from another generator there, and sets have another salt. */
  @Test
  void theGamesAreTheSameWithOtherHashCodes() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UnlockExperimentalVMOptions",
                "-XX:hashCode=0",
                "-XX:TieredStopAtLevel=1",
                "-Xshare:auto",
                "-cp",
                System.getProperty("java.class.path"),
                SeededGames.class.getName())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    byte[] output = process.getInputStream().readAllBytes();
    assertEquals(0, process.waitFor());
    assertEquals(onFile(), new String(output, StandardCharsets.UTF_8).lines().toList());
  }

  @Test
  void theGamesReachEveryInputEventQuestionAndRefusal() {
    Set<String> reached = new TreeSet<>();
    for (int seed = 1; seed <= SeededGames.GAMES; seed++) {
      for (Game.Turn turn : Game.seeded(seed).turns()) {
        switch (turn.result()) {
          case Result.Refused(Rejection rejection) -> reached.add(rejection.code().name());
          case Result.Played(var state, var events, var question) -> {
            reached.add(turn.input().getClass().getSimpleName());
            events.forEach(event -> reached.add(event.getClass().getSimpleName()));
            reached.add(question == null ? "rest" : subject(question));
          }
        }
      }
    }
    Set<String> missed = new TreeSet<>(everything());
    missed.removeAll(reached);
    assertEquals(Set.of(), missed);
  }

  private static String subject(Question question) {
    return switch (question) {
      case Question.RollDie roll -> roll.what().kind().name();
      case Question.DrawToken draw -> draw.pool().name();
      case Question.Choose choice -> choice.matter().name();
    };
  }

  private static List<String> everything() {
    List<String> names = new ArrayList<>();
    for (Class<?> sealed : List.of(Command.class, Answer.class, Interrupt.class, Event.class)) {
      Arrays.stream(sealed.getPermittedSubclasses()).forEach(c -> names.add(c.getSimpleName()));
    }
    EnumSet.allOf(Matter.class).forEach(matter -> names.add(matter.name()));
    EnumSet.allOf(Pool.class).forEach(pool -> names.add(pool.name()));
    EnumSet.allOf(RollFor.Kind.class).forEach(kind -> names.add(kind.name()));
    EnumSet.allOf(Rejection.Code.class).forEach(code -> names.add(code.name()));
    return names;
  }

  private static List<String> onFile() throws IOException {
    try (var file = requireNonNull(SeededGamesTest.class.getResourceAsStream(FILE))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }
}
