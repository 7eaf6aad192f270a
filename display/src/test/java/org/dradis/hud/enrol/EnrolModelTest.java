package org.dradis.hud.enrol;

import static org.dradis.hud.FakeHud.tag;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.dradis.box.Box;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.hud.FakeHud;
import org.dradis.port.TagId;
import org.dradis.rules.board.Cargo;
import org.dradis.rules.board.Expansion;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EnrolModelTest {
  private static final TagId BANK_CARD = TagId.parse("08A1B2C3");

  @TempDir private Path folder;
  private FakeHud fake;
  private EnrolModel model;

  @BeforeEach
  void open() {
    fake = new FakeHud(folder);
  }

  @AfterEach
  void close() {
    fake.close();
  }

  /** Opens the page while the table is as it was made. */
  private void enter() {
    model = new EnrolModel(fake.hud());
    model.load();
    model.look();
  }

  private void tap(TagId... tags) {
    fake.rig.tap(tags);
    model.look();
  }

  private void put(TagId tag, String... zones) {
    fake.rig.put(tag, zones);
    model.look();
  }

  private EnrolState now() {
    return model.state().get();
  }

  private static Piece raider(int number) {
    return Piece.of(Kind.RAIDER, "raider " + number, tag(number));
  }

  private static Box raiders(int count) {
    Box box = Box.EMPTY;
    for (int i = 1; i <= count; i++) {
      box = box.with(raider(i));
    }
    return box;
  }

  @Test
  void eachThatIsPutDownIsNamedAndKept() {
    enter();
    model.choose(Kind.RAIDER);
    tap(tag(1));
    assertEquals(new Notice.Enrolled(List.of(raider(1))), now().notice());
    assertEquals(raiders(1), fake.box());
    tap();
    tap(tag(2));
    put(tag(3), "bow");
    assertEquals(raiders(3), fake.box());
    assertEquals(3, now().enrolled());
    assertEquals(Kind.RAIDER, now().kind());
  }

  @Test
  void aTagThatStaysIsOneTag() {
    enter();
    model.choose(Kind.RAIDER);
    tap(tag(1));
    model.look();
    model.look();
    assertEquals(raiders(1), fake.box());
    assertEquals(new Notice.Enrolled(List.of(raider(1))), now().notice());
  }

  @Test
  void aTagThatFlickersDoesNotWipeOutItsName() {
    enter();
    model.choose(Kind.RAIDER);
    tap(tag(1));
    tap();
    tap(tag(1));
    assertEquals(new Notice.Enrolled(List.of(raider(1))), now().notice());
  }

  @Test
  void whatIsPutDownIsNamedWithoutAKind() {
    fake.keep(raiders(3));
    enter();
    put(tag(3), "stern");
    assertEquals(new Notice.Known(raider(3)), now().notice());
    assertEquals(raiders(3), fake.box());
  }

  @Test
  void aTagThatIsEnrolledStaysWhatItIs() {
    fake.keep(raiders(3));
    enter();
    model.choose(Kind.BASESTAR);
    tap(tag(3));
    assertEquals(new Notice.Known(raider(3)), now().notice());
    assertEquals(raiders(3), fake.box());
  }

  @Test
  void aNewTagWaitsUntilPlayersSayWhatItIs() {
    enter();
    tap(tag(1));
    assertEquals(new Notice.Stranger(tag(1)), now().notice());
    assertEquals(Box.EMPTY, fake.box());
    model.choose(Kind.RAIDER);
    assertEquals(raiders(1), fake.box());
  }

  @Test
  void aNewTagThatIsGoneIsNotWhatPlayersChooseLater() {
    enter();
    tap(tag(1));
    tap();
    model.choose(Kind.RAIDER);
    assertEquals(Box.EMPTY, fake.box());
    tap(tag(1));
    assertEquals(raiders(1), fake.box());
  }

  @Test
  void whatLayThereBeforeIsLeftAlone() {
    fake.rig.put(tag(1), "bow");
    fake.rig.put(tag(2), "bow");
    fake.rig.put(tag(3), "stern");
    enter();
    model.choose(Kind.RAIDER);
    model.look();
    assertEquals(Box.EMPTY, fake.box());
    assertEquals(
        Map.of("bow", List.of(tag(1), tag(2)), "stern", List.of(tag(3))), now().strangers());
  }

  @Test
  void aWholeBoxInOneAreaIsEnrolledAndTakenBackInOneStep() {
    for (int i = 1; i <= 16; i++) {
      fake.rig.put(tag(i), "bow");
    }
    fake.rig.put(tag(17), "stern");
    enter();
    model.choose(Kind.RAIDER);
    model.enrolAll("bow");
    assertEquals(raiders(16), fake.box());
    assertEquals(Map.of("stern", List.of(tag(17))), now().strangers());
    model.undo();
    assertEquals(Box.EMPTY, fake.box());
    assertEquals(new Notice.TakenBack(), now().notice());
    assertEquals(0, now().undos());
  }

  @Test
  void cardsAreNotEnrolledBySixteen() {
    fake.rig.put(tag(1), "bow");
    enter();
    model.choose(Kind.CARD);
    model.enrolAll("bow");
    assertEquals(Box.EMPTY, fake.box());
  }

  @Test
  void nobodyKnowsWhichOfTwoIsMeant() {
    enter();
    model.choose(Kind.RAIDER);
    tap(tag(1), tag(2));
    assertEquals(new Notice.Several(2), now().notice());
    assertEquals(Box.EMPTY, fake.box());
    tap(tag(2));
    tap();
    tap(tag(2));
    assertEquals(
        Box.EMPTY.with(Piece.of(Kind.RAIDER, "raider 1", tag(2))), fake.box(), "one at a time");
  }

  @Test
  void twoWithoutAKindAreToldToo() {
    enter();
    tap(tag(1), tag(2));
    assertEquals(new Notice.Several(2), now().notice());
  }

  @Test
  void aBankCardIsRefused() {
    enter();
    model.choose(Kind.RAIDER);
    tap(BANK_CARD);
    assertEquals(new Notice.Fleeting(), now().notice());
    tap(TagId.parse("08FFEEDD"));
    assertEquals(Box.EMPTY, fake.box());
    assertEquals(Map.of(), now().strangers());
  }

  @Test
  void theLastOneIsTakenBackAndItsTagIsFreeAgain() {
    enter();
    model.choose(Kind.RAIDER);
    tap(tag(1));
    tap(tag(2));
    model.undo();
    assertEquals(raiders(1), fake.box());
    assertEquals(Map.of("tap-pad", List.of(tag(2))), now().strangers());
    model.look();
    assertEquals(raiders(1), fake.box(), "it lies there still, and is not taken up again");
    tap();
    tap(tag(2));
    assertEquals(raiders(2), fake.box());
  }

  @Test
  void removingAsksFirst() {
    fake.keep(raiders(3));
    enter();
    tap(tag(3));
    model.askRemove();
    assertTrue(now().asking());
    model.keep();
    assertFalse(now().asking());
    assertEquals(raiders(3), fake.box());
    model.askRemove();
    model.remove();
    assertEquals(raiders(2), fake.box());
    assertEquals(new Notice.Removed(raider(3)), now().notice());
    model.undo();
    assertEquals(raiders(3), fake.box());
  }

  @Test
  void aPieceWhoseTagIsDeadIsRemovedFromTheList() {
    fake.keep(raiders(3));
    enter();
    model.choose(Kind.RAIDER);
    model.select(raider(2));
    model.remove();
    assertEquals(List.of(raider(1), raider(3)), fake.box().pieces());
  }

  @Test
  void anotherTagPutDownMeanwhileIsNotRemovedUnasked() {
    fake.keep(raiders(3));
    enter();
    tap(tag(3));
    model.askRemove();
    tap(tag(2));
    assertFalse(now().asking());
  }

  @Test
  void aShipGetsASecondTagForThePad() {
    TagId pad = TagId.parse("04A1B2C3D4E5F6");
    enter();
    model.choose(Kind.RAIDER);
    put(tag(1), "bow");
    model.awaitSecondTag(true);
    tap(pad);
    assertEquals(List.of(tag(1), pad), fake.box().pieces().getFirst().tags());
    assertEquals(new Notice.SecondTag(fake.box().pieces().getFirst()), now().notice());
    put(tag(2), "bow");
    assertEquals(2, fake.box().count(Kind.RAIDER), "the one after it is a ship of its own again");
  }

  @Test
  void moreThanTheGameHasAreEnrolledAndCounted() {
    fake.keep(raiders(16));
    enter();
    model.choose(Kind.RAIDER);
    assertEquals(0, now().surplus(Kind.RAIDER));
    tap(tag(17));
    assertEquals(1, now().surplus(Kind.RAIDER));
    assertEquals(16, now().enrolled());
    model.own(Expansion.EXODUS, true);
    assertEquals(0, now().surplus(Kind.RAIDER));
    assertEquals(17, now().enrolled());
  }

  @Test
  void theBoxTellsWhichExpansionsThereAre() {
    fake.keep(Box.EMPTY.with(Piece.of(Kind.ASSAULT_RAPTOR, "assault raptor 1", tag(1))));
    enter();
    assertEquals(Set.of(Expansion.BASE, Expansion.DAYBREAK), now().with());
    assertEquals(56, now().all());
  }

  @Test
  void aBoxThatSomebodyElseChangedIsNotOverwritten() {
    enter();
    model.choose(Kind.RAIDER);
    tap(tag(1));
    fake.keep(raiders(1).with(Piece.of(Kind.BASESTAR, "basestar 1", tag(9))));
    tap(tag(2));
    assertTrue(now().refusal().contains("was changed by somebody else"), now().refusal());
    assertEquals(2, fake.box().pieces().size());
    model.load();
    assertNull(now().refusal());
    assertEquals(fake.box(), now().box());
    assertEquals(0, now().undos(), "what the other did is not taken back");
    assertEquals(Kind.RAIDER, now().kind());
    tap();
    tap(tag(2));
    assertEquals(3, fake.box().pieces().size());
  }

  @Test
  void anUndoOfWhatSomebodyElseChangedIsRefused() {
    enter();
    model.choose(Kind.RAIDER);
    tap(tag(1));
    fake.keep(raiders(1).with(Piece.of(Kind.BASESTAR, "basestar 1", tag(9))));
    model.undo();
    assertTrue(now().refusal().contains("was changed by somebody else"), now().refusal());
    assertEquals(2, fake.box().pieces().size());
  }

  @Test
  void aBoxThatCannotBeReadIsASentenceAndStaysAsItIs() throws IOException {
    Files.writeString(fake.boxFile(), "{");
    enter();
    assertTrue(now().refusal().contains("box.json"), now().refusal());
    model.choose(Kind.RAIDER);
    tap(tag(1));
    assertEquals("{", Files.readString(fake.boxFile()));
    Files.delete(fake.boxFile());
    model.load();
    assertNull(now().refusal());
  }

  @Test
  void onePadErrorIsNoTroubleAndManyAre() {
    enter();
    model.choose(Kind.RAIDER);
    tap(tag(1));
    fake.rig.padFails = new IllegalStateException("The tap pad does not answer.");
    model.look();
    assertNull(now().trouble());
    fake.rig.padFails = null;
    model.look();
    assertEquals(new Notice.Enrolled(List.of(raider(1))), now().notice());
    fake.rig.padFails = new IllegalStateException("The tap pad does not answer.");
    for (int i = 0; i < 4; i++) {
      model.look();
    }
    assertEquals("The tap pad does not answer.", now().trouble());
    put(tag(2), "bow");
    assertEquals(raiders(2), fake.box(), "the zones go on");
  }

  @Test
  void zonesThatFailAreTold() {
    enter();
    fake.rig.zonesFail = new IllegalStateException("The simulated table is closed.");
    model.look();
    assertEquals("The simulated table is closed.", now().trouble());
  }

  @Test
  void aShipOnABorderIsOneShip() {
    enter();
    model.choose(Kind.RAIDER);
    put(tag(1), "bow", "stern");
    assertEquals(raiders(1), fake.box());
  }

  @Test
  void aCardIsEnrolledByWhatIsPrintedOnIt() {
    enter();
    model.choose(Kind.CARD);
    tap(tag(1));
    assertEquals(Box.EMPTY, fake.box(), "nobody has said which card it is");
    model.choose(Kind.CARD, "Ambush");
    assertEquals(Box.EMPTY.with(Piece.of(Kind.CARD, "Ambush", tag(1))), fake.box());
    assertNull(now().name(), "the next one is another card");
    model.choose(Kind.CARD, "Ambush");
    tap(tag(2));
    assertEquals(2, fake.box().count(Kind.CARD), "copies of a card have one name");
  }

  @Test
  void whatAShipHoldsOutlastsUndoAndSecondTags() {
    Piece ship = Piece.of(Kind.CIVILIAN_SHIP, "civilian ship 1", tag(1)).holding(Cargo.NOTHING);
    fake.keep(Box.EMPTY.with(ship));
    enter();
    tap(tag(1));
    model.awaitSecondTag(true);
    tap(tag(2));
    assertEquals(Optional.of(Cargo.NOTHING), fake.box().pieces().getFirst().cargo());
    model.askRemove();
    model.remove();
    model.undo();
    assertEquals(Optional.of(Cargo.NOTHING), fake.box().pieces().getFirst().cargo());
  }

  @Test
  void nothingIsLostWhileTheDiskIsSlow() {
    enter();
    model.choose(Kind.RAIDER);
    fake.slow = true;
    tap(tag(1));
    fake.catchUp();
    tap(tag(1), tag(2));
    fake.catchUp();
    assertEquals(raiders(2), fake.box());
    model.look();
    model.look();
    model.undo();
    fake.catchUp();
    assertEquals(raiders(1), fake.box());
    fake.catchUp();
  }

  @Test
  void withoutATableTheBoxIsStillThere() {
    fake.keep(raiders(3));
    model = new EnrolModel(fake.withoutTable());
    model.load();
    model.look();
    assertEquals(3, now().enrolled());
    model.select(raider(3));
    model.remove();
    assertEquals(raiders(2), fake.box());
  }

  @Test
  void nobodysListenerIsTaken() {
    enter();
    int before = fake.rig.listenersSet;
    tap(tag(1));
    model.choose(Kind.RAIDER);
    put(tag(2), "bow");
    assertEquals(before, fake.rig.listenersSet);
    assertEquals(List.of(), List.copyOf(fake.rig.known), "what zones know is the game's business");
  }
}
