package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What goes wrong with a table is told, and the game goes on. */
@Timeout(120)
class TroublesTest extends RobotBattle {
  @Test
  void aReaderThatIsUnpluggedIsTakenTheWorkOffByTouch() {
    table.tap("faults-open");
    table.tap("fault-part-bow");
    table.tap("fault-bow-unplugged");
    table.tap("faults-back");
    table.tap("faults-back");
    hud.untilShown("alarms");
    assertTrue(hud.text("alarms").contains("bow"), hud.text("alarms"));
    hud.tap("icon-activate-heavy-raiders");
    player.settle();
    table.tap("faults-open");
    table.tap("fault-calm");
    table.tap("faults-back");
    hud.untilGone("alarms");
    player.settle();
    assertEquals(1, count("heavy-raider", "bow"));
  }

  @Test
  void aJournalThatCannotBeWrittenLosesNothing() throws SQLException {
    try (Connection other =
        DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("table.db"))) {
      other.createStatement().execute("BEGIN IMMEDIATE");
      hud.tap("icon-activate-heavy-raiders");
      hud.untilShown("message");
      assertTrue(hud.text("message").contains("journal"), hud.text("message"));
      other.createStatement().execute("ROLLBACK");
    }
    hud.untilShown("tasks");
    hud.untilGone("message");
    player.settle();
    assertEquals(1, count("heavy-raider", "bow"));
  }
}
