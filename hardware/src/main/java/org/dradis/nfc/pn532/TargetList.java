package org.dradis.nfc.pn532;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.dradis.port.TagId;
import org.jspecify.annotations.Nullable;

/** The answer to InListPassiveTarget at 106 kbit/s, type A (UM 7.3.5). */
final class TargetList {

  /** The chip handles no more (UM 7.3.5, MaxTg). */
  static final int MOST = 2;

  /** SEL_RES of a tag that speaks ISO 14443-4, after whose UID the chip puts its ATS. */
  private static final int SPEAKS_PART_4 = 0x20;

  /** Tg, SENS_RES (2), SEL_RES and the length of the UID. */
  private static final int HEAD = 5;

  private TargetList() {}

  /** Reads the list; null if the bytes are none. */
  static @Nullable List<Tag> read(byte[] data) {
    if (data.length == 0 || data[0] < 0 || data[0] > MOST) {
      return null;
    }
    var tags = new ArrayList<Tag>();
    var at = 1;
    for (var number = 1; number <= data[0]; number++) {
      if (at + HEAD > data.length || data[at] != number) {
        return null;
      }
      var selRes = data[at + 3] & 0xFF;
      var start = at + HEAD;
      var end = start + data[at + 4];
      if (!isLengthOfUid(data[at + 4]) || end > data.length) {
        return null;
      }
      var id = TagId.of(Arrays.copyOfRange(data, start, end));
      tags.add(new Tag(id, ((data[at + 1] & 0xFF) << 8) | (data[at + 2] & 0xFF), selRes));
      // The first byte of an ATS counts itself. Without it the list ends here.
      at = (selRes & SPEAKS_PART_4) != 0 && end < data.length ? end + (data[end] & 0xFF) : end;
    }
    return at == data.length ? List.copyOf(tags) : null;
  }

  private static boolean isLengthOfUid(int length) {
    return length == 4 || length == 7 || length == 10;
  }
}
