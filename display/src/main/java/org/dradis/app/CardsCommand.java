package org.dradis.app;

import java.util.List;
import java.util.concurrent.Callable;
import org.dradis.cards.CardDecks;
import org.dradis.file.BadField;
import org.dradis.file.OneLine;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists and checks cards. */
@Command(
    name = "cards",
    description = {
      "Lists attack and crisis cards, those of card files included.",
      "",
      "A file of players corrects or extends the cards of the game; docs/howto/add-a-card.md says"
          + " how to write one.",
      ""
    },
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:all went well", "2:a file is wrong; standard error says where"},
    footerHeading = "%nExamples:%n",
    footer = {
      "  dradis cards --attack --expansion pegasus",
      "  dradis cards --json my-cards.json",
      "  dradis cards check my-cards.json",
    })
final class CardsCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private CardList list;

  @Override
  public Integer call() {
    return orComplain(spec, () -> list.print(spec.commandLine().getOut()));
  }

  /** The same as without the word, for those who look for it. */
  @Command(
      name = "list",
      description = "Lists cards, as without the word list.",
      versionProvider = Version.class,
      mixinStandardHelpOptions = true)
  int list(@Mixin CardList cards) {
    return orComplain(spec, () -> cards.print(spec.commandLine().getOut()));
  }

  @Command(
      name = "check",
      description = "Checks card files and counts their cards.",
      versionProvider = Version.class,
      mixinStandardHelpOptions = true)
  int check(
      @Parameters(paramLabel = "FILE", arity = "1..*", description = "Card files.")
          List<String> files) {
    return orComplain(
        spec,
        () -> {
          int cards = 0;
          for (String file : files) {
            cards += CardFiles.join(CardDecks.EMPTY, file).size();
          }
          spec.commandLine().getOut().print(cards + (cards == 1 ? " card, ok\n" : " cards, ok\n"));
        });
  }

  /** A wrong file is one sentence, and nothing is printed. */
  private static int orComplain(CommandSpec spec, Runnable print) {
    try {
      print.run();
      return CommandLine.ExitCode.OK;
    } catch (BadField e) {
      spec.commandLine().getErr().print(OneLine.of(e.getMessage()) + "\n");
      return CommandLine.ExitCode.USAGE;
    }
  }
}
