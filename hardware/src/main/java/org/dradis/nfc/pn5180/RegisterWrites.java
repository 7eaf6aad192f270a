package org.dradis.nfc.pn5180;

import java.io.ByteArrayOutputStream;

/** A list of register changes that travels in one WRITE_REGISTER_MULTIPLE frame, done in order. */
public final class RegisterWrites {
  private final ByteArrayOutputStream frame = new ByteArrayOutputStream();

  public RegisterWrites() {
    frame.write(Commands.WRITE_REGISTER_MULTIPLE);
  }

  public RegisterWrites write(int register, int value) {
    return add(register, Commands.ACTION_WRITE, value);
  }

  public RegisterWrites or(int register, int mask) {
    return add(register, Commands.ACTION_OR_MASK, mask);
  }

  public RegisterWrites and(int register, int mask) {
    return add(register, Commands.ACTION_AND_MASK, mask);
  }

  private RegisterWrites add(int register, int action, int value) {
    frame.write(register);
    frame.write(action);
    frame.writeBytes(LittleEndian.bytes(value));
    return this;
  }

  byte[] frame() {
    return frame.toByteArray();
  }
}
