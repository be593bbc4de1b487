package io.github.betza.processor.analysis;

import io.github.betza.Dialect;
import io.github.betza.processor.describe.Description;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.compare.Comparison;
import io.github.betza.processor.path.compare.Comparison.Verdict;
import io.github.betza.processor.report.ProblemText;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.List;

/** What the same letters mean in the other dialects. */
final class OtherReadings {
  private static final int LONGEST = 200;

  private OtherReadings() {}

  /** Returns the readings in all dialects in which a notation has another meaning. */
  static List<DialectReading> of(String notation, Dialect dialect, Reading here, Work work) {
    Piece piece = here.piece().orElseThrow();
    List<DialectReading> readings = new ArrayList<>();
    for (Dialect other : Dialect.values()) {
      if (other != dialect) {
        Reading reading = Notations.readWithoutCorrections(notation, other, work);
        if (reading.isSound()) {
          Comparison moves = Comparison.of(piece, reading.piece().orElseThrow(), work);
          add(readings, other, moves, reading, saysTheSameBeside(here, reading), work);
        } else {
          readings.add(refusal(notation, other, reading));
        }
      }
    }
    return readings;
  }

  private static DialectReading refusal(String notation, Dialect dialect, Reading reading) {
    String why =
        reading.problems().stream()
            .filter(Diagnostic::isError)
            .findFirst()
            .map(problem -> ": " + ProblemText.sentence(problem, notation))
            .orElse("");
    return new DialectReading(dialect, false, "it is not a notation" + why);
  }

  /** Returns whether two readings have the same properties in addition to the moves. */
  private static boolean saysTheSameBeside(Reading one, Reading other) {
    return one.royal() == other.royal() && one.promotions().equals(other.promotions());
  }

  private static void add(
      List<DialectReading> readings,
      Dialect dialect,
      Comparison moves,
      Reading reading,
      boolean sameRest,
      Work work) {
    if (moves.verdict() == Verdict.UNKNOWN && sameRest) {
      readings.add(
          new DialectReading(dialect, true, "it may mean the same; " + moves.difference()));
    } else if (moves.verdict() != Verdict.EQUAL || !sameRest) {
      readings.add(new DialectReading(dialect, true, words(reading, work)));
    }
  }

  /** Describes a piece briefly, but with all its properties other than the moves. */
  private static String words(Reading reading, Work work) {
    Piece piece = reading.piece().orElseThrow();
    List<String> all = Description.of(piece, reading.royal(), reading.promotions(), work);
    int moves = Description.of(piece, work).size();
    List<String> words = new ArrayList<>(all.subList(moves, all.size()));
    words.add(0, cut(String.join(" ", all.subList(0, moves))));
    return String.join(" ", words);
  }

  private static String cut(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
  }
}
