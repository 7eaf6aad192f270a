package org.dradis.hud.simtable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.dradis.hud.Words;
import org.dradis.rig.sim.SimSettings;
import org.dradis.rig.sim.SimulatedTable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class FaultListTest {
  private final SimulatedTable table = SimulatedTable.virtual(SimSettings.REFERENCE);
  private final FaultList faults = new FaultList();

  FaultListTest() {
    look();
  }

  private void look() {
    faults.show(FaultList.State.of(table));
  }

  private void press(String name) {
    FaultList.press(fault(name), table);
    look();
  }

  @AfterEach
  void close() {
    table.close();
  }

  private FaultList.Fault fault(String name) {
    return faults.parts().stream()
        .flatMap(it -> faults.of(it).stream())
        .filter(it -> it.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void zonesComeAfterWhatATableHasOneOf() {
    List<String> parts = faults.parts();
    assertEquals(
        Set.of("tap-pad", "tower", "lights", "readers-1"), Set.copyOf(parts.subList(0, 4)));
    assertEquals("bow", parts.get(4));
    assertEquals(10, parts.size());
  }

  @Test
  void endingOneFaultLeavesTheOthers() {
    press("bow.unplugged");
    press("stern.noise");
    assertEquals(1, faults.activeIn("bow"));
    press("bow.unplugged");
    assertEquals(Set.of("stern.noise"), Set.copyOf(faults.active()));
    table.calm();
    look();
    assertTrue(faults.active().isEmpty());
  }

  @Test
  void whatAnotherListPressedEndsWithAPressHere() {
    FaultList other = new FaultList();
    press("bow.unplugged");
    other.show(FaultList.State.of(table));
    assertEquals(1, other.activeIn("bow"));
    FaultList.press(fault("bow.unplugged"), table);
    assertTrue(table.lasting().isEmpty());
  }

  @Test
  void whatPassesByItselfIsNotOn() {
    press("bow.reset");
    assertEquals(0, faults.activeIn("bow"));
  }

  @Test
  void everyFaultHasANameInEveryLanguage() {
    for (Locale locale : Words.LANGUAGES) {
      Words words = Words.in(locale);
      for (String part : faults.parts()) {
        for (FaultList.Fault fault : faults.of(part)) {
          assertTrue(!words.of("simtable.fault." + fault.word()).isEmpty());
          assertTrue(!words.of("simtable.faults." + fault.time()).isEmpty());
        }
      }
    }
  }
}
