package org.dradis.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** The examples of the format's public contract. */
class ContractExamplesTest {

  @TestFactory
  Stream<DynamicTest> theContractsExamplesHold() {
    return lines()
        .map(Resolved.JSON::readTree)
        .map(
            example ->
                DynamicTest.dynamicTest(
                    example.get("name").stringValue(),
                    () -> check(example.get("scenario"), example.get("result"))));
  }

  static Stream<String> lines() {
    try (var in = ContractExamplesTest.class.getResourceAsStream("contract-examples.ndjson")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8).lines();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void check(JsonNode scenario, JsonNode result) {
    Resolved resolved = Resolved.text(scenario.toString());
    if (result.has("error")) {
      assertEquals(result.get("error").stringValue(), resolved.complaint());
    } else if (result.has("board")) {
      // The text, so that the order of the fields counts too.
      assertEquals(result.get("board").toString(), resolved.board().toString());
    } else {
      assertEquals(3, resolved.exitCode());
      JsonNode pending = resolved.last().required("pending");
      assertEquals(result.at("/pending/kind"), pending.get("kind"));
      assertEquals(result.at("/pending/for"), pending.get("for"));
    }
  }
}
