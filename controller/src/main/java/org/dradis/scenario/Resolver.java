package org.dradis.scenario;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.util.function.Function;
import org.dradis.cards.AttackDeck;
import org.dradis.file.BadField;
import org.dradis.file.JsonText;
import org.dradis.file.OneLine;
import org.dradis.file.Utf8;
import org.dradis.rules.event.Event;
import org.jspecify.annotations.Nullable;

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
  private final Function<Scenario, Ending> player;
  private final ScenarioReader reader;

  private Resolver(
      InputStream in,
      Writer out,
      Appendable err,
      Function<Scenario, Ending> player,
      AttackDeck deck) {
    this.in = new Lines(in);
    this.out = new ResultWriter(out);
    this.err = err;
    this.player = player;
    this.reader = new ScenarioReader(deck);
  }

  /** Reads all of the input, writes the results and returns the exit code. */
  public static int resolve(InputStream in, Writer out, Appendable err) throws IOException {
    return resolve(in, out, err, AttackDeck.PRINTED);
  }

  /** The same with attack cards that players bring. */
  public static int resolve(InputStream in, Writer out, Appendable err, AttackDeck deck)
      throws IOException {
    return new Resolver(in, out, err, ScenarioPlayer::play, deck).resolve();
  }

  static int resolve(InputStream in, Writer out, Appendable err, Function<Scenario, Ending> player)
      throws IOException {
    return new Resolver(in, out, err, player, AttackDeck.PRINTED).resolve();
  }

  private int resolve() throws IOException {
    byte[] first = in.next();
    if (first == null) {
      return complain(BAD, "scenario: the input is empty");
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
      return JsonText.isComplete(decode(line));
    } catch (BadField e) {
      return false;
    }
  }

  private int single(byte[] text) throws IOException {
    return switch (play(text)) {
      case Ending.Bad(BadField error) -> complain(BAD, error.getMessage());
      case Ending.Failed(String sentence) -> complain(FAILED, sentence);
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
  }

  private int batch(byte[] first, byte[] second) throws IOException {
    line(first);
    for (byte[] next = second; next != null; next = in.next()) {
      line(next);
    }
    out.flush();
    return PLAYED;
  }

  private void line(byte[] text) throws IOException {
    switch (play(text)) {
      case Ending.Bad(BadField error) -> out.error(OneLine.of(error.getMessage()));
      case Ending.Failed(String sentence) -> out.error(OneLine.of(sentence));
      case Ending.Finished(var board, var _) -> out.board(board);
      case Ending.Pending(var question, var _, var _) -> out.pending(question);
    }
    if (in.mayWait()) {
      out.flush();
    }
  }

  private Ending play(byte[] text) {
    try {
      return player.apply(reader.scenario(decode(text)));
    } catch (BadField e) {
      return new Ending.Bad(e);
    }
  }

  private static String decode(byte[] text) {
    return Utf8.decode("scenario", text);
  }

  private void tell(Iterable<Event> events) {
    for (Event event : events) {
      out.event(event);
    }
  }

  private int complain(int exitCode, @Nullable String sentence) throws IOException {
    err.append(OneLine.of(sentence)).append('\n');
    return exitCode;
  }

  private static byte[] join(byte[] first, byte[] rest) {
    ByteArrayOutputStream all = new ByteArrayOutputStream(first.length + rest.length + 1);
    all.writeBytes(first);
    all.write('\n');
    all.writeBytes(rest);
    return all.toByteArray();
  }
}
