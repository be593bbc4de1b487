package io.github.betza.cli;

import io.github.betza.Dialect;
import io.github.betza.cli.output.DiagnosisPrinter;
import io.github.betza.cli.output.JsonOutput;
import io.github.betza.cli.output.Printable;
import io.github.betza.cli.output.ReportJson;
import io.github.betza.processor.analysis.Report;
import io.github.betza.processor.tool.BetzaTool;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** {@code betza check}: shows the problems of notations as the compiler would. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Shows the problems of notations as the compiler would.",
    description = {
      "",
      "The exit code is 1 if one of them has an error. The notation - is read from the standard"
          + " input, to its end; the end of its last line is no part of it.",
      ""
    },
    footer = {"", "Example:", "  betza check N FyafsF hK"})
final class CheckCommand implements Callable<Integer> {
  private static final String STANDARD_INPUT = "-";

  @Option(
      names = "--dialect",
      paramLabel = "D",
      defaultValue = "XBETZA",
      description =
          "The dialect of the notations: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Dialect dialect;

  @Option(names = "--json", description = "Print the problems as JSON.")
  private boolean json;

  @Parameters(arity = "1..*", paramLabel = "NOTATION", description = "The notations.")
  private List<String> notations;

  @ParentCommand private Main main;

  /** A notation and what is wrong with it. */
  private record Checked(String notation, Report report) {}

  @Override
  public Integer call() {
    if (notations.stream().filter(STANDARD_INPUT::equals).count() > 1) {
      throw new MisuseException("the standard input can be read only once");
    }
    List<Checked> all =
        notations.stream()
            .map(notation -> notation.equals(STANDARD_INPUT) ? standardInput() : notation)
            .map(notation -> new Checked(notation, BetzaTool.check(notation, dialect)))
            .toList();
    if (json) {
      printJson(all);
    } else {
      all.forEach(checked -> print(checked.notation(), checked.report()));
    }
    return all.stream().allMatch(checked -> checked.report().isSound()) ? 0 : Main.FAILED;
  }

  private String standardInput() {
    try {
      return TextInput.of(main.in(), "the standard input").replaceFirst("\\r?\\n\\z", "");
    } catch (IOException e) {
      throw new UsageException("cannot read the standard input: " + Printable.reason(e), e);
    }
  }

  private void print(String notation, Report report) {
    if (report.diagnoses().isEmpty()) {
      main.out().line("fine: " + Printable.quote(notation));
    }
    DiagnosisPrinter.print(main.out(), report.diagnoses());
  }

  private void printJson(List<Checked> all) {
    JsonOutput.print(
        main.out().writer(),
        writer -> {
          writer.writeStartObject();
          ReportJson.writeSchema(writer);
          writer.writeArrayFieldStart("checked");
          for (Checked checked : all) {
            writer.writeStartObject();
            writer.writeStringField("notation", checked.notation());
            writer.writeStringField("dialect", dialect.name());
            ReportJson.write(writer, checked.report());
            writer.writeEndObject();
          }
          writer.writeEndArray();
          writer.writeEndObject();
        });
  }
}
