package org.dradis.crew;

import java.util.ArrayList;
import java.util.List;
import org.dradis.file.Field;
import org.dradis.file.JsonText;
import org.dradis.file.Members;
import org.dradis.file.OwnFile;
import org.dradis.file.Words;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.Register;
import org.dradis.rules.board.Succession;

/** The characters and lines of the game, read once from the files that come with the program. */
public final class PrintedRegister {
  private static final List<String> SHEET = List.of("name", "expansion", "type", "person", "flies");

  private PrintedRegister() {}

  /** Every printed character and all three lines of succession. */
  public static Register get() {
    return Holder.REGISTER;
  }

  /** Reads the files when they are first asked for. */
  private static final class Holder {
    static final Register REGISTER = new Register(sheets(), succession());
  }

  private static List<CharacterSheet> sheets() {
    List<CharacterSheet> sheets = new ArrayList<>();
    for (Field item : file("characters.json").need("characters").items()) {
      sheets.add(sheet(item.members().only(SHEET)));
    }
    return sheets;
  }

  private static CharacterSheet sheet(Members sheet) {
    String name = sheet.need("name").name();
    Field person = sheet.get("person");
    return new CharacterSheet(
        name,
        Words.EXPANSION.read(sheet.need("expansion")),
        Words.CHARACTER_TYPE.read(sheet.need("type")),
        person == null ? name : person.name(),
        sheet.flag("flies"));
  }

  private static Succession succession() {
    Members lines = file("succession.json");
    return new Succession(
        names(lines.need("admiral")), names(lines.need("president")), names(lines.need("cag")));
  }

  private static List<String> names(Field line) {
    return line.items().stream().map(Field::name).toList();
  }

  private static Members file(String name) {
    return JsonText.read(name, OwnFile.read(PrintedRegister.class, name)).members();
  }
}
