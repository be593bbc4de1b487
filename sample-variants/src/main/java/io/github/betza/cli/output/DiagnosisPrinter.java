package io.github.betza.cli.output;

import io.github.betza.processor.analysis.Diagnosis;
import java.util.List;

/** Prints what is wrong with notations in the way of javac. */
public final class DiagnosisPrinter {
  private static final String INDENT = "    ";
  private static final String HELP = "help:";

  private DiagnosisPrinter() {}

  public static void print(Screen screen, List<Diagnosis> diagnoses) {
    diagnoses.forEach(diagnosis -> print(screen, diagnosis));
  }

  private static void print(Screen screen, Diagnosis diagnosis) {
    String first = "[Betza:" + diagnosis.code() + "] " + diagnosis.sentence();
    screen.labelled(
        0,
        diagnosis.isError() ? Style.ERROR : Style.WARNING,
        diagnosis.isError() ? "error:" : "warning:",
        first);
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
    screen.line("see " + diagnosis.page());
  }
}
