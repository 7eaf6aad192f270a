package org.dradis.rig.chip;

import java.util.HashSet;
import java.util.Set;
import org.dradis.nfc.iso15693.Uid;
import org.jspecify.annotations.Nullable;

/**
 * A tag that behaves like an ICODE SLIX2 (NXP SL2S2602): states Ready and Quiet of 15693-3, 7.5.
 *
 * <p>It lives as long as some field powers it, so one slid from a live field into the next stays
 * quiet.
 */
public final class VirtualTag {

  /** How well a tag is heard: a weak one is garbled every second time, a dead one never heard. */
  public enum Health {
    GOOD,
    WEAK,
    DEAD
  }

  private static final int DATA_RATE_FLAG = 0x02;
  private static final int INVENTORY_FLAG = 0x04;
  private static final int SELECT_FLAG = 0x10;
  private static final int ADDRESS_FLAG = 0x20;
  private static final int ONE_SLOT_FLAG = 0x20;

  /** SL2S2602, memory organisation: 80 blocks of four bytes, of which one holds the counter. */
  private static final int BLOCKS = 80;

  private final Uid uid;
  private final boolean vicinity;
  private final Set<VirtualField> powering = new HashSet<>();
  private Health health = Health.GOOD;
  private boolean quiet;
  private long poweredAt;
  private int answers;

  /** Slots that end before this tag's; negative when it takes part in no inventory. */
  private int slotsToWait = -1;

  private VirtualTag(Uid uid, boolean vicinity) {
    this.uid = uid;
    this.vicinity = vicinity;
  }

  public VirtualTag(Uid uid) {
    this(uid, true);
  }

  /** A stranger's card of ISO 14443: it does not understand a word. */
  public static VirtualTag bankCard() {
    return new VirtualTag(new Uid(0), false);
  }

  public Uid uid() {
    return uid;
  }

  public VirtualTag with(Health condition) {
    health = condition;
    return this;
  }

  public boolean isQuiet() {
    return quiet;
  }

  void power(VirtualField field, long now) {
    if (powering.isEmpty()) {
      poweredAt = now;
    }
    powering.add(field);
  }

  void unpower(VirtualField field) {
    powering.remove(field);
    if (powering.isEmpty()) {
      quiet = false;
      slotsToWait = -1;
    }
  }

  /** Whether the next answer is too weak to be read. */
  boolean garbles() {
    return health == Health.WEAK && answers++ % 2 == 0;
  }

  /** Hears what the reader says and returns the answer with its CRC, if there is one. */
  byte @Nullable [] hear(Airwave wave, long now) {
    if (!vicinity || health == Health.DEAD || now - poweredAt < RfTimes.POWER_UP) {
      return null;
    }
    return switch (wave) {
      case Airwave.Eof() -> slotsToWait > 0 && --slotsToWait == 0 ? inventoryAnswer() : null;
      case Airwave.Request(var bytes) -> Crc16.fits(bytes) ? answer(Crc16.strip(bytes)) : null;
    };
  }

  private byte @Nullable [] answer(byte[] request) {
    slotsToWait = -1;
    if (request.length < 2 || (request[0] & DATA_RATE_FLAG) == 0) {
      return null; // the low data rate is not modelled
    }
    return (request[0] & INVENTORY_FLAG) != 0 ? inventory(request) : command(request);
  }

  /** 15693-3, 8.2: compare the mask, then answer at once or in the slot of the next four bits. */
  private byte @Nullable [] inventory(byte[] request) {
    if (quiet || request[1] != 0x01 || (request[0] & 0x10) != 0 || request.length < 3) {
      return null;
    }
    int length = request[2] & 0xFF;
    boolean oneSlot = (request[0] & ONE_SLOT_FLAG) != 0;
    if (length > (oneSlot ? 64 : 60) || request.length != 3 + (length + 7) / 8) {
      return null;
    }
    for (int bit = 0; bit < length; bit++) {
      if ((request[3 + bit / 8] >> (bit % 8) & 1) != (uid.value() >>> bit & 1)) {
        return null;
      }
    }
    slotsToWait = oneSlot ? 0 : (int) (uid.value() >>> length & 0xF);
    return slotsToWait == 0 ? inventoryAnswer() : null;
  }

  private byte[] inventoryAnswer() {
    slotsToWait = -1;
    var answer = new byte[2 + Uid.BYTES];
    System.arraycopy(uid.toAir(), 0, answer, 2, Uid.BYTES);
    return Crc16.append(answer);
  }

  /** 15693-3, 7.5.3: a quiet tag carries out what is addressed to it, and stays quiet. */
  private byte @Nullable [] command(byte[] request) {
    boolean addressed = (request[0] & ADDRESS_FLAG) != 0;
    if ((request[0] & SELECT_FLAG) != 0 || (addressed ? !isFor(request) : quiet)) {
      return null;
    }
    int at = addressed ? 2 + Uid.BYTES : 2;
    return switch (request[1] & 0xFF) {
      case 0x02 -> beQuiet(addressed);
      case 0x20 -> request.length == at + 1 ? block(request[at] & 0xFF) : null;
      case 0x26 -> beReady();
      default -> addressed ? Crc16.append((byte) 0x01, (byte) 0x01) : null;
    };
  }

  /** Stay Quiet is never answered: 15693-3, 10.3.2. */
  private byte @Nullable [] beQuiet(boolean addressed) {
    quiet |= addressed;
    return null;
  }

  private byte[] beReady() {
    quiet = false;
    return Crc16.append((byte) 0x00);
  }

  private static byte[] block(int number) {
    return number < BLOCKS ? Crc16.append(new byte[5]) : Crc16.append((byte) 0x01, (byte) 0x0F);
  }

  private boolean isFor(byte[] request) {
    return request.length >= 2 + Uid.BYTES && Uid.fromAir(request, 2).equals(uid);
  }
}
