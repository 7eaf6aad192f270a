package org.dradis.app;

import java.util.Locale;
import org.dradis.hud.Settings;
import org.dradis.hud.Words;
import org.dradis.hud.settings.SettingsFile;
import org.dradis.table.TableFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** How a HUD is opened. */
final class HudOptions {
  @Mixin private TableOptions table = new TableOptions();

  @Mixin private JournalOption journal = new JournalOption();

  @Option(names = "--full-screen", description = "Fill the screen; F11 changes that at any time.")
  private boolean fullScreen;

  @Option(
      names = "--lang",
      paramLabel = "LANGUAGE",
      converter = Tag.class,
      description = "en, de, ru or ja.")
  private @Nullable String language;

  /** One of the languages of the HUD. */
  static final class Tag implements ITypeConverter<String> {
    @Override
    public String convert(String tag) {
      if (!Words.tags().contains(tag)) {
        throw new TypeConversionException(
            "there is " + String.join(", ", Words.tags()) + ", not \"" + tag + "\"");
      }
      return tag;
    }
  }

  TableOptions table() {
    return table;
  }

  boolean fullScreen() {
    return fullScreen;
  }

  @Nullable String language() {
    return language;
  }

  /** What players set; the standard is in the language of the system. */
  SettingsFile settings(Workshop workshop) {
    return SettingsFile.open(
        SettingsFile.standard(workshop.environment()), Settings.STANDARD.speaking(spoken()));
  }

  /** The language that is asked for, else that of the system if the HUD speaks it, else English. */
  String spoken() {
    String asked = language;
    if (asked != null) {
      return asked;
    }
    String system = Locale.getDefault().getLanguage();
    return Words.tags().contains(system) ? system : "en";
  }

  /** Opens all that the HUD stands on. */
  HudHost open(Workshop workshop) {
    TableFile file = table.file(workshop);
    return HudHost.open(
        file.isBuiltIn() ? TableFile.simulated() : file,
        workshop,
        table.box(workshop).path(),
        journal.file(workshop.environment()));
  }
}
