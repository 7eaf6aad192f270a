package org.dradis.nfc.iso15693;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.dradis.nfc.ReaderException;
import org.dradis.nfc.pn5180.Pn5180;
import org.dradis.nfc.pn5180.Versions;

/**
 * One antenna with a PN5180 that reads ISO 15693 tags.
 *
 * <p>An operation that fails is repeated after a reset of the chip. Then the field was off, so
 * every tag has forgotten that it was told to be quiet; {@link #fieldsLost} counts that.
 */
public final class VicinityReader {
  /** Answers without their CRC, which the chip checks and takes off: 15693-3, 10.3.1 and 10.4. */
  private static final int INVENTORY_ANSWER = 2 + Uid.BYTES;

  private static final int BLOCK_ANSWER = 1 + 4;
  private static final int BARE_ANSWER = 1;
  private static final int ERROR_ANSWER = 2;

  private static final int SLOTS = 16;
  private static final int ATTEMPTS = 3;

  private final Pn5180 chip;
  private final Transceiver transceiver;
  private final Set<Uid> familiar = new HashSet<>();
  private boolean fieldWanted;
  private int fieldsLost;

  public VicinityReader(Pn5180 chip) {
    this.chip = chip;
    this.transceiver = new Transceiver(chip);
  }

  /** Switches the field on and waits until tags can hear. */
  public void fieldOn() {
    fieldWanted = true;
    steadily(
        () -> {
          transceiver.fieldOn();
          return true;
        });
  }

  /** Switches the field off; tags lose their power and their Quiet state. */
  public void fieldOff() {
    fieldWanted = false;
    steadily(
        () -> {
          transceiver.fieldOff();
          return true;
        });
  }

  /** How often the field was lost against the reader's will. */
  public int fieldsLost() {
    return fieldsLost;
  }

  /** Names tags whose UIDs are believed at the first read; others are read from the chip twice. */
  public void expect(Collection<Uid> uids) {
    familiar.addAll(uids);
  }

  /** Asks all tags that the mask covers to answer at once. */
  public Slot inventory(Mask mask) {
    return steadily(
        () -> identified(transceiver.ask(Requests.inventory(mask, false), INVENTORY_ANSWER), mask));
  }

  /** Asks all tags that the mask covers to answer, each in the slot of its next four bits. */
  public List<Slot> inventoryInSlots(Mask mask) {
    return inventoryInSlots(mask, _ -> {});
  }

  /**
   * Does the same and tells of each tag at once. After a fault in the middle all slots are asked
   * again, and tags told of twice.
   */
  public List<Slot> inventoryInSlots(Mask mask, Consumer<Uid> heard) {
    return steadily(
        () -> {
          var slots = new ArrayList<Slot>();
          for (int i = 0; i < SLOTS; i++) {
            var reception =
                i == 0
                    ? transceiver.ask(Requests.inventory(mask, true), INVENTORY_ANSWER)
                    : transceiver.nextSlot(INVENTORY_ANSWER);
            var slot = identified(reception, mask.slot(i));
            if (slot instanceof Slot.Answered(var uid)) {
              heard.accept(uid);
            }
            slots.add(slot);
          }
          return List.copyOf(slots);
        });
  }

  /** Tells a tag to answer no inventory until it is reset to ready or loses its power. */
  public void stayQuiet(Uid uid) {
    steadily(
        () -> {
          transceiver.send(Requests.stayQuiet(uid));
          return true;
        });
  }

  /** Tells a tag to answer inventories again; says whether it heard. */
  public Slot resetToReady(Uid uid) {
    return steadily(
        () -> addressed(transceiver.ask(Requests.resetToReady(uid), ERROR_ANSWER), uid));
  }

  /** Asks one tag, quiet or not, whether it is there. */
  public Slot check(Uid uid) {
    return steadily(
        () -> addressed(transceiver.ask(Requests.readFirstBlock(uid), BLOCK_ANSWER), uid));
  }

  /** Does the same in fewer calls, but slower if the tag is not there. */
  public Slot confirm(Uid uid) {
    return steadily(
        () -> addressed(transceiver.askSurely(Requests.readFirstBlock(uid), BLOCK_ANSWER), uid));
  }

  /**
   * Makes sure that silence means that nobody is there: a chip that lost its set-up gets it again.
   * Says whether the silence before can be believed.
   */
  public boolean isSound() {
    int before = fieldsLost;
    steadily(
        () -> {
          transceiver.audit();
          return true;
        });
    return before == fieldsLost;
  }

  public Versions versions() {
    return chip.versions();
  }

  private Slot identified(Reception reception, Mask mask) {
    return switch (reception) {
      case Reception.Nothing() -> new Slot.Silent();
      case Reception.Collision() -> new Slot.Collided();
      case Reception.Damaged() -> new Slot.Corrupted();
      case Reception.Bytes(var bytes) -> identified(bytes, mask);
    };
  }

  /** Believes an answer that could come from a tag of this mask and was read well from the chip. */
  private Slot identified(byte[] answer, Mask mask) {
    if (answer.length != INVENTORY_ANSWER || answer[0] != 0) {
      return new Slot.Corrupted();
    }
    var uid = Uid.fromAir(answer, 2);
    if (!mask.covers(uid)) {
      return new Slot.Corrupted();
    }
    if (!familiar.contains(uid)) {
      if (!Arrays.equals(answer, transceiver.again(INVENTORY_ANSWER))) {
        return new Slot.Corrupted();
      }
      familiar.add(uid);
    }
    return new Slot.Answered(uid);
  }

  /** An error code, too, is a sign of life. */
  private static Slot addressed(Reception reception, Uid uid) {
    return switch (reception) {
      case Reception.Nothing() -> new Slot.Silent();
      case Reception.Collision() -> new Slot.Collided();
      case Reception.Damaged() -> new Slot.Corrupted();
      case Reception.Bytes(var bytes) ->
          bytes.length >= BARE_ANSWER ? new Slot.Answered(uid) : new Slot.Corrupted();
    };
  }

  private <T> T steadily(Supplier<T> operation) {
    for (int attempt = 1; ; attempt++) {
      try {
        return operation.get();
      } catch (ReaderException e) {
        if (attempt == ATTEMPTS) {
          throw e;
        }
        recover(attempt);
      }
    }
  }

  /** Resets the chip only if it must: on a shared reset line all other fields go off as well. */
  private void recover(int attempt) {
    fieldsLost++;
    if (attempt > 1 || !chip.answers()) {
      chip.reset();
    }
    if (fieldWanted) {
      transceiver.fieldOn();
    }
  }
}
