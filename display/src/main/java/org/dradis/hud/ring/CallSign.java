package org.dradis.hud.ring;

import java.util.regex.Pattern;

/** How pilots are called on the wireless: Kara "Starbuck" Thrace is Starbuck, Saul Tigh is Tigh. */
final class CallSign {
  private static final Pattern QUOTED = Pattern.compile(".*[\"“„«](.+?)[\"”“»].*");

  private CallSign() {}

  static String of(String pilot) {
    var quoted = QUOTED.matcher(pilot);
    return quoted.matches() ? quoted.group(1) : pilot.substring(pilot.lastIndexOf(' ') + 1);
  }
}
