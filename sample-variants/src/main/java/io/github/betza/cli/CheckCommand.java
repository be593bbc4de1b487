package io.github.betza.cli;

import io.github.betza.Dialect;
import io.github.betza.processor.tool.BetzaTool;
import io.github.betza.processor.tool.Diagnosis;
import io.github.betza.processor.tool.Report;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code betza check}: shows the problems of notations as the compiler would. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description =
        "Shows the problems of notations as the compiler would; fails if one has an error.")
final class CheckCommand implements Callable<Integer> {
  @Option(
      names = "--dialect",
      paramLabel = "D",
      defaultValue = "XBETZA",
      description =
          "The dialect of the notations: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Dialect dialect;

  @Parameters(arity = "1..*", paramLabel = "NOTATION", description = "The notations.")
  private List<String> notations;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    boolean sound = true;
    for (String notation : notations) {
      Report report = BetzaTool.check(notation, dialect);
      if (report.diagnoses().isEmpty()) {
        out.println("fine: " + Printable.quote(notation));
      }
      print(out, report);
      sound &= report.isSound();
    }
    return sound ? 0 : Main.FAILED;
  }

  /** Prints problems in the way of javac. */
  static void print(PrintWriter out, Report report) {
    for (Diagnosis diagnosis : report.diagnoses()) {
      out.println(shown(diagnosis));
    }
  }

  /** Returns a problem in the way of javac. */
  static String shown(Diagnosis diagnosis) {
    return (diagnosis.isError() ? "error: " : "warning: ") + diagnosis.text();
  }
}
