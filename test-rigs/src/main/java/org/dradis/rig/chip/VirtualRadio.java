package org.dradis.rig.chip;

import static org.dradis.nfc.pn5180.Registers.RX_COLLISION_DETECTED;
import static org.dradis.nfc.pn5180.Registers.RX_COLL_POS_MOST;
import static org.dradis.nfc.pn5180.Registers.RX_COLL_POS_SHIFT;
import static org.dradis.nfc.pn5180.Registers.RX_DATA_INTEGRITY_ERROR;
import static org.dradis.nfc.pn5180.Registers.RX_IRQ;
import static org.dradis.nfc.pn5180.Registers.RX_PROTOCOL_ERROR;
import static org.dradis.nfc.pn5180.Registers.RX_SOF_DET_IRQ;
import static org.dradis.nfc.pn5180.Registers.TX_IRQ;

import java.util.List;
import org.dradis.rig.chip.VirtualField.Answer;
import org.dradis.rig.time.VirtualTime;

/** The contactless side of a PN5180: its transceiver, in the states that RF_STATUS shows. */
final class VirtualRadio {
  /** RF_STATUS bits 26:24, TRANSCEIVE_STATE. */
  enum State {
    IDLE(0),
    WAIT_TRANSMIT(1),
    TRANSMITTING(2),
    WAIT_FOR_DATA(4),
    RECEIVING(5);

    private final int code;

    State(int code) {
      this.code = code;
    }

    int code() {
      return code;
    }
  }

  private final VirtualTime time;
  private final VirtualField field;
  private State state = State.IDLE;
  private int irqs;
  private int rxStatus;
  private byte[] received = {};
  private boolean corrupting;
  private boolean deaf;

  /** Counts what stops a transmission or reception under way. */
  private int epoch;

  VirtualRadio(VirtualTime time, VirtualField field) {
    this.time = time;
    this.field = field;
  }

  State state() {
    return state;
  }

  int rxStatus() {
    return rxStatus;
  }

  byte[] received() {
    return received;
  }

  int irqs() {
    return irqs;
  }

  void clear(int mask) {
    irqs &= ~mask;
  }

  void raise(int mask) {
    irqs |= mask;
  }

  /** A receiver whose registers were spoilt hears nothing. */
  void deafen(boolean spoilt) {
    deaf = spoilt;
  }

  void corrupt(boolean answers) {
    corrupting = answers;
  }

  /** Loses everything, as in a reset. */
  void powerDown() {
    epoch++;
    field.switchOff();
    state = State.IDLE;
    irqs = 0;
    rxStatus = 0;
    received = new byte[0];
  }

  void enter(State next) {
    epoch++;
    state = next;
  }

  /** Transmits for that long, then listens. */
  void transmit(Airwave wave, long duration) {
    state = State.TRANSMITTING;
    later(duration, () -> transmitted(wave));
  }

  private void transmitted(Airwave wave) {
    irqs |= TX_IRQ;
    state = State.WAIT_FOR_DATA;
    var answers = field.hear(wave);
    if (!answers.isEmpty() && !deaf) {
      later(RfTimes.T1 + RfTimes.ANSWER_SOF, () -> receiving(answers));
    }
  }

  private void receiving(List<Answer> answers) {
    irqs |= RX_SOF_DET_IRQ;
    state = State.RECEIVING;
    int length = answers.stream().mapToInt(it -> it.bytes().length).max().orElse(0);
    later(length * RfTimes.BYTE + RfTimes.ANSWER_EOF, () -> receive(answers));
  }

  private void receive(List<Answer> answers) {
    boolean cutOff = answers.stream().anyMatch(it -> !field.holds(it.tag()));
    boolean garbled = answers.stream().filter(it -> field.garbles(it.tag())).count() > 0;
    var heard = Superposition.of(answers.stream().map(Answer::bytes).toList());
    var bytes = heard.bytes().clone();
    if (corrupting || garbled) {
      bytes[bytes.length / 2] ^= 0x10;
    }
    received = Crc16.strip(bytes);
    rxStatus = received.length;
    if (cutOff) {
      rxStatus |= RX_PROTOCOL_ERROR;
    }
    if (heard.collided()) {
      rxStatus |= RX_COLLISION_DETECTED;
      rxStatus |= Math.min(heard.firstCollision(), RX_COLL_POS_MOST) << RX_COLL_POS_SHIFT;
    }
    if (!Crc16.fits(bytes)) {
      rxStatus |= RX_DATA_INTEGRITY_ERROR;
    }
    irqs |= RX_IRQ;
    state = State.WAIT_TRANSMIT;
  }

  private void later(long nanos, Runnable deed) {
    int started = epoch;
    time.after(
        nanos,
        () -> {
          if (epoch == started) {
            deed.run();
          }
        });
  }
}
