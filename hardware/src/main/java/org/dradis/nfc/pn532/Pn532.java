package org.dradis.nfc.pn532;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.dradis.nfc.pn532.Unanswered.Why;
import org.dradis.pace.Pace;
import org.dradis.port.TagId;
import org.dradis.port.TapPad;

/**
 * A PN532 that lists the ISO 14443A tags on the pad.
 *
 * <p>Not for several threads at once: the bus is one, too.
 */
public final class Pn532 implements TapPad {

  private static final byte GET_FIRMWARE_VERSION = 0x02;
  private static final byte SAM_CONFIGURATION = 0x14;
  private static final byte RF_CONFIGURATION = 0x32;
  private static final byte IN_LIST_PASSIVE_TARGET = 0x4A;

  private static final byte RF_FIELD = 0x01;
  private static final byte MAX_RETRIES = 0x05;

  /** Two tags with UIDs of 10 bytes and an ATS of 15 each; more is asked for again. */
  private static final int USUAL_LIST = 9 + 1 + 2 * (5 + 10 + 15);

  private static final int NO_DATA = 9;

  private final Pn532Io io;
  private final Link link;
  private final boolean setsUpAnew;
  private final boolean dropsField;
  private String firmware = "";
  private boolean ready;

  /** Wakes the chip, makes sure that it is one, and sets it up. */
  public Pn532(Pn532Io io, Pace pace, Patience patience) {
    this(io, pace, patience, EnumSet.allOf(Remedy.class));
  }

  Pn532(Pn532Io io, Pace pace, Patience patience, Set<Remedy> remedies) {
    this.io = io;
    this.link = new Link(io, pace, patience, remedies);
    this.setsUpAnew = remedies.contains(Remedy.SET_UP_ANEW);
    this.dropsField = remedies.contains(Remedy.DROP_FIELD);
    try {
      setUp();
    } catch (Unanswered first) {
      setUpAfter(first);
    }
  }

  /** The version of the chip's firmware, such as 1.6. */
  public String firmware() {
    return firmware;
  }

  @Override
  public List<TagId> look() {
    return poll().stream().map(Tag::id).toList();
  }

  /**
   * Lists the tags on the pad, two at most, in the order in which the chip finds them. A chip that
   * lost its set-up in the meantime, as after a reset, gets it again.
   */
  public List<Tag> poll() {
    try {
      if (!ready) {
        setUp();
      }
      return list();
    } catch (Unanswered first) {
      setUpAfter(first);
    }
    try {
      return list();
    } catch (Unanswered still) {
      ready = false;
      throw trouble(still.why().words());
    }
  }

  private void setUpAfter(Unanswered failure) {
    ready = false;
    if (!setsUpAnew) {
      throw trouble(failure.why().words());
    }
    try {
      setUp();
    } catch (Unanswered still) {
      throw trouble(still.why().words());
    }
  }

  private void setUp() throws Unanswered {
    link.wake();
    // Normal mode, which also leaves the "low battery" mode of power-on (UM 7.2.10); the time limit
    // of 20 times 50 ms is for another mode, and the IRQ line is left to the chip.
    link.ask(NO_DATA, SAM_CONFIGURATION, (byte) 0x01, (byte) 0x14, (byte) 0x01);
    identify(link.ask(13, GET_FIRMWARE_VERSION));
    // Without this the chip looks for a tag until there is one (UM 7.3.1, item 5: ATR and PSL as
    // they were; a tag is requested three times).
    link.ask(NO_DATA, RF_CONFIGURATION, MAX_RETRIES, (byte) 0xFF, (byte) 0x01, (byte) 0x02);
    fieldOff();
    ready = true;
  }

  /** IC, version, revision and what it supports: 32 and bit 0 for ISO 14443A (UM 7.2.2). */
  private void identify(byte[] version) throws Unanswered {
    if (version.length != 4) {
      throw new Unanswered(Why.GARBLED);
    }
    if (version[0] != 0x32 || (version[3] & 1) == 0) {
      throw trouble("says that it is another chip, %02X".formatted(version[0]));
    }
    firmware = version[1] + "." + version[2];
  }

  private List<Tag> list() throws Unanswered {
    for (var attempt = 1; ; attempt++) {
      try {
        return listOnce();
      } catch (Unanswered failure) {
        if (failure.why() == Why.REFUSED || attempt == link.attempts()) {
          throw failure;
        }
        // Sent again as it is, the list would be empty: the tags have had their say.
        fieldOff();
      }
    }
  }

  private List<Tag> listOnce() throws Unanswered {
    var answer = link.askOnce(USUAL_LIST, IN_LIST_PASSIVE_TARGET, (byte) TargetList.MOST, (byte) 0);
    var tags = TargetList.read(answer);
    if (tags == null) {
      throw new Unanswered(Why.GARBLED);
    }
    if (!tags.isEmpty()) {
      fieldOff();
    }
    return tags;
  }

  /**
   * Takes the power from the tags (UM 7.3.1, item 1), for one that was listed answers no further
   * request as long as it has any (ISO/IEC 14443-3, 6.3). The next list switches the field on.
   */
  private void fieldOff() throws Unanswered {
    if (dropsField) {
      link.ask(NO_DATA, RF_CONFIGURATION, RF_FIELD, (byte) 0);
    }
  }

  private ChipTrouble trouble(String what) {
    return new ChipTrouble("The tap pad's PN532 " + what + ": " + io.whatToCheck() + ".");
  }
}
