package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.dradis.hud.Words;

/** What is drawn, in words, for those who cannot see it. */
final class Spoken {
  private final Words words;

  Spoken(Words words) {
    this.words = words;
  }

  /** "Bow: Basestar (Critical Hit), 3 × Raider". */
  String area(String area, AreaPicture picture) {
    List<String> ships = new ArrayList<>(picture.flocks().stream().map(this::flock).toList());
    if (picture.shows(Shine.OFFER)) {
      ships.add(words.of("ring.offered"));
    }
    return words.pair(words.of("ring.area." + area), list(ships));
  }

  private String flock(Flock flock) {
    String name =
        words.of("ring.ship." + flock.symbol().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    if (!flock.name().isEmpty()) {
      name += " " + flock.name();
    }
    if (!flock.tokens().isEmpty()) {
      name += " (" + list(flock.tokens().stream().map(this::token).toList()) + ")";
    }
    return flock.count() == 1 ? name : flock.count() + " × " + name;
  }

  /** "Galactica: Armory, Hangar Deck". */
  String hull(String ship, Hull hull) {
    List<String> hits =
        hull.sockets().stream().filter(Hull.Socket::hit).map(it -> token(it.token())).toList();
    return words.pair(words.of("ring." + ship), list(hits));
  }

  String boarding(List<Integer> spaces) {
    List<String> counts = spaces.stream().map(String::valueOf).toList();
    return words.pair(words.of("ring.boarding"), String.join(" – ", counts));
  }

  private String token(Token token) {
    return words.of("ring.token." + token.word());
  }

  private String list(List<String> parts) {
    return parts.isEmpty() ? words.of("ring.nothing") : String.join(", ", parts);
  }
}
