package org.dradis.session.json;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.dradis.rules.board.Board;
import org.dradis.scenario.LiveJson;

/** The fingerprint of a board: SHA-256 of its canonical JSON. */
public final class StateHash {
  private StateHash() {}

  public static String of(Board board) {
    return of(LiveJson.board(board));
  }

  static String of(String json) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(json.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }
}
