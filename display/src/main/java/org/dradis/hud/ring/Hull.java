package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.List;

/**
 * A ship of the line.
 *
 * @param away whether it is not where the fleet is
 */
record Hull(List<Socket> sockets, boolean away) {
  /** A place for a damage token. */
  record Socket(Token token, boolean hit) {}

  Hull {
    sockets = List.copyOf(sockets);
  }

  static Hull of(List<Token> tokens, List<String> hit, boolean away) {
    List<Socket> sockets = new ArrayList<>();
    for (Token token : tokens) {
      sockets.add(new Socket(token, hit.contains(token.word())));
    }
    return new Hull(sockets, away);
  }

  boolean isLost() {
    return sockets.stream().allMatch(Socket::hit);
  }
}
