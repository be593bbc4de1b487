package io.github.betza.cli;

import io.github.betza.processor.tool.Diagnosis;
import java.util.List;

/** Prints what is wrong with notations in the way of javac. */
final class DiagnosisPrinter {
  /** What is in front of the notation and of the carets below it. */
  private static final String QUOTED = "    ";

  private static final String HELP = "help:";

  private DiagnosisPrinter() {}

  static void print(Screen screen, List<Diagnosis> diagnoses) {
    diagnoses.forEach(diagnosis -> print(screen, diagnosis));
  }

  private static void print(Screen screen, Diagnosis diagnosis) {
    List<String> lines = diagnosis.text().lines().toList();
    Style style = diagnosis.isError() ? Style.ERROR : Style.WARNING;
    screen.labelled(0, style, diagnosis.isError() ? "error:" : "warning:", lines.get(0));
    for (String line : lines.subList(1, lines.size())) {
      if (line.startsWith(QUOTED)) {
        boolean carets = line.chars().allMatch(letter -> letter == ' ' || letter == '^');
        screen.line(carets ? screen.styled(Style.CARET, line) : line);
      } else if (line.startsWith(HELP + " ")) {
        screen.labelled(0, Style.HELP, HELP, line.substring(HELP.length() + 1));
      } else {
        screen.paragraph(0, line);
      }
    }
  }
}
