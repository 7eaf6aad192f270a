package org.dradis.port;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TagIdTest {

  @Test
  void anIdIsItsBytes() {
    var id = TagId.of((byte) 0x04, (byte) 0xA1, (byte) 0x0B, (byte) 0xFF);
    assertEquals("04A10BFF", id.toString());
    assertEquals(id, TagId.parse("04A10BFF"));
    assertEquals(id.hashCode(), TagId.parse("04a10bff").hashCode());
    assertNotEquals(id, TagId.parse("04A10BFE"));
  }

  @Test
  void nobodyChangesAnIdFromOutside() {
    var bytes = new byte[] {1, 2, 3, 4};
    var id = TagId.of(bytes);
    bytes[0] = 9;
    id.bytes()[1] = 9;
    assertEquals("01020304", id.toString());
  }

  @Test
  void onlyFourBytesThatBeginWith08AreFleeting() {
    assertTrue(TagId.parse("08123456").isFleeting());
    assertFalse(TagId.parse("04123456").isFleeting());
    assertFalse(TagId.parse("08123456789ABC").isFleeting());
  }

  @Test
  void anEmptyIdIsRefused() {
    assertThrows(IllegalArgumentException.class, TagId::of);
  }
}
