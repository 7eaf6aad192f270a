package org.dradis.hud.live;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.dradis.box.Box;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.port.TagId;
import org.junit.jupiter.api.Test;

class PadWatchTest {
  private static final TagId CARD = TagId.parse("04A1B2C3D4E5F6");
  private static final TagId SHIP = TagId.parse("04FFFFFFFFFFFF");

  private final Box box =
      Box.of(List.of(Piece.of(Kind.CARD, "Ambush", CARD), Piece.of(Kind.RAIDER, "raider 1", SHIP)));
  private final List<String> tapped = new ArrayList<>();
  private List<TagId> lying = List.of();
  private boolean rests;
  private final PadWatch watch =
      new PadWatch(
          () -> lying,
          () -> box,
          () -> rests,
          it -> tapped.add(it.map(Piece::name).orElse("a stranger")));

  private void look(TagId... tags) {
    lying = List.of(tags);
    watch.run();
  }

  @Test
  void aCardIsToldOnceAsLongAsItLiesThere() {
    look(CARD);
    look(CARD);
    assertEquals(List.of("Ambush"), tapped);
    look();
    look(CARD);
    assertEquals(List.of("Ambush", "Ambush"), tapped);
  }

  @Test
  void aShipAndAStrangerAreToldToo() {
    look(SHIP, TagId.parse("0411111111111A"));
    assertEquals(List.of("raider 1", "a stranger"), tapped);
  }

  @Test
  void whatWasPutDownForSomebodyElseIsNotTold() {
    rests = true;
    look(CARD);
    rests = false;
    look(CARD);
    assertEquals(List.of(), tapped);
  }
}
