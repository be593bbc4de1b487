package io.github.betza.cli.output;

import io.github.betza.processor.analysis.Diagnosis;
import io.github.betza.processor.tool.SourceProblem;
import java.util.List;

/** Prints the problems of notations and sources in the style of javac. */
public final class DiagnosisPrinter {
  private static final String INDENT = "    ";
  private static final String HELP = "help:";

  private DiagnosisPrinter() {}

  public static void print(Screen screen, List<Diagnosis> diagnoses) {
    diagnoses.forEach(diagnosis -> print(screen, "", diagnosis));
  }

  /** Prints the problems of a source, each with its place in the file. */
  public static void print(Screen screen, String file, List<SourceProblem> problems) {
    for (SourceProblem problem : problems) {
      String place = file + ":" + problem.line() + ":" + problem.column() + ": ";
      print(screen, place, problem.diagnosis());
    }
  }

  private static void print(Screen screen, String place, Diagnosis diagnosis) {
    boolean isOurs = !diagnosis.page().isEmpty();
    screen.labelled(
        0,
        diagnosis.isError() ? Style.ERROR : Style.WARNING,
        place + (diagnosis.isError() ? "error:" : "warning:"),
        (isOurs ? "[Betza:" + diagnosis.code() + "] " : "") + diagnosis.sentence());
    List<String> quote = diagnosis.quote();
    if (!quote.isEmpty()) {
      screen.line(INDENT + quote.get(0));
      screen.line(screen.styled(Style.CARET, INDENT + quote.get(1)));
    }
    List<String> help = diagnosis.help().lines().toList();
    if (!help.isEmpty()) {
      screen.labelled(0, Style.HELP, HELP, help.get(0));
      help.stream().skip(1).forEach(line -> screen.paragraph(HELP.length() + 1, line));
    }
    if (isOurs) {
      screen.line("see " + diagnosis.page());
    }
  }
}
