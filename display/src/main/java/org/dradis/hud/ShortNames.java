package org.dradis.hud;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dradis.session.words.Names;
import org.dradis.view.CrewView;

/**
 * What players call a character: the nickname, or else the last name; with an initial if two in the
 * game have the same.
 */
public final class ShortNames {
  private static final Pattern NICKNAME = Pattern.compile("\"([^\"]+)\"");

  private final Map<String, String> names = new HashMap<>();

  private ShortNames() {}

  public static ShortNames of(CrewView crew) {
    return of(crew.members().stream().map(CrewView.Member::name).toList());
  }

  /** The short names of all who are in a game. */
  public static ShortNames of(List<String> characters) {
    ShortNames all = new ShortNames();
    for (String each : characters) {
      boolean alone =
          characters.stream().noneMatch(it -> !it.equals(each) && last(it).equals(last(each)));
      all.names.put(each, alone ? last(each) : each.charAt(0) + ". " + last(each));
    }
    return all;
  }

  /** The short name of a character. */
  public String of(String character) {
    return names.getOrDefault(character, last(character));
  }

  private static String last(String character) {
    Matcher nickname = NICKNAME.matcher(character);
    if (nickname.find()) {
      return nickname.group(1);
    }
    String name = Names.plain(character);
    return name.substring(name.lastIndexOf(' ') + 1);
  }
}
