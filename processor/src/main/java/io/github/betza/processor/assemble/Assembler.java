package io.github.betza.processor.assemble;

import io.github.betza.Dialect;
import io.github.betza.processor.describe.Description;
import io.github.betza.processor.describe.Diagram;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.emit.BoardBinding;
import io.github.betza.processor.emit.DeclaredGeometry;
import io.github.betza.processor.emit.Emitter;
import io.github.betza.processor.emit.MovesCode;
import io.github.betza.processor.emit.PieceSource;
import io.github.betza.processor.emit.StubEmitter;
import io.github.betza.processor.emit.plan.CodeLimits;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.path.LegCount;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.work.RecentMap;
import io.github.betza.processor.work.Work;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes the source files of pieces. Games have many pieces in common, so the results for a notation
 * are cached for the next piece with it.
 */
public final class Assembler {
  /**
   * The number of cached notations, the most recent ones: each takes some 50 kB. The compiler's own
   * data for the files is larger, and is freed only after these.
   */
  private static final int KEPT = 1_000;

  /** The work of writing one letter of the file. */
  private static final long LETTER = 5;

  /** The end of a move after which no sign joins another move to it. */
  private static final Pattern MOVE_END = Pattern.compile("[A-Z][0-9]*(?=[A-Za-ce-su-wz])");

  private final Map<Key, Parts> known = new RecentMap<>(KEPT);

  /** Everything that determines the moves of a piece and their description. */
  private record Key(
      String notation,
      Dialect dialect,
      boolean royal,
      Optional<DeclaredGeometry> geometry,
      BoardBinding board) {
    /** Few pieces with one notation differ in the other components. */
    @Override
    public int hashCode() {
      return 31 * notation.hashCode() + dialect.hashCode();
    }

    /** Written out, as {@code equals} of a vector is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Key key
          && notation.equals(key.notation)
          && dialect == key.dialect
          && royal == key.royal
          && geometry.equals(key.geometry)
          && board.equals(key.board);
    }
  }

  private record Parts(List<String> words, List<String> diagram, MovesCode moves) {}

  /** Creates an assembler with an empty cache. */
  public Assembler() {}

  /** Clears the cache: the compiler needs the memory for the files. */
  public void finishRound() {
    known.clear();
  }

  /**
   * Returns the file of a piece with a sound notation.
   *
   * @param work the work that the writing is a part of
   * @throws TooLargeException if the code would exceed the limits of the emitter, see {@link
   *     #tooLarge}
   */
  public SourceFile assemble(PieceClass wanted, Piece piece, Work work) throws TooLargeException {
    Key key =
        new Key(
            wanted.notation(), wanted.dialect(), wanted.royal(), wanted.geometry(), wanted.board());
    Parts parts = known.get(key);
    if (parts == null) {
      List<String> words = Description.of(piece, wanted.royal(), wanted.promotions(), work);
      List<String> diagram = Diagram.of(piece, work);
      parts = new Parts(words, diagram, Emitter.moves(source(wanted, piece, words, diagram)));
      known.put(key, parts);
    }
    PieceSource source = source(wanted, piece, parts.words(), parts.diagram());
    SourceFile file = SourceFile.of(wanted.packageName(), Emitter.emit(source, parts.moves()));
    work.count(LETTER * file.text().length());
    return file;
  }

  /**
   * Returns a file with the same class and the same signatures, but without moves. It replaces the
   * class of a piece with errors, so that one mistake gives one error: without it every use of the
   * class would give another.
   */
  public static SourceFile stub(PieceClass wanted) {
    Piece none = new Piece(List.of());
    return SourceFile.of(
        wanted.packageName(), StubEmitter.emit(source(wanted, none, List.of(), List.of())));
  }

  /**
   * Returns the problem of a piece with too large code. It is found by writing the code, except if
   * there are few legs.
   *
   * @param work the work that the writing is a part of
   */
  public static Optional<Diagnostic> tooLarge(PieceClass wanted, Piece piece, Work work) {
    if (LegCount.of(piece.alternatives()) <= CodeLimits.FEW_LEGS) {
      return Optional.empty();
    }
    try {
      new Assembler().assemble(wanted, piece, work);
      return Optional.empty();
    } catch (TooLargeException exception) {
      return Optional.of(tooLarge(wanted.notation(), exception));
    }
  }

  /** Returns the problem of a notation with too large code. */
  public static Diagnostic tooLarge(String notation, TooLargeException exception) {
    return new Diagnostic(
        ProblemCode.GENERATED_CODE_TOO_LARGE,
        new Span(0, notation.length()),
        exception.getMessage(),
        splitting(notation) + ", or name the directions of the legs, as in \"afsK\" for \"aK\"");
  }

  /** Two halves of the moves are two pieces. */
  private static String splitting(String notation) {
    int half = notation.length() / 2;
    Matcher move = MOVE_END.matcher(notation).region(half, notation.length());
    boolean isApart = notation.indexOf('[') < 0 && notation.indexOf('(') < 0;
    return isApart && move.find()
        ? "split the piece in two: write columns 1 to "
            + move.end()
            + " as one piece, and the rest as another"
        : "split the piece in two";
  }

  private static PieceSource source(
      PieceClass wanted, Piece piece, List<String> words, List<String> diagram) {
    return new PieceSource(
        wanted.packageName(),
        wanted.className(),
        wanted.notation(),
        wanted.dialect().name(),
        wanted.pieceName(),
        wanted.letter(),
        wanted.royal(),
        wanted.promotions(),
        words,
        diagram,
        piece,
        wanted.geometry(),
        wanted.board());
  }
}
