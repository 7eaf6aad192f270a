package org.dradis.rules.properties;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.dradis.rules.Engine;

/**
 * The same few thousand games on every machine, told in one line per hundred: a digest of all
 * inputs, events, questions and last boards as text. Prints them, so that another virtual machine
 * can play too.
 */
final class SeededGames {
  static final int GAMES = 3000;
  private static final int PER_LINE = 100;

  private SeededGames() {}

  public static void main(String[] args) {
    digests().forEach(System.out::println);
  }

  static List<String> digests() {
    List<String> lines = new ArrayList<>();
    for (int first = 1; first <= GAMES; first += PER_LINE) {
      lines.add(first + " " + digest(first));
    }
    return lines;
  }

  private static String digest(int first) {
    MessageDigest digest = sha256();
    for (int seed = first; seed < first + PER_LINE; seed++) {
      Game game = Game.seeded(seed);
      for (Game.Turn turn : game.turns()) {
        tell(digest, turn.input());
        turn.events().forEach(event -> tell(digest, event));
        tell(digest, turn.played() ? Engine.question(turn.after()) : turn.result());
      }
      tell(digest, game.state().board());
    }
    return HexFormat.of().formatHex(digest.digest(), 0, 8);
  }

  private static void tell(MessageDigest digest, Object what) {
    digest.update((what + "\n").getBytes(StandardCharsets.UTF_8));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }
}
