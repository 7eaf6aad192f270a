package org.dradis.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dradis.port.Expectation;
import org.dradis.port.TagId;
import org.dradis.port.TagZones;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews;
import org.junit.jupiter.api.Test;

class JoinedZonesTest {
  private static final TagId RAIDER = TagId.parse("E004015012345601");
  private static final TagId VIPER = TagId.parse("E004015012345602");
  private static final Zone BOW = new Zone("bow");
  private static final Zone STERN = new Zone("stern");
  private static final Zone PILE = new Zone("pile");

  private final FakeZones board = new FakeZones("bow", "stern");
  private final FakeZones side = new FakeZones("pile");
  private final List<ZoneNews> news = new ArrayList<>();

  private TagZones joined() {
    var one = new FakeKind.Part();
    one.tagZones = Optional.of(board);
    var two = new FakeKind.Part();
    two.tagZones = Optional.of(side);
    var file = "[[part]]\nkind = \"one\"\n[[part]]\nkind = \"two\"";
    TagZones zones =
        Table.open(
                TableFile.parse("t.toml", file, Path.of("")),
                List.of(new FakeKind("one", _ -> one), new FakeKind("two", _ -> two)))
            .tagZones()
            .orElseThrow();
    zones.onNews(news::add);
    return zones;
  }

  @Test
  void allZonesAreOneBoard() {
    assertEquals(List.of(BOW, STERN, PILE), joined().zones());
  }

  @Test
  void aTagThatTwoPartsSeeIsInTwoZonesUntilOneLosesIt() {
    TagZones zones = joined();
    board.put(RAIDER, "bow");
    side.put(RAIDER, "pile");
    assertEquals(Map.of(RAIDER, Whereabouts.in(BOW, PILE)), zones.sensed());
    board.put(RAIDER);
    assertEquals(Map.of(RAIDER, Whereabouts.in(PILE)), zones.sensed());
    side.put(RAIDER);
    assertEquals(Map.of(), zones.sensed());
    assertEquals(
        List.of(
            new ZoneNews.Placed(RAIDER, Whereabouts.NOWHERE, Whereabouts.in(BOW)),
            new ZoneNews.Placed(RAIDER, Whereabouts.in(BOW), Whereabouts.in(BOW, PILE)),
            new ZoneNews.Placed(RAIDER, Whereabouts.in(BOW, PILE), Whereabouts.in(PILE)),
            new ZoneNews.Placed(RAIDER, Whereabouts.in(PILE), Whereabouts.NOWHERE)),
        news);
  }

  @Test
  void whatLiesThereAtTheStartIsKnown() {
    board.put(RAIDER, "stern");
    side.put(VIPER, "pile");
    assertEquals(
        Map.of(RAIDER, Whereabouts.in(STERN), VIPER, Whereabouts.in(PILE)), joined().sensed());
  }

  @Test
  void otherNewsPassThrough() {
    joined();
    var all =
        List.of(
            new ZoneNews.Noticed(RAIDER, PILE),
            new ZoneNews.ZoneLost(PILE, "Check its cable."),
            new ZoneNews.ZoneFound(PILE));
    all.forEach(side.listener);
    assertEquals(all, news);
  }

  @Test
  void everyPartKnowsTheWholeBox() {
    joined().know(List.of(RAIDER, VIPER));
    assertEquals(List.of(RAIDER, VIPER), board.known);
    assertEquals(List.of(RAIDER, VIPER), side.known);
  }

  @Test
  void aPartHearsOfAnExpectedChangeWhatItWillSee() {
    joined().expect(List.of(new Expectation(RAIDER, Whereabouts.in(PILE))));
    assertEquals(List.of(new Expectation(RAIDER, Whereabouts.NOWHERE)), board.expected);
    assertEquals(List.of(new Expectation(RAIDER, Whereabouts.in(PILE))), side.expected);
  }
}
