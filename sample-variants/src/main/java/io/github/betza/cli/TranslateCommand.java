package io.github.betza.cli;

import io.github.betza.Dialect;
import io.github.betza.processor.tool.BetzaTool;
import io.github.betza.processor.tool.TranslationReport;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code betza translate}: writes a notation in another dialect. */
@Command(
    name = "translate",
    mixinStandardHelpOptions = true,
    description = "Writes a notation in another dialect; fails if it has no form there.")
final class TranslateCommand implements Callable<Integer> {
  @Option(
      names = "--from",
      paramLabel = "D",
      defaultValue = "XBETZA",
      description =
          "The dialect of the notation: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Dialect from;

  @Option(
      names = "--to",
      paramLabel = "D",
      required = true,
      description = "The dialect of the translation: ${COMPLETION-CANDIDATES}.")
  private Dialect to;

  @Parameters(paramLabel = "NOTATION", description = "The notation.")
  private String notation;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    TranslationReport translation = BetzaTool.translate(notation, from, to);
    PrintWriter err = spec.commandLine().getErr();
    CheckCommand.print(err, translation.report());
    if (!translation.report().isSound()) {
      return Main.FAILED;
    }
    if (translation.notation().isEmpty()) {
      err.println("no translation: " + Printable.line(translation.reason()));
      return Main.FAILED;
    }
    spec.commandLine().getOut().println(translation.notation().get());
    translation.notes().forEach(note -> err.println("note: " + Printable.line(note)));
    return 0;
  }
}
