package io.github.betza.processor.assemble;

import io.github.betza.Dialect;
import io.github.betza.processor.emit.BoardBinding;
import io.github.betza.processor.emit.DeclaredGeometry;
import io.github.betza.processor.notation.Reading;
import java.util.List;
import java.util.Optional;

/**
 * The properties of the class of a piece: everything about the piece except the paths of its moves.
 *
 * @param packageName the package of the generated class, empty for the unnamed one
 * @param className the simple name of the generated class
 * @param notation how the piece moves
 * @param dialect the dialect of the notation
 * @param pieceName the name of the piece
 * @param letter the piece's letter, or a space
 * @param royal whether the piece is royal
 * @param promotions the pieces to which it may promote, as notations of its dialect
 * @param geometry the only board for which the class is made, if one was declared
 * @param board the class of the board
 */
public record PieceClass(
    String packageName,
    String className,
    String notation,
    Dialect dialect,
    String pieceName,
    char letter,
    boolean royal,
    List<String> promotions,
    Optional<DeclaredGeometry> geometry,
    BoardBinding board) {
  public PieceClass {
    promotions = List.copyOf(promotions);
  }

  /** Returns the same class with the properties of the notation other than the moves. */
  public PieceClass with(Reading reading) {
    return new PieceClass(
        packageName,
        className,
        notation,
        dialect,
        pieceName,
        letter,
        royal || reading.royal(),
        reading.promotions(),
        geometry,
        board);
  }
}
