package org.dradis.session.json;

import java.util.Map;
import org.dradis.cards.AttackDeck;
import org.dradis.file.Field;
import org.dradis.file.JsonText;
import org.dradis.file.RecordReader;
import org.dradis.file.Words;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.CivilianShip;
import org.dradis.scenario.LiveJson;
import org.dradis.session.Said;
import org.dradis.session.SessionInput;

/**
 * Inputs as JSON: the type is the name of the record, the members are its components. Attack cards
 * go by name, so a reader needs the deck; civilian ships go by opaque words.
 */
public final class InputJson {
  /** The version of this form. */
  public static final int FORMAT = 1;

  private final RecordReader reader;

  public InputJson(AttackDeck deck) {
    reader =
        new RecordReader(
            Map.of(
                AttackCard.class,
                field -> card(field, deck),
                CivilianShip.class,
                Words.FACE_DOWN::read));
  }

  public static String write(Said said) {
    return LiveJson.write(json -> LiveJson.records(json).write(said));
  }

  /** An input by itself, as displays send it. */
  public static String write(SessionInput input) {
    return LiveJson.write(json -> LiveJson.records(json).writeTyped((Record) input));
  }

  /** Reads an input of a display, or complains with one sentence that names its field. */
  public SessionInput readInput(String text) {
    return reader.read(JsonText.read("input", text), SessionInput.class);
  }

  /** Reads an input, or complains with one sentence that names its field. */
  public Said read(String text) {
    return reader.read(JsonText.read("input", text), Said.class);
  }

  private static AttackCard card(Field field, AttackDeck deck) {
    String name = field.text("the name of an attack card");
    AttackCard card = deck.find(name);
    if (card == null) {
      throw field.wrong("\"" + name + "\" is not an attack card");
    }
    return card;
  }
}
