package org.dradis.rig.chip;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The chip's commands and what it remembers between them (UM 7), as firmware 1.6 has them. */
final class Pn532Firmware {

  private static final byte[] STILL_LOOKING = {};

  private static final long MILLISECOND = 1_000_000;
  private static final int FOR_EVER = 0xFF;
  private static final byte UNKNOWN_TARGET = 0x27;

  private final List<PadTag> pad;
  private boolean lowVbat = true;
  private boolean field;
  private int retries = FOR_EVER;
  private int listed;

  Pn532Firmware(List<PadTag> pad) {
    this.pad = pad;
  }

  /** Forgets everything, as at power-on. */
  void reset() {
    lowVbat = true;
    retries = FOR_EVER;
    fieldOff();
  }

  void fieldOff() {
    field = false;
    listed = 0;
    pad.forEach(PadTag::losePower);
  }

  /** How long a command takes: a millisecond, or the requests and selections of a list. */
  long timeOf(byte[] command) {
    if (command[0] != 0x4A) {
      return MILLISECOND;
    }
    var levels = pad.stream().limit(2).mapToInt(PadTag::cascadeLevels).sum();
    var requests = retries == FOR_EVER ? 1 : retries + 1;
    // 5 ms of field before the first request (ISO/IEC 14443-3, 5); the others are round figures.
    return (5 + 5 * requests + 3 * levels) * MILLISECOND;
  }

  /**
   * Carries a command out: code and data of the answer, nothing if it goes on, null for an error.
   */
  byte @Nullable [] run(byte[] command) {
    return switch (command[0]) {
      case 0x02 -> command.length == 1 ? new byte[] {0x03, 0x32, 0x01, 0x06, 0x07} : null;
      case 0x14 -> configureSam(command);
      // Power-on is "low battery" mode, which SAMConfiguration ends (AN10609, C106).
      case 0x32 -> lowVbat ? null : configureRf(command);
      case 0x4A -> lowVbat ? null : list(command);
      case 0x52 -> lowVbat ? null : release(command);
      default -> null;
    };
  }

  /** UM 7.2.10: mode 1 to 4, then time limit and IRQ, which may be left out. Only mode 1 here. */
  private byte @Nullable [] configureSam(byte[] command) {
    if (command.length < 2 || command.length > 4 || command[1] != 1) {
      return null;
    }
    lowVbat = false;
    return new byte[] {0x15};
  }

  /** UM 7.3.1: item 1 is the field, 5 the retries, and each has its number of bytes. */
  private byte @Nullable [] configureRf(byte[] command) {
    if (command.length == 3 && command[1] == 0x01) {
      if ((command[2] & 1) == 0) {
        fieldOff();
      } else {
        field = true;
      }
    } else if (command.length == 5 && command[1] == 0x05) {
      retries = command[4] & 0xFF;
    } else {
      return null;
    }
    return new byte[] {0x33};
  }

  /** UM 7.3.5, 106 kbit/s type A without UID: NbTg, then Tg and what the tag said, for each. */
  private byte @Nullable [] list(byte[] command) {
    if (command.length != 3 || command[1] < 1 || command[1] > 2 || command[2] != 0) {
      return null;
    }
    field = true;
    var found = new ArrayList<PadTag>();
    pad.stream().filter(PadTag::isIdle).limit(command[1]).forEach(found::add);
    if (found.isEmpty() && retries == FOR_EVER) {
      return STILL_LOOKING;
    }
    listed = found.size();
    var out = new ByteArrayOutputStream();
    out.write(0x4B);
    out.write(listed);
    for (var i = 0; i < listed; i++) {
      var tag = found.get(i);
      tag.select();
      out.write(i + 1);
      out.writeBytes(tag.sensRes());
      out.write(tag.selRes());
      out.write(tag.uid().length);
      out.writeBytes(tag.uid());
      out.writeBytes(tag.ats());
    }
    return out.toByteArray();
  }

  /** UM 7.3.11: one target, or all with 0; a target that is not listed is error 27 (UM 7.1). */
  private byte @Nullable [] release(byte[] command) {
    if (command.length != 2) {
      return null;
    }
    var known = command[1] >= 0 && command[1] <= listed;
    if (known && command[1] == 0) {
      listed = 0;
    }
    return new byte[] {0x53, known ? 0 : UNKNOWN_TARGET};
  }

  boolean hasField() {
    return field;
  }
}
