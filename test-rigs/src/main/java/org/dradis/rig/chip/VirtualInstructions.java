package org.dradis.rig.chip;

import static org.dradis.nfc.pn5180.Registers.GENERAL_ERROR_IRQ;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.dradis.nfc.pn5180.Commands;
import org.dradis.nfc.pn5180.Registers;
import org.dradis.rig.chip.VirtualRadio.State;

/**
 * The firmware of a PN5180: carries out instructions on registers, EEPROM and radio.
 *
 * <p>What it cannot do raises GENERAL_ERROR_IRQ and is otherwise ignored.
 */
final class VirtualInstructions {
  /** Product 4.0, firmware 4.1, EEPROM 153.0: minor byte first, from address 0x10. */
  private static final byte[] VERSIONS = {0x00, 0x04, 0x01, 0x04, 0x00, (byte) 0x99};

  private static final int EEPROM_BYTES = 0xFF;

  /** Data enabled, a start and a stop symbol: assumed; the data sheet lists no values. */
  private static final int TX_CONFIG_ISO15693 = 0x0540;

  /** Registers of the receiver and of the CRC that a configuration fills, with a made-up value. */
  private static final int[] LOADED = {0x12, 0x16, 0x19, 0x1A, 0x1C};

  private static final int ISO15693 = 0x0000_15_69;

  /** The die identifier, from address 0x00, differs from chip to chip. */
  private static final AtomicInteger DICE_MADE = new AtomicInteger();

  private static final byte[] NO_ANSWER = {};
  private static final int MOST_DATA = 260;

  private final VirtualField field;
  private final VirtualRadio radio;
  private final int[] registers = new int[256];
  private final int die = DICE_MADE.incrementAndGet();
  private boolean configured;

  VirtualInstructions(VirtualField field, VirtualRadio radio) {
    this.field = field;
    this.radio = radio;
  }

  void powerDown() {
    Arrays.fill(registers, 0);
    configured = false;
    radio.powerDown();
  }

  /** Carries out one frame and returns what a second frame will clock out. */
  byte[] execute(byte[] frame) {
    int length = frame.length;
    return switch (frame[0] & 0xFF) {
      case Commands.WRITE_REGISTER,
          Commands.WRITE_REGISTER_OR_MASK,
          Commands.WRITE_REGISTER_AND_MASK ->
          length == 6 ? change(frame[1] & 0xFF, frame[0] + 1, word(frame, 2)) : refuse();
      case Commands.WRITE_REGISTER_MULTIPLE ->
          length > 1 && length % 6 == 1 ? changeAll(frame) : refuse();
      case Commands.READ_REGISTER -> length == 2 ? read(frame) : refuse();
      case Commands.READ_REGISTER_MULTIPLE -> length >= 2 && length <= 19 ? read(frame) : refuse();
      case Commands.READ_EEPROM ->
          length == 3 ? readEeprom(frame[1] & 0xFF, frame[2] & 0xFF) : refuse();
      case Commands.SEND_DATA ->
          length >= 2 && length <= 2 + MOST_DATA
              ? send(Arrays.copyOfRange(frame, 2, length))
              : refuse();
      case Commands.READ_DATA -> length == 2 ? radio.received() : refuse();
      case Commands.LOAD_RF_CONFIG ->
          length == 3 ? configure(frame[1] & 0xFF, frame[2] & 0xFF) : refuse();
      case Commands.RF_ON -> length == 2 ? rf(true) : refuse();
      case Commands.RF_OFF -> length == 2 ? rf(false) : refuse();
      default -> refuse();
    };
  }

  private byte[] refuse() {
    radio.raise(GENERAL_ERROR_IRQ);
    return NO_ANSWER;
  }

  private byte[] changeAll(byte[] frame) {
    for (int at = 1; at < frame.length; at += 6) {
      change(frame[at] & 0xFF, frame[at + 1], word(frame, at + 2));
    }
    return NO_ANSWER;
  }

  private byte[] change(int register, int action, int operand) {
    int old = registers[register];
    switch (action) {
      case Commands.ACTION_WRITE -> write(register, operand);
      case Commands.ACTION_OR_MASK -> write(register, old | operand);
      case Commands.ACTION_AND_MASK -> write(register, old & operand);
      default -> refuse();
    }
    return NO_ANSWER;
  }

  private void write(int register, int value) {
    switch (register) {
      case Registers.IRQ_CLEAR -> radio.clear(value);
      case Registers.IRQ_STATUS, Registers.RX_STATUS, Registers.RF_STATUS -> {} // read only
      case Registers.SYSTEM_CONFIG -> {
        int before = registers[register] & Registers.COMMAND_MASK;
        registers[register] = value;
        int command = value & Registers.COMMAND_MASK;
        if (command != before) {
          boolean transceive = command == Registers.COMMAND_TRANSCEIVE;
          radio.enter(transceive ? State.WAIT_TRANSMIT : State.IDLE);
        }
      }
      default -> registers[register] = value;
    }
  }

  private byte[] read(byte[] frame) {
    var answer = new byte[4 * (frame.length - 1)];
    for (int i = 1; i < frame.length; i++) {
      int value = value(frame[i] & 0xFF);
      for (int b = 0; b < 4; b++) {
        answer[4 * (i - 1) + b] = (byte) (value >> (8 * b));
      }
    }
    return answer;
  }

  private int value(int register) {
    return switch (register) {
      case Registers.IRQ_STATUS -> radio.irqs();
      case Registers.RX_STATUS -> radio.rxStatus();
      case Registers.RF_STATUS ->
          radio.state().code() << Registers.TRANSCEIVE_STATE_SHIFT
              | (field.isOn() ? Registers.TX_RF_STATUS : 0);
      default -> registers[register];
    };
  }

  private byte[] readEeprom(int address, int length) {
    if (address + length > EEPROM_BYTES) {
      return refuse();
    }
    var answer = new byte[length];
    for (int i = 0; i < length; i++) {
      int at = address + i - Registers.PRODUCT_VERSION;
      answer[i] = at >= 0 && at < VERSIONS.length ? VERSIONS[at] : 0;
      if (address + i < Integer.BYTES) {
        answer[i] = (byte) (die >> (8 * (address + i)));
      }
    }
    return answer;
  }

  /** RF configurations may not change while the transceiver works. */
  private byte[] configure(int transmitter, int receiver) {
    if (radio.state() != State.IDLE
        || transmitter != Commands.TX_ISO15693_ASK100_26
        || receiver != Commands.RX_ISO15693_26) {
      return refuse();
    }
    configured = true;
    registers[Registers.TX_CONFIG] = TX_CONFIG_ISO15693;
    for (int register : LOADED) {
      registers[register] = ISO15693;
    }
    return NO_ANSWER;
  }

  private byte[] rf(boolean on) {
    if (on && !field.isOn()) {
      field.switchOn();
    } else if (!on) {
      field.switchOff();
    }
    return NO_ANSWER;
  }

  /** Needs the state WaitTransmit; TX_CONFIG says what of the frame goes out. */
  private byte[] send(byte[] data) {
    int config = registers[Registers.TX_CONFIG];
    boolean withData = (config & Registers.TX_DATA_ENABLE) != 0;
    boolean withStart = (config & Registers.TX_START_SYMBOL_MASK) != 0;
    if (radio.state() != State.WAIT_TRANSMIT
        || !configured
        || !field.isOn()
        || withData != withStart
        || (withData && data.length == 0)) {
      return refuse();
    }
    radio.deafen(isSpoilt());
    if (withData) {
      var request = Crc16.append(data);
      radio.transmit(new Airwave.Request(request), RfTimes.request(request.length));
    } else {
      radio.transmit(new Airwave.Eof(), RfTimes.REQUEST_EOF);
    }
    return NO_ANSWER;
  }

  void spoil() {
    registers[Registers.CRC_RX_CONFIG] ^= 1;
  }

  private boolean isSpoilt() {
    for (int register : LOADED) {
      if (registers[register] != ISO15693) {
        return true;
      }
    }
    return false;
  }

  private static int word(byte[] bytes, int at) {
    return (bytes[at] & 0xFF)
        | (bytes[at + 1] & 0xFF) << 8
        | (bytes[at + 2] & 0xFF) << 16
        | (bytes[at + 3] & 0xFF) << 24;
  }
}
