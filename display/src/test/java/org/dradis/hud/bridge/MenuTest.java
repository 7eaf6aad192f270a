package org.dradis.hud.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.dradis.hud.Panel;
import org.dradis.view.ActionView;
import org.junit.jupiter.api.Test;

final class MenuTest {
  private static final List<Panel> PANELS =
      List.of(
          Panel.CYLONS,
          Panel.VIPERS,
          Panel.GALACTICA,
          Panel.JUMP,
          Panel.CREW,
          Panel.NEW_CAPRICA,
          Panel.SUPPLIES,
          Panel.AREA);

  private static List<ActionView> actions(Panel panel) {
    return new TableForTests(TableForTests.FLEET)
        .view().actions().stream().filter(Door.behind(panel, "port-bow")).toList();
  }

  @Test
  void aShortListIsShownAtOnce() {
    List<ActionView> jump = actions(Panel.JUMP);
    assertTrue(new Menu(jump).entries(jump, 0).stream().allMatch(Entry.Start.class::isInstance));
  }

  @Test
  void whoActsComesFirst() {
    List<ActionView> crew = actions(Panel.CREW);
    List<Entry> entries = new Menu(crew).entries(crew, 0);
    assertEquals(5, entries.size());
    Entry.Open first = assertInstanceOf(Entry.Open.class, entries.getFirst());
    assertEquals(Key.WHO, first.by());
    assertEquals("William Adama", first.first().subject());
  }

  @Test
  void theManyWhoCanFollowTheExecutedStandOnPages() {
    List<ActionView> crew = actions(Panel.CREW);
    List<ActionView> follow =
        crew.stream()
            .filter(it -> it.id().equals("execute.human") && it.subject().equals("Laura Roslin"))
            .toList();
    Menu menu = new Menu(crew);
    List<String> names = new ArrayList<>();
    for (int page = 0; page < 3; page++) {
      for (Entry entry : menu.entries(follow, page)) {
        if (entry instanceof Entry.Start(var _, ActionView action)) {
          names.add(Started.successor(action));
        } else {
          assertEquals(new Entry.More("more", page + 1, 3), entry);
        }
      }
    }
    assertEquals(follow.size(), names.size());
    assertTrue(names.contains("Saul Tigh"));
    assertEquals(menu.entries(follow, 0), menu.entries(follow, 3), "after the last the first");
  }

  @Test
  void noStepHasMoreThanTenTargetsAndEveryActionIsReached() {
    for (Panel panel : PANELS) {
      List<ActionView> all = actions(panel);
      TreeSet<String> ids = new TreeSet<>();
      assertTrue(!all.isEmpty(), panel.word());
      walk(new Menu(all), all, ids);
      assertEquals(all.size(), ids.size(), panel.word());
    }
  }

  private static void walk(Menu menu, List<ActionView> actions, Set<String> ids) {
    int pages = 1;
    for (int page = 0; page < pages; page++) {
      List<Entry> entries = menu.entries(actions, page);
      assertTrue(entries.size() <= Menu.MOST, () -> entries.size() + " targets");
      for (Entry entry : entries) {
        switch (entry) {
          case Entry.Start start -> ids.add(start.id());
          case Entry.Open open -> walk(menu, open.actions(), ids);
          case Entry.More(var _, var _, int all) -> pages = all;
        }
      }
    }
  }

  @Test
  void targetsAreNamedByWhatTheyStartAndWhere() {
    List<ActionView> vipers =
        actions(Panel.AREA).stream().filter(it -> it.id().equals("guns")).toList();
    assertEquals(List.of(), vipers, "no Cylon ship is there");
    List<ActionView> jump = actions(Panel.JUMP);
    List<String> ids = new Menu(jump).entries(jump, 0).stream().map(Entry::id).toList();
    assertTrue(ids.containsAll(List.of("action-jump-icon", "action-jump-to-1")), ids::toString);
  }
}
