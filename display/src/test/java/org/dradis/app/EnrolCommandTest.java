package org.dradis.app;

import static org.dradis.app.FakeWorkshop.tag;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.dradis.box.Box;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.port.TagId;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews;
import org.dradis.rules.board.Cargo;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class EnrolCommandTest {
  @TempDir private Path folder;
  private FakeWorkshop shop;

  @BeforeEach
  void open() {
    shop = new FakeWorkshop(folder);
  }

  private int enrol(String... args) {
    var all = new ArrayList<>(List.of(args));
    all.addAll(List.of("--table", "fake"));
    return shop.run(EnrolCommand::new, all.toArray(String[]::new));
  }

  private static Box raiders(int count) {
    Box box = Box.EMPTY;
    for (int i = 1; i <= count; i++) {
      box = box.with(Piece.of(Kind.RAIDER, "raider " + i, tag(i)));
    }
    return box;
  }

  @Test
  void tappedOneByOneTheyAreNumbered() {
    shop.at(500, () -> shop.rig.tap(tag(1)))
        .at(1500, () -> shop.rig.tap())
        .at(2000, () -> shop.rig.tap(tag(2)));
    assertEquals(0, enrol("raider", "--wait", "5"));
    assertEquals(raiders(2), shop.box());
    assertEquals(
        """
        Put the first raider on the tap pad; it ends by itself after 5 s without one, or with Ctrl-C.
        raider 1 is enrolled, tag E004015012340001.
        raider 2 is enrolled, tag E004015012340002.
        """,
        shop.out.toString());
    assertEquals("", shop.err.toString());
    assertTrue(shop.rig.closed);
  }

  @Test
  void itEndsByItselfWhenNothingComes() {
    assertEquals(1, enrol("raider", "--wait", "7"));
    assertEquals("dradis: nothing was enrolled.\n", shop.err.toString());
    assertEquals(7000, shop.now());
  }

  @Test
  void itEndsAfterAsManyAsWereAskedFor() {
    shop.at(100, () -> shop.rig.tap(tag(1))).at(200, () -> shop.rig.tap(tag(2)));
    assertEquals(0, enrol("raider", "--count", "1"));
    assertEquals(raiders(1), shop.box());
    assertTrue(shop.now() < 1000);
  }

  @Test
  void eachIsSavedBeforeTheNextIsAwaited() {
    var saved = new ArrayList<Box>();
    shop.at(100, () -> shop.rig.tap(tag(1)))
        .at(400, () -> saved.add(shop.box()))
        .at(500, () -> shop.rig.padFails = new IllegalStateException("The pad is gone."));
    assertEquals(1, enrol("raider"));
    assertEquals(List.of(raiders(1)), saved);
    assertEquals("dradis: The pad is gone.\n", shop.err.toString());
    assertTrue(shop.rig.closed);
  }

  @Test
  void onePadErrorIsNoReasonToStop() {
    shop.at(300, () -> shop.rig.padFails = new IllegalStateException("Noise."))
        .at(500, () -> shop.rig.padFails = null)
        .at(900, () -> shop.rig.tap(tag(1)));
    assertEquals(0, enrol("raider", "--count", "1"));
  }

  @Test
  void aTagThatIsEnrolledAlreadyIsNamed() {
    shop.keep(raiders(3));
    shop.at(100, () -> shop.rig.tap(tag(2))).at(900, () -> shop.rig.tap(tag(9)));
    assertEquals(0, enrol("viper-mk2", "--count", "1"));
    var lines = shop.out.toString().lines().toList();
    assertEquals("This is raider 2 already, tag E004015012340002.", lines.get(1));
    assertEquals("viper mk2 1 is enrolled, tag E004015012340009.", lines.get(2));
    assertEquals(3, lines.size());
  }

  @Test
  void aFleetingTagIsRefused() {
    shop.at(100, () -> shop.rig.tap(TagId.parse("08AABBCC")));
    assertEquals(1, enrol("raider", "--wait", "2"));
    assertTrue(shop.out.toString().contains("phones and bank cards"), shop.out::toString);
    assertEquals(Box.EMPTY, shop.box());
  }

  @Test
  void twoTagsAtOnceAreToldApartFirst() {
    shop.at(100, () -> shop.rig.tap(tag(1), tag(2)))
        .at(600, () -> shop.rig.tap())
        .at(1200, () -> shop.rig.tap(tag(2)));
    assertEquals(0, enrol("raider", "--count", "1"));
    assertTrue(shop.out.toString().contains("2 tags at once"), shop.out::toString);
    assertEquals(tag(2), shop.box().pieces().getFirst().tags().getFirst());
  }

  @Test
  void withoutATapPadItSaysWhatToDo() {
    shop.rig.hasPad = false;
    assertEquals(1, enrol("raider"));
    assertEquals(
        "dradis: this table has no tap pad; read in a zone instead, such as --zone bow.\n",
        shop.err.toString());
  }

  @Test
  void aZoneServesAsWell() {
    shop.keep(raiders(2));
    shop.rig.put(tag(1), "bow");
    shop.at(3000, () -> shop.rig.put(tag(7), "bow")).at(4000, () -> shop.rig.put(tag(8), "stern"));
    assertEquals(0, enrol("viper-mk7", "--zone", "bow", "--wait", "4"));
    assertEquals(1, shop.box().count(Kind.VIPER_MK7));
    assertEquals("viper mk7 1", shop.box().find(tag(7)).orElseThrow().name());
    assertFalse(shop.out.toString().contains("already"), shop.out::toString);
  }

  @Test
  void aWholeBoxIsEnrolledAtOnce() {
    shop.keep(Box.EMPTY.with(Piece.of(Kind.BASESTAR, "basestar 1", tag(99))));
    shop.rig.put(tag(99), "bow");
    shop.rig.put(tag(50), "stern");
    for (int i = 1; i <= 16; i++) {
      int number = i;
      shop.at(100L * i, () -> shop.rig.put(tag(number), "bow"));
    }
    assertEquals(0, enrol("--all", "raider", "--zone", "bow", "--yes"));
    assertEquals(16, shop.box().count(Kind.RAIDER));
    assertEquals(17, shop.box().pieces().size());
    assertEquals("raider 16", shop.box().find(tag(16)).orElseThrow().name());
    assertEquals(List.of(tag(99)), shop.rig.known);
  }

  @Test
  void aWholeBoxNeedsConsent() {
    shop.rig.put(tag(1), "bow");
    assertEquals(1, enrol("--all", "raider", "--zone", "bow"));
    assertEquals(
        "dradis: 1 new tag in bow; say --yes where nobody can be asked.\n", shop.err.toString());
    shop.terminal = true;
    for (String no : List.of("", "n\n", "\n", "yikes\n")) {
      shop.input = no;
      assertEquals(1, enrol("--all", "raider", "--zone", "bow"));
      assertEquals(Box.EMPTY, shop.box());
    }
    shop.input = "Y\n";
    assertEquals(0, enrol("--all", "raider", "--zone", "bow"));
    assertTrue(shop.out.toString().startsWith("1 new tag in bow: enrol as raider 1? [y/N] "));
    assertEquals(raiders(1), shop.box());
  }

  @Test
  void aTagOnABorderIsLeftOutAndNamed() {
    shop.rig.put(tag(1), "bow");
    shop.rig.put(tag(2), "bow", "stern");
    assertEquals(0, enrol("--all", "raider", "--zone", "bow", "--yes"));
    assertEquals(raiders(1), shop.box());
    assertEquals(
        "dradis: a stranger, tag E004015012340002 is in [bow, stern] at once and is left out; put"
            + " it in the middle of one.\n",
        shop.err.toString());
  }

  @Test
  void aTwentyFirstRaiderIsWarnedOf() {
    shop.keep(raiders(20));
    shop.rig.put(tag(21), "bow");
    assertEquals(0, enrol("--all", "raider", "--zone", "bow", "--yes"));
    assertTrue(
        shop.err.toString().contains("The game has 20 raiders, but 21 are enrolled"),
        shop.err::toString);
  }

  @Test
  void aZoneWithNothingNewIsASentence() {
    assertEquals(1, enrol("--all", "raider", "--zone", "bow", "--yes"));
    assertEquals(
        "dradis: no tag in bow is new; dradis doctor shows what each zone sees.\n",
        shop.err.toString());
  }

  @Test
  void aZoneThatSensesNothingIsASentence() {
    shop.at(200, () -> shop.rig.tell(new ZoneNews.ZoneLost(new Zone("bow"), "Check its cable.")));
    assertEquals(1, enrol("--all", "raider", "--zone", "bow", "--yes"));
    assertEquals("dradis: zone bow senses nothing: Check its cable.\n", shop.err.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "|say what to enrol, such as dradis enrol raider",
        "rider|nothing is of the kind 'rider', did you mean raider?",
        "card|say which card, such as \"card:NAME\"",
        "--all raider|--all needs --zone: the tap pad reads one at a time",
        "--all title --zone bow|--all is for miniatures; each title has a name of its own",
        "--list raider|'raider' fits only where tags are enrolled one by one",
        "raider --json|--json goes with --list",
        "raider --wait 0|--wait and --count must be 1 or more",
        "--list --name x|fit only where tags are enrolled one by one",
        "civilian-ship --holds gold|--holds must be one of one-population, two-population,",
        "raider --zone bwo|--zone: this table has no zone bwo, did you mean bow?; there are bow,",
        "raider --holds nothing|only a civilian ship holds something, not a raider",
        "raider --name x --count 2|--name is for one miniature, not for 2",
        "--list --export x|mutually exclusive",
        "--remove raidr|raidr: nothing enrolled is called so",
      })
  void whatDoesNotFitIsOneSentenceAndExitCode2(String args, String sentence) {
    shop.at(100, () -> shop.rig.tap(tag(1)));
    assertEquals(2, enrol(args == null ? new String[0] : args.split(" ", -1)), shop.err::toString);
    assertEquals(1, shop.err.toString().lines().count(), shop.err::toString);
    assertTrue(shop.err.toString().contains(sentence), shop.err::toString);
    assertEquals(Box.EMPTY, shop.box());
  }

  @Test
  void aNameThatIsTakenIsSaidBeforeAnybodyTaps() {
    shop.keep(raiders(1));
    assertEquals(2, enrol("viper-mk2", "--name", "Raider 1"));
    assertEquals("dradis: Raider 1: another miniature has this name\n", shop.err.toString());
    assertEquals(0, shop.now());
  }

  @Test
  void cardsCharactersAndTitlesAreEnrolledByTheirNames() {
    shop.at(100, () -> shop.rig.tap(tag(1)));
    assertEquals(0, enrol("card:Water Sabotage"));
    shop.rig.tap(tag(2));
    assertEquals(0, enrol("title:admiral"));
    assertEquals("card Water Sabotage", shop.box().find(tag(1)).orElseThrow().label());
    assertEquals(Kind.TITLE, shop.box().find(tag(2)).orElseThrow().kind());
  }

  @Test
  void aMiniatureCanGetASecondTag() {
    shop.keep(raiders(1));
    TagId pad = TagId.parse("04A1B2C3D4E5F6");
    shop.rig.tap(pad);
    assertEquals(0, enrol("--also", "raider 1"));
    assertEquals(List.of(tag(1), pad), shop.box().pieces().getFirst().tags());
    assertEquals(1, shop.box().pieces().size());
  }

  @Test
  void listedAreKindsNamesAndTags() {
    shop.keep(raiders(2));
    assertEquals(0, enrol("--list"));
    assertEquals(
        "raider  raider 1  E004015012340001\nraider  raider 2  E004015012340002\n",
        shop.out.toString());
    assertEquals(0, enrol("--list", "--json"));
    assertTrue(
        shop.out
            .toString()
            .startsWith("{\"pieces\":[{\"kind\":\"raider\",\"name\":\"raider 1\",\"tags\":[\"E004"),
        shop.out::toString);
  }

  @Test
  void listingNeedsNoTable() {
    shop.rig.openingFails = new IllegalStateException("No bus.");
    assertEquals(0, enrol("--list"));
    assertEquals("Nothing is enrolled yet.\n", shop.out.toString());
  }

  @ParameterizedTest
  @EnumSource(Cargo.class)
  void noCommandTellsWhatAShipHolds(Cargo cargo) throws IOException {
    shop.rig.tap(tag(1));
    var outputs = new StringBuilder();
    assertEquals(0, enrol("civilian-ship", "--holds", cargo.word()));
    outputs.append(shop.out).append(shop.err);
    assertEquals(cargo, shop.box().pieces().getFirst().cargo().orElseThrow());
    String copy = folder.resolve("copy.json").toString();
    for (var args :
        List.of(
            List.of("--list"),
            List.of("--list", "--json"),
            List.of("--rename", "civilian ship 1", "Cloud"),
            List.of("--export", copy),
            List.of("--import", copy),
            List.of("--remove", "Cloud"))) {
      assertEquals(0, enrol(args.toArray(String[]::new)));
      outputs.append(shop.out).append(shop.err);
    }
    assertFalse(
        outputs.toString().replace("nothing was", "").contains(cargo.word()), outputs::toString);
    assertTrue(Files.readString(Path.of(copy)).contains(cargo.word()));
  }

  @Test
  void aPieceIsRenamedAndRemoved() {
    shop.keep(raiders(2));
    assertEquals(0, enrol("--rename", "raider 2", "Scarface"));
    assertEquals("raider 2 is Scarface now.\n", shop.out.toString());
    assertEquals(0, enrol("--rename", "raider 1", "a", "--rename", "a", "raider 1"));
    assertEquals(2, enrol("--rename", "raider 1", "scarface"));
    assertEquals("dradis: scarface: another miniature has this name\n", shop.err.toString());
    assertEquals(0, enrol("--remove", tag(2).toString()));
    assertEquals(raiders(1), shop.box());
  }

  @Test
  void aBoxGoesToAFriendAndComesBack() {
    shop.keep(raiders(3));
    String copy = folder.resolve("copy.json").toString();
    assertEquals(0, enrol("--export", copy));
    assertEquals("3 pieces written to " + copy + ".\n", shop.out.toString());
    shop.keep(Box.EMPTY.with(Piece.of(Kind.VIPER_MK2, "viper mk2 1", tag(3))));
    assertEquals(1, enrol("--import", copy));
    assertEquals("2 pieces added.\n", shop.out.toString());
    assertEquals(
        "dradis: raider 3 of the file has a tag that is viper mk2 1 here; it stays that.\n",
        shop.err.toString());
    assertEquals(3, shop.box().pieces().size());
  }

  @Test
  void aBoxThatCannotBeReadStopsEverythingAndStaysAsItIs() throws IOException {
    Path box = folder.resolve("home/.local/share/dradis/box.json");
    Files.createDirectories(box.getParent());
    Files.writeString(box, "{\"format\": \"dradis-box/1\", \"pieces\": [");
    shop.rig.tap(tag(1));
    assertEquals(2, enrol("raider", "--count", "1"));
    assertEquals(1, shop.err.toString().lines().count());
    assertTrue(shop.err.toString().contains(box + ": not JSON"), shop.err::toString);
    assertEquals("{\"format\": \"dradis-box/1\", \"pieces\": [", Files.readString(box));
  }

  @Test
  void aTableThatDoesNotOpenIsASentence() {
    shop.rig.openingFails = new IllegalStateException("There is no SPI bus: switch it on.");
    assertEquals(1, enrol("raider"));
    assertEquals(
        "dradis: There is no SPI bus: switch it on. Without hardware, --table sim gives a simulated"
            + " table.\n",
        shop.err.toString());
  }

  @Test
  void theBoxCanBeElsewhere() {
    String other = folder.resolve("other.json").toString();
    shop.rig.tap(tag(1));
    assertEquals(0, enrol("raider", "--count", "1", "--box", other));
    assertEquals(Box.EMPTY, shop.box());
    assertTrue(Files.exists(Path.of(other)));
  }
}
