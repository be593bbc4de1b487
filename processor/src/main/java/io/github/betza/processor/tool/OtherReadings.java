package io.github.betza.processor.tool;

import io.github.betza.processor.describe.Words;
import io.github.betza.processor.notation.Notations;
import io.github.betza.processor.notation.Notations.Language;
import io.github.betza.processor.notation.Problem;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.compare.Comparison;
import io.github.betza.processor.report.ProblemText;
import java.util.ArrayList;
import java.util.List;

/** What the same letters mean in the other dialects. */
final class OtherReadings {
  private static final int LONGEST = 200;

  private OtherReadings() {}

  /** Returns a line for every dialect in which a notation does not mean the same. */
  static List<String> of(String notation, Language language, Piece piece) {
    List<String> lines = new ArrayList<>();
    for (Language other : Language.values()) {
      if (other != language) {
        Reading reading = Notations.read(notation, other);
        if (reading.piece().isEmpty()) {
          lines.add(refusal(notation, other, reading));
        } else {
          add(lines, other, Comparison.of(piece, reading.piece().get()), reading.piece().get());
        }
      }
    }
    return lines;
  }

  private static String refusal(String notation, Language language, Reading reading) {
    String why =
        reading.problems().stream()
            .filter(Problem::isError)
            .findFirst()
            .map(problem -> ": " + ProblemText.sentence(problem, notation))
            .orElse("");
    return language + ": it is not a notation" + why;
  }

  private static void add(
      List<String> lines, Language language, Comparison comparison, Piece piece) {
    switch (comparison.verdict()) {
      case EQUAL -> {}
      case UNKNOWN -> lines.add(language + ": it may mean the same; " + comparison.difference());
      case DIFFERENT -> lines.add(language + ": " + cut(String.join(" ", Words.of(piece))));
    }
  }

  private static String cut(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
  }
}
