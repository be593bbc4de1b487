package io.github.betza.processor.emit;

import io.github.betza.processor.path.Piece;
import java.util.List;
import java.util.Optional;

/**
 * The data of a piece for its class.
 *
 * @param packageName the package of the class; empty for the unnamed one
 * @param className the simple name of the class
 * @param notation the notation
 * @param dialect the name of its dialect
 * @param pieceName the name of the piece
 * @param letter the letter of the piece, or the space
 * @param royal whether the piece is royal
 * @param promotions the notations of the pieces that it may become
 * @param words its moves in sentences
 * @param diagram its moves as lines of text
 * @param piece its moves; without alternatives if the notation is wrong
 * @param geometry the only board that the code must serve, if one is declared
 * @param board the class of the board
 */
public record PieceSource(
    String packageName,
    String className,
    String notation,
    String dialect,
    String pieceName,
    char letter,
    boolean royal,
    List<String> promotions,
    List<String> words,
    List<String> diagram,
    Piece piece,
    Optional<DeclaredGeometry> geometry,
    BoardBinding board) {
  public PieceSource {
    promotions = List.copyOf(promotions);
    words = List.copyOf(words);
    diagram = List.copyOf(diagram);
  }
}
