package io.github.betza.processor.assemble;

import com.palantir.javapoet.TypeSpec;
import io.github.betza.processor.describe.Diagram;
import io.github.betza.processor.describe.Words;
import io.github.betza.processor.emit.Emitter;
import io.github.betza.processor.emit.PieceSource;
import io.github.betza.processor.emit.TooLargeException;
import io.github.betza.processor.notation.Problem;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.path.Piece;
import java.util.List;

/** Makes the source file of a piece. */
public final class Assembler {
  private Assembler() {}

  /**
   * Returns the file of a piece whose notation is sound.
   *
   * @throws TooLargeException where the code would exceed the limits of the emitter, see {@link
   *     #tooLarge}
   */
  public static SourceFile assemble(Facts facts, Piece piece) throws TooLargeException {
    List<String> words = Words.of(piece, facts.royal(), facts.promotions());
    return file(facts, Emitter.emit(source(facts, piece, words, Diagram.of(piece))));
  }

  /**
   * Returns a file with the same class and the same signatures, but without moves. It stands in for
   * the piece where the annotation has errors, so that one mistake is one error: every use of the
   * class would be one more.
   */
  public static SourceFile stub(Facts facts) {
    Piece none = new Piece(List.of());
    return file(facts, Emitter.emitStub(source(facts, none, List.of(), List.of())));
  }

  /** Returns the problem that a notation has whose code would be too large. */
  public static Problem tooLarge(String notation, TooLargeException exception) {
    return new Problem(
        ProblemCode.GENERATED_CODE_TOO_LARGE,
        new Span(0, notation.length()),
        exception.getMessage(),
        "split the piece in two, or name the directions of the legs");
  }

  private static SourceFile file(Facts facts, TypeSpec.Builder type) {
    return SourceFile.of(facts.packageName(), type.build());
  }

  private static PieceSource source(
      Facts facts, Piece piece, List<String> words, List<String> diagram) {
    return new PieceSource(
        facts.packageName(),
        facts.className(),
        facts.notation(),
        facts.language().name(),
        facts.pieceName(),
        facts.letter(),
        facts.royal(),
        facts.promotions(),
        words,
        diagram,
        piece,
        facts.geometry(),
        facts.board());
  }
}
