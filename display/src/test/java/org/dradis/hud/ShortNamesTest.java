package org.dradis.hud;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ShortNamesTest {
  private static String alone(String character) {
    return ShortNames.of(List.of(character)).of(character);
  }

  @Test
  void aNicknameComesFirst() {
    assertEquals("Starbuck", alone("Kara \"Starbuck\" Thrace"));
    assertEquals("Apollo", alone("Lee \"Apollo\" Adama (Pilot)"));
    assertEquals("Chief", alone("\"Chief\" Galen Tyrol"));
  }

  @Test
  void elseItIsTheLastNameWithoutItsVersion() {
    assertEquals("Roslin", alone("Laura Roslin"));
    assertEquals("Baltar", alone("Gaius Baltar (Political Leader)"));
    assertEquals("Anders", alone("Samuel T. Anders"));
    assertEquals("Cavil", alone("Cavil"));
  }

  @Test
  void twoOfTheSameNameHaveInitials() {
    ShortNames names = ShortNames.of(List.of("Saul Tigh", "Ellen Tigh", "Laura Roslin"));
    assertEquals("S. Tigh", names.of("Saul Tigh"));
    assertEquals("E. Tigh", names.of("Ellen Tigh"));
    assertEquals("Roslin", names.of("Laura Roslin"));
  }
}
