package org.dradis.nfc.pn532;

import java.io.IOException;
import java.time.Duration;
import java.util.Set;
import org.dradis.nfc.pn532.Unanswered.Why;
import org.dradis.pace.Pace;

/**
 * The dialogue with the chip (UM 6.2.2): command, acknowledgement, answer, and what may go wrong.
 */
final class Link {

  private static final int SIZE_OF_ACK = 6;
  private static final int NACKS = 2;

  private final Pn532Io io;
  private final Pace pace;
  private final Patience patience;
  private final Set<Remedy> remedies;

  Link(Pn532Io io, Pace pace, Patience patience, Set<Remedy> remedies) {
    this.io = io;
    this.pace = pace;
    this.patience = patience;
    this.remedies = remedies;
  }

  /** Wakes the chip and lets its oscillator start, which takes 2 ms at most (UM 7.2.11). */
  void wake() {
    io.wake();
    pause(Duration.ofMillis(3));
  }

  /** How often a command is worth sending. */
  int attempts() {
    return remedies.contains(Remedy.RESEND) ? patience.attempts() : 1;
  }

  /**
   * Sends a command that does no harm twice until it is answered.
   *
   * @param size how many bytes the frame of the answer usually has; a longer one is asked for again
   * @return the data behind the answer's code
   */
  byte[] ask(int size, byte... command) throws Unanswered {
    for (var attempt = 1; ; attempt++) {
      try {
        return askOnce(size, command);
      } catch (Unanswered failure) {
        if (failure.why() == Why.REFUSED || attempt == attempts()) {
          throw failure;
        }
      }
    }
  }

  /** Sends a command once; a damaged answer to it may be repeated. */
  byte[] askOnce(int size, byte... command) throws Unanswered {
    try {
      io.write(Frame.encode(addressed(command)));
      awaitReady(patience.ack(), Why.SILENT);
      if (Frame.in(io.read(SIZE_OF_ACK)).kind() != Frame.Kind.ACK) {
        throw new Unanswered(Why.GARBLED);
      }
      return answer(command[0], size);
    } catch (IOException notAcknowledged) {
      // A chip that is busy or waking up does this as well as one that is not there.
      pause(patience.ack());
      throw new Unanswered(Why.SILENT);
    } catch (Unanswered failure) {
      abort();
      throw failure;
    }
  }

  private byte[] answer(byte command, int usualSize) throws IOException, Unanswered {
    var size = usualSize;
    var nacks = 0;
    var end = pace.nanos() + patience.answer().toNanos();
    while (true) {
      awaitReady(Duration.ofNanos(end - pace.nanos()), Why.BUSY);
      var frame = Frame.in(io.read(size));
      var data = frame.answerTo(command);
      if (data != null) {
        return data;
      }
      switch (frame.kind()) {
        case ERROR -> throw new Unanswered(Why.REFUSED);
        case ACK -> {
          if (!remedies.contains(Remedy.SKIP_ACK)) {
            throw new Unanswered(Why.GARBLED);
          }
        }
        case BROKEN, CUT_SHORT -> {
          if (nacks++ == NACKS || !remedies.contains(Remedy.NACK)) {
            throw new Unanswered(Why.GARBLED);
          }
          size = Math.max(size, frame.size());
          io.write(Frame.nack());
        }
        // An answer to something else: the command is sent anew, which drops what was under way.
        case INFORMATION, NACK -> throw new Unanswered(Why.GARBLED);
      }
    }
  }

  private void awaitReady(Duration limit, Why otherwise) throws Unanswered {
    var end = pace.nanos() + limit.toNanos();
    while (!isReady()) {
      if (pace.nanos() >= end && remedies.contains(Remedy.GIVE_UP)) {
        throw new Unanswered(otherwise);
      }
      pause(patience.between());
    }
  }

  private boolean isReady() {
    try {
      return io.ready();
    } catch (IOException busy) {
      return false;
    }
  }

  /**
   * Sends the ACK that makes the chip drop what it is doing (UM 6.2.2.2), so no answer comes late.
   */
  private void abort() {
    try {
      io.write(Frame.ack());
      pause(patience.between());
    } catch (IOException gone) {
      // Then there is nothing to drop; the next command will tell.
    }
  }

  private void pause(Duration time) {
    pace.pause(time.toNanos());
  }

  private static byte[] addressed(byte[] command) {
    var content = new byte[command.length + 1];
    content[0] = Frame.TO_CHIP;
    System.arraycopy(command, 0, content, 1, command.length);
    return content;
  }
}
