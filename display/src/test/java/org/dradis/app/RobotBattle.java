package org.dradis.app;

import java.nio.file.Path;
import org.dradis.hud.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A quick battle that a robot plays on the smallest screen. */
abstract class RobotBattle {
  static final int WIDTH = 800;
  static final int HEIGHT = 480;

  @TempDir Path folder;
  RobotEvening evening;
  RobotWindow hud;
  RobotWindow table;
  RobotPlayer player;

  @BeforeEach
  void open() {
    open(new RobotEvening(folder, WIDTH, HEIGHT, Settings.STANDARD.calmly()));
  }

  void open(RobotEvening opened) {
    evening = opened;
    hud = evening.hud();
    table = evening.table();
    player = new RobotPlayer(evening);
    evening.battle();
  }

  @AfterEach
  void close() {
    if (evening != null) {
      evening.close();
    }
  }

  int count(String kind, String place) {
    return player.hands().at(kind, place).size();
  }
}
