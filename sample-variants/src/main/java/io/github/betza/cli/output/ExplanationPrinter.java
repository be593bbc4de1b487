package io.github.betza.cli.output;

import io.github.betza.Dialect;
import io.github.betza.processor.analysis.Diagnosis;
import io.github.betza.processor.analysis.DialectReading;
import io.github.betza.processor.analysis.Explanation;
import java.util.List;

/**
 * Prints the explanation of a notation.
 *
 * @param withLegs whether it also prints the legs and all other dialects
 */
public record ExplanationPrinter(Screen screen, boolean withLegs) {
  private static final int INDENT = 2;

  /** The warning that already contains the meaning of the letters in another dialect. */
  private static final String READ_DIFFERENTLY = "read-differently";

  public void print(String notation, Dialect dialect, Explanation explanation) {
    String name = screen.styled(Style.HEADING, Printable.line(notation));
    screen.line(name + " in " + dialect);
    section("Meaning", explanation.words());
    if (withLegs) {
      section("Legs, as (files to the right, ranks forward)", explanation.legs());
    }
    screen.line("");
    screen.heading("Diagram");
    new DiagramPrinter(screen).print(explanation.moveDiagram());
    List<String> elsewhere = elsewhere(explanation);
    if (!elsewhere.isEmpty()) {
      section("The same letters in other dialects", elsewhere);
    }
    List<Diagnosis> warnings = explanation.report().diagnoses();
    if (!warnings.isEmpty()) {
      screen.line("");
      DiagnosisPrinter.print(screen, warnings);
    }
  }

  /**
   * Returns the meanings in other dialects: if the letters have one, and no warning contains it.
   */
  private List<String> elsewhere(Explanation explanation) {
    if (withLegs) {
      return explanation.elsewhere();
    }
    boolean warned =
        explanation.report().diagnoses().stream()
            .anyMatch(diagnosis -> diagnosis.code().equals(READ_DIFFERENTLY));
    return explanation.readings().stream()
        .filter(reading -> reading.isNotation() && !warned)
        .map(DialectReading::line)
        .toList();
  }

  private void section(String title, List<String> paragraphs) {
    screen.line("");
    screen.heading(title);
    paragraphs.forEach(paragraph -> screen.paragraph(INDENT, paragraph));
  }
}
