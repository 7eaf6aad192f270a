package org.dradis.scenario;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import org.dradis.rules.event.Event;

/** All of {@code dradis resolve} but the command line: scenarios in, events and boards out. */
public final class Resolver {
  /** Played to the end; a batch always is. */
  public static final int PLAYED = 0;

  /** The engine itself failed. */
  public static final int FAILED = 1;

  /** Bad input. */
  public static final int BAD = 2;

  /** A roll, draw or choice is missing. */
  public static final int PENDING = 3;

  private final Lines in;
  private final ResultWriter out;
  private final Appendable err;

  private Resolver(InputStream in, Writer out, Appendable err) {
    this.in = new Lines(in);
    this.out = new ResultWriter(out);
    this.err = err;
  }

  /** Reads all of the input, writes the results and returns the exit code. */
  public static int resolve(InputStream in, Writer out, Appendable err) throws IOException {
    return new Resolver(in, out, err).resolve();
  }

  private int resolve() throws IOException {
    byte[] first = in.next();
    if (first == null) {
      return complain("scenario: the input is empty");
    }
    if (!isComplete(first)) {
      return single(join(first, in.rest()));
    }
    byte[] second = in.next();
    return second == null ? single(first) : batch(first, second);
  }

  /** A batch is known by its first line: it alone is a JSON value, and more follows (R1). */
  private static boolean isComplete(byte[] line) {
    try {
      return JsonText.isComplete(Lines.decode(line));
    } catch (BadScenario e) {
      return false;
    }
  }

  private int single(byte[] text) throws IOException {
    try {
      return switch (play(text)) {
        case Ending.Bad(BadScenario error) -> complain(message(error));
        case Ending.Finished(var board, var events) -> {
          tell(events);
          out.board(board);
          out.flush();
          yield PLAYED;
        }
        case Ending.Pending(var question, var _, var events) -> {
          tell(events);
          out.pending(question);
          out.flush();
          yield PENDING;
        }
      };
    } catch (IllegalStateException e) {
      complain(message(e));
      return FAILED;
    }
  }

  private int batch(byte[] first, byte[] second) throws IOException {
    line(first);
    line(second);
    for (byte[] next = in.next(); next != null; next = in.next()) {
      line(next);
    }
    out.flush();
    return PLAYED;
  }

  private void line(byte[] text) throws IOException {
    try {
      switch (play(text)) {
        case Ending.Bad(BadScenario error) -> out.error(message(error));
        case Ending.Finished(var board, var _) -> out.board(board);
        case Ending.Pending(var question, var _, var _) -> out.pending(question);
      }
    } catch (IllegalStateException e) {
      out.error(message(e)); // one broken scenario must not end the batch
    }
    if (in.mayWait()) {
      out.flush();
    }
  }

  private static Ending play(byte[] text) {
    try {
      return ScenarioPlayer.play(ScenarioReader.read(Lines.decode(text)));
    } catch (BadScenario e) {
      return new Ending.Bad(e);
    }
  }

  private void tell(Iterable<Event> events) {
    for (Event event : events) {
      out.event(event);
    }
  }

  private int complain(String sentence) throws IOException {
    err.append(sentence).append('\n');
    return BAD;
  }

  /** Names out of the file may hold anything; a complaint is one line all the same. */
  private static String message(RuntimeException e) {
    return String.valueOf(e.getMessage()).replaceAll("\\p{Cntrl}+", " ").strip();
  }

  private static byte[] join(byte[] first, byte[] rest) {
    ByteArrayOutputStream all = new ByteArrayOutputStream(first.length + rest.length + 1);
    all.writeBytes(first);
    all.write('\n');
    all.writeBytes(rest);
    return all.toByteArray();
  }
}
