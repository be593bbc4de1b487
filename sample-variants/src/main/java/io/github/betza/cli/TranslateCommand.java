package io.github.betza.cli;

import io.github.betza.Dialect;
import io.github.betza.cli.output.DiagnosisPrinter;
import io.github.betza.cli.output.JsonOutput;
import io.github.betza.cli.output.Printable;
import io.github.betza.cli.output.ReportJson;
import io.github.betza.cli.output.Screen;
import io.github.betza.cli.output.Style;
import io.github.betza.processor.analysis.TranslationReport;
import io.github.betza.processor.tool.BetzaTool;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code betza translate}: writes a notation in another dialect. */
@Command(
    name = "translate",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Writes a notation in another dialect.",
    description = "%nThe exit code is 1 if it has no form there.%n",
    footer = {"", "Example:", "  betza translate --to EXTENDED FyafsF"})
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

  @Option(names = "--json", description = "Print the translation and all remarks as JSON.")
  private boolean json;

  @Parameters(paramLabel = "NOTATION", description = "The notation.")
  private String notation;

  @ParentCommand private Main main;

  @Override
  public Integer call() {
    TranslationReport translation = BetzaTool.translate(notation, from, to);
    if (json) {
      printJson(translation);
    } else {
      print(translation);
    }
    return translation.notation().isPresent() ? 0 : Main.FAILED;
  }

  private void print(TranslationReport translation) {
    Screen err = main.err();
    DiagnosisPrinter.print(err, translation.report().diagnoses());
    if (!translation.report().isSound()) {
      return;
    }
    if (translation.notation().isEmpty()) {
      err.labelled(0, Style.ERROR, "no translation:", Printable.line(translation.reason()));
      return;
    }
    main.out().line(translation.notation().get());
    translation.notes().forEach(note -> err.labelled(0, Style.HELP, "note:", Printable.line(note)));
  }

  private void printJson(TranslationReport translation) {
    JsonOutput.print(
        main.out().writer(),
        writer -> {
          writer.writeStartObject();
          ReportJson.writeSchema(writer);
          writer.writeStringField("notation", notation);
          writer.writeStringField("from", from.name());
          writer.writeStringField("to", to.name());
          ReportJson.write(writer, translation.report());
          writer.writeStringField("translation", translation.notation().orElse(null));
          writer.writeStringField("reason", translation.reason());
          JsonOutput.writeTexts(writer, "notes", translation.notes());
          writer.writeEndObject();
        });
  }
}
