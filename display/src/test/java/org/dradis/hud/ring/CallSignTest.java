package org.dradis.hud.ring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CallSignTest {
  @Test
  void whoHasACallSignIsCalledByIt() {
    assertEquals("Starbuck", CallSign.of("Kara \"Starbuck\" Thrace"));
  }

  @Test
  void whoHasNoneIsCalledByTheLastName() {
    assertEquals("Adama", CallSign.of("William Adama"));
    assertEquals("Starbuck", CallSign.of("Starbuck"));
  }
}
