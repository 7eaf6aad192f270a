package org.dradis.hud.setup;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.dradis.hud.Words;
import org.dradis.hud.setup.Stop.Note;
import org.dradis.hud.setup.Stop.Thing;
import org.dradis.rules.board.Option;
import org.dradis.rules.setup.Refusal;
import org.dradis.session.words.Names;
import org.dradis.session.words.Texts;

/** The wizard's things in words. */
final class SetupWords {
  private static final Pattern NO_LETTER = Pattern.compile("[^a-z0-9]+");

  private static final String DIAL = "-dial";

  /** What the session has words for. */
  private static final Set<String> SESSION =
      Set.of(
          "bow",
          "starboard-bow",
          "starboard-quarter",
          "stern",
          "port-quarter",
          "port-bow",
          "reserves",
          "damaged-box",
          "civilian-pile",
          "supply",
          "raider",
          "heavy-raider",
          "basestar",
          "centurion",
          "viper-mk2",
          "viper-mk7",
          "assault-raptor",
          "raptor",
          "civilian-ship",
          "occupation-force",
          "nuke");

  /** Those that the game has once: to count them would sound odd. */
  private static final Set<String> ALONE =
      Set.of(
          "skill-decks",
          "attack-cards",
          "unused-human-cards",
          "mining-asteroid-card",
          "sympathizer-card",
          "sympathetic-cylon-card",
          "objective-card",
          "mutineer-card");

  private final Words words;
  private final Texts texts;

  SetupWords(Words words) {
    this.words = words;
    this.texts = Texts.in(words.locale());
  }

  String of(String key, Object... parts) {
    return words.of("setup." + key, parts);
  }

  /** The name of an expansion, an option, an objective, a type, a title, a reminder. */
  String of(Option option, String kind) {
    return of(kind + "." + option.word());
  }

  /** A character's name; which of two versions it is says the type. */
  static String name(String character) {
    return Names.plain(character);
  }

  /** A character's name as an id. */
  static String slug(String character) {
    String plain = NO_LETTER.matcher(character.toLowerCase(Locale.ROOT)).replaceAll("-");
    return plain.replaceAll("^-|-$", "");
  }

  String refusal(Refusal.Code code) {
    return of("refusal." + code.name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  /** Where a stop is. */
  String place(Stop stop) {
    if (stop.character() != null) {
      return name(stop.character());
    }
    return label(stop.place(), "place");
  }

  /** What the session's sentences call it, or else a word of the wizard. */
  private String label(String word, String kind) {
    return SESSION.contains(word) ? texts.label(word) : of(kind + "." + word);
  }

  /** So many of something; a dial is told what it shows. */
  String thing(Thing thing) {
    String word = thing.component();
    if (word.endsWith(DIAL)) {
      return of("dial", texts.label(word.replace(DIAL, "")), thing.count());
    }
    String name = label(word, "component");
    return isAlone(thing) ? name : of("count", thing.count(), name);
  }

  private static boolean isAlone(Thing thing) {
    String word = thing.component();
    return thing.count() == 1
        && (ALONE.contains(word)
            || word.endsWith("-board")
            || word.endsWith("-deck")
            || word.endsWith("-title")
            || word.endsWith("-marker"));
  }

  String note(Note note) {
    return of("note." + note.key(), note.number());
  }
}
