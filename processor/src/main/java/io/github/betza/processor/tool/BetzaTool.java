package io.github.betza.processor.tool;

import io.github.betza.Dialect;
import io.github.betza.processor.analysis.Explanation;
import io.github.betza.processor.analysis.NotationAnalysis;
import io.github.betza.processor.analysis.Report;
import io.github.betza.processor.analysis.TranslationReport;
import io.github.betza.processor.assemble.Assembler;
import io.github.betza.processor.assemble.PieceClass;
import io.github.betza.processor.assemble.SourceFile.JavadocScope;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.emit.BoardBinding;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.notation.xbetza.XBetza;
import io.github.betza.processor.report.ProblemText;
import io.github.betza.processor.tool.GameCompiler.ClassNames;
import io.github.betza.processor.work.Work;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Reads, explains and translates single notations. Every string is accepted as a notation. All
 * methods throw a {@link NullPointerException} if an argument is null.
 *
 * <p>The work for a text is bounded, so a site can accept texts from anybody. The measure is the
 * check of {@code KNADcaKcabKmabK}, which takes about a millisecond in a process that has checked
 * some notations before:
 *
 * <table>
 * <caption>The most work, in multiples of the measure</caption>
 * <tr><th>what</th><th>up to 40 letters</th><th>up to 1,000 letters</th></tr>
 * <tr><td>{@link #check}, {@link #explain}</td><td>100</td><td>1,000</td></tr>
 * <tr><td>{@link #translate}, {@link #source}</td><td>4,000</td><td>4,000</td></tr>
 * </table>
 *
 * <p>Texts of more than 1,000 letters are refused before they are read. A search for a correction,
 * a translation or a meaning in another dialect ends when its share of the work is spent: then the
 * result has fewer suggestions, and the same text always has the same result.
 */
public final class BetzaTool {
  private static final String SUFFIX = "Moves";

  private BetzaTool() {}

  /** Returns the problems that the compiler would report for a notation. */
  public static Report check(String notation, Dialect dialect) {
    Objects.requireNonNull(notation, "notation");
    Objects.requireNonNull(dialect, "dialect");
    return check(notation, dialect, Work.on(notation));
  }

  static Report check(String notation, Dialect dialect, Work work) {
    return analysis(notation, dialect, work).report();
  }

  /** Returns whether a sound notation makes its piece royal, as some dialects can. */
  public static boolean isRoyal(String notation, Dialect dialect) {
    Objects.requireNonNull(notation, "notation");
    Objects.requireNonNull(dialect, "dialect");
    return Notations.read(notation, dialect).royal();
  }

  /**
   * Returns the directions that the modifiers of a first leg choose in {@link Dialect#XBETZA}, as a
   * set of bits: bit 0 is forward, or for an oblique atom the direction nearest to it on the right,
   * and so on clockwise, an eighth of a turn each.
   *
   * @param modifiers the letters before the atom, as in a sound notation
   * @param atom an atom that leaps or slides
   */
  public static int directions(String modifiers, char atom) {
    Objects.requireNonNull(modifiers, "modifiers");
    return XBetza.directions(modifiers, atom);
  }

  /** Returns the meaning of a notation. */
  public static Explanation explain(String notation, Dialect dialect) {
    Objects.requireNonNull(notation, "notation");
    Objects.requireNonNull(dialect, "dialect");
    return explain(notation, dialect, Work.on(notation));
  }

  static Explanation explain(String notation, Dialect dialect, Work work) {
    return analysis(notation, dialect, work).explanation(work);
  }

  /**
   * Translates a notation to another dialect.
   *
   * @param from the dialect of the notation
   * @param to the dialect of the translation. It may be the same: then the result is the shortest
   *     text found
   * @return a notation with exactly the same moves, or the reason why there is none
   */
  public static TranslationReport translate(String notation, Dialect from, Dialect to) {
    Objects.requireNonNull(notation, "notation");
    Objects.requireNonNull(from, "from");
    Objects.requireNonNull(to, "to");
    return translate(notation, from, to, Work.toTranslate(notation));
  }

  static TranslationReport translate(String notation, Dialect from, Dialect to, Work work) {
    return NotationAnalysis.of(notation, from, work).translation(to, work);
  }

  /**
   * Returns the Java source that the annotation processor generates for a notation.
   *
   * @param className the simple name of the generated class, which is in the unnamed package
   * @throws IllegalArgumentException if the notation is wrong, or the name is not one of a class
   */
  public static String source(String notation, Dialect dialect, String className) {
    Objects.requireNonNull(notation, "notation");
    Objects.requireNonNull(dialect, "dialect");
    Objects.requireNonNull(className, "className");
    if (!ClassNames.isSimple(className)) {
      throw new IllegalArgumentException("'" + className + "' cannot be the name of a class");
    }
    Work work = Work.on(notation);
    NotationAnalysis analysis = NotationAnalysis.of(notation, dialect, work);
    Reading reading = analysis.reading();
    Report report = analysis.report();
    if (report.firstError().isPresent()) {
      throw new IllegalArgumentException(report.firstError().get().text());
    }
    PieceClass wanted = pieceClass(notation, dialect, className).with(reading);
    try {
      return new Assembler()
          .assemble(wanted, reading.piece().orElseThrow(), work)
          .with(JavadocScope.PROTECTED)
          .text();
    } catch (TooLargeException exception) {
      Diagnostic problem = Assembler.tooLarge(notation, exception);
      throw new IllegalArgumentException(ProblemText.of(problem, notation), exception);
    }
  }

  /** Reads a notation, and finds whether the generated class would be too large. */
  private static NotationAnalysis analysis(String notation, Dialect dialect, Work work) {
    NotationAnalysis analysis = NotationAnalysis.of(notation, dialect, work);
    PieceClass wanted = pieceClass(notation, dialect, "Piece" + SUFFIX).with(analysis.reading());
    return analysis
        .reading()
        .piece()
        .flatMap(piece -> Assembler.tooLarge(wanted, piece, work))
        .map(analysis::with)
        .orElse(analysis);
  }

  private static PieceClass pieceClass(String notation, Dialect dialect, String className) {
    String pieceName =
        className.endsWith(SUFFIX)
            ? className.substring(0, className.length() - SUFFIX.length())
            : className;
    return new PieceClass(
        "",
        className,
        notation,
        dialect,
        pieceName,
        ' ',
        false,
        List.of(),
        Optional.empty(),
        BoardBinding.RUNTIME);
  }
}
