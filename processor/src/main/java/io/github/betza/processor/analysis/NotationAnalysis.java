package io.github.betza.processor.analysis;

import io.github.betza.Dialect;
import io.github.betza.processor.analysis.leg.LegList;
import io.github.betza.processor.analysis.leg.LegListFactory;
import io.github.betza.processor.describe.Description;
import io.github.betza.processor.describe.Diagram;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.hint.DialectHint;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.path.LegCount;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.compare.Comparison;
import io.github.betza.processor.path.compare.Comparison.Verdict;
import io.github.betza.processor.report.ProblemText;
import io.github.betza.processor.translate.Translation;
import io.github.betza.processor.translate.Translation.Found;
import io.github.betza.processor.translate.Translation.None;
import io.github.betza.processor.translate.Translator;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A notation with its reading and its problems, from which all reports are made.
 *
 * @param notation the notation
 * @param dialect its dialect
 * @param reading the result of reading it
 * @param problems the errors and warnings
 */
public record NotationAnalysis(
    String notation, Dialect dialect, Reading reading, List<Diagnostic> problems) {
  /** The work of listing one leg. */
  private static final long LEG = 200;

  public NotationAnalysis {
    problems = List.copyOf(problems);
  }

  /** Reads a notation. */
  public static NotationAnalysis of(String notation, Dialect dialect, Work work) {
    Reading reading = Notations.read(notation, dialect, work);
    return new NotationAnalysis(
        notation, dialect, reading, DialectHint.add(notation, dialect, reading, work));
  }

  /** Returns the same analysis with one more problem. */
  public NotationAnalysis with(Diagnostic problem) {
    return new NotationAnalysis(
        notation, dialect, reading, Stream.concat(problems.stream(), Stream.of(problem)).toList());
  }

  /** Returns the errors and warnings in words. */
  public Report report() {
    return new Report(problems.stream().map(problem -> Diagnosis.of(problem, notation)).toList());
  }

  /** Returns the meaning of the notation; for one with errors only the report. */
  public Explanation explanation(Work work) {
    Report report = report();
    if (!report.isSound()) {
      return new Explanation(report, List.of(), LegList.NONE, MoveDiagram.NONE, List.of());
    }
    Piece piece = reading.piece().orElseThrow();
    work.count(LEG * LegCount.of(piece.alternatives()));
    return new Explanation(
        report,
        Description.of(piece, reading.royal(), reading.promotions(), work),
        LegListFactory.of(piece),
        MoveDiagram.of(Diagram.chart(piece, work)),
        OtherReadings.of(notation, dialect, reading, work));
  }

  /** Translates the notation to a dialect, which may be its own. */
  public TranslationReport translation(Dialect to, Work work) {
    Translation translation = Translator.translate(notation, reading, dialect, to, work);
    if (translation instanceof Found found) {
      return new TranslationReport(report(), Optional.of(found.notation()), found.notes(), "");
    }
    String reason = translation instanceof None none ? none.reason() : "";
    return new TranslationReport(report(), Optional.empty(), List.of(), reason);
  }

  /** What the same letters mean in the other dialects. */
  private static final class OtherReadings {
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
}
