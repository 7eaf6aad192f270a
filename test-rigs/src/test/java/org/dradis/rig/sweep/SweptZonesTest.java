package org.dradis.rig.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Random;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.nfc.sweep.SweepSettings;
import org.dradis.nfc.sweep.SweptZones;
import org.dradis.port.ZoneNews;
import org.dradis.rig.chip.VirtualTag;
import org.junit.jupiter.api.Test;

class SweptZonesTest {
  private static final long MS = 1_000_000;

  @Test
  void trial() {
    try (var board = new ReaderBoard(2, 6, 50_000)) {
      var random = new Random(7);
      var uids = new ArrayList<Uid>();
      for (int i = 0; i < 60; i++) {
        uids.add(new Uid(0xE004_0150_0000_0000L | (random.nextInt() & 0xFFFF_FFFFL)));
      }
      var tags = new ArrayList<VirtualTag>();
      for (int i = 0; i < 60; i++) {
        tags.add(board.put(uids.get(i), board.zone(i < 20 ? 0 : 1 + random.nextInt(11))));
      }
      var zones = new SweptZones(board.antennas(), SweepSettings.STANDARD, board.time());
      zones.know(uids.stream().map(Uid::id).toList());
      var log = new ArrayList<String>();
      zones.onNews(
          news -> {
            log.add(
                "%.2f %s"
                    .formatted(
                        board.time().now() / 1e6,
                        news instanceof ZoneNews.Noticed n
                            ? "noticed " + n.tag() + " " + n.zone()
                            : news.toString()));
          });
      zones.start();
      long cpu = System.nanoTime();
      board.time().advance(3_000 * MS);
      System.out.println("cpu ms " + (System.nanoTime() - cpu) / 1e6);
      log.forEach(System.out::println);
      System.out.println("sensed " + zones.sensed().size());
      log.clear();
      cpu = System.nanoTime();
      board.time().advance(20_000 * MS);
      System.out.println("cpu ms for 20 s " + (System.nanoTime() - cpu) / 1e6);
      System.out.println(log);
      System.out.println("lift " + board.time().now() / 1e6);
      board.field(board.zone(0)).lift(tags.get(3));
      board.time().advance(1000 * MS);
      System.out.println(log);
      log.clear();
      System.out.println("put " + board.time().now() / 1e6);
      board.field(board.zone(4)).put(tags.get(3));
      board.time().advance(1000 * MS);
      System.out.println(log);
      log.clear();
      System.out.println("slide " + board.time().now() / 1e6);
      board.field(board.zone(9)).put(tags.get(3));
      board.field(board.zone(4)).lift(tags.get(3));
      board.time().advance(1000 * MS);
      System.out.println(log);
      zones.diagnose().forEach(System.out::println);
      assertEquals(60, zones.sensed().size());
    }
  }
}
