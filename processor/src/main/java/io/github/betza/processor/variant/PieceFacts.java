package io.github.betza.processor.variant;

import io.github.betza.Dialect;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.trait.PieceTraits;
import java.util.List;
import java.util.Optional;

/**
 * A piece of a game.
 *
 * @param typeName the simple name of the annotated type
 * @param movesClass the simple name of the class that is generated for it
 * @param name the name of the piece
 * @param letter its letter, or a space if it is not declared or not a letter
 * @param promoted whether it is the promoted form of the piece with that letter
 * @param letterGiven whether a letter is declared, even an invalid one
 * @param royal whether it is royal, by its annotation or its notation
 * @param fits whether it is compiled for the board of the game
 * @param anySize whether it is compiled for boards of any size
 * @param notedPromotions the pieces to which it promotes by its notation
 * @param notation its declared notation
 * @param dialect the dialect of the notation
 * @param piece its moves, unless its notation has errors
 */
public record PieceFacts(
    String typeName,
    String movesClass,
    String name,
    char letter,
    boolean promoted,
    boolean letterGiven,
    boolean royal,
    boolean fits,
    boolean anySize,
    List<String> notedPromotions,
    String notation,
    Dialect dialect,
    Optional<Piece> piece) {
  public PieceFacts {
    notedPromotions = List.copyOf(notedPromotions);
  }

  /** Returns a piece of which only its type, its letter and its royalty are known. */
  public static PieceFacts unknown(String type, char letter, boolean royal) {
    return new PieceFacts(
        type,
        type,
        type,
        letter,
        false,
        true,
        royal,
        true,
        true,
        List.of(),
        "",
        Dialect.XBETZA,
        Optional.empty());
  }

  /** Returns whether a valid letter is declared. */
  public boolean hasLetter() {
    return letter != ' ';
  }

  /** A piece with errors in its notation has no traits, and its class is a stub. */
  public PieceTraits traits() {
    return piece.map(PieceTraits::of).orElse(PieceTraits.NONE);
  }

  /** Returns the symbol of the piece in positions: its letter, after a plus if it is promoted. */
  public String symbol() {
    return (promoted ? "+" : "") + letter;
  }

  /** Returns the same piece with another name. */
  public PieceFacts withName(String other) {
    return with(other, letter);
  }

  /** Returns the same piece with another letter. */
  public PieceFacts withLetter(char other) {
    return with(name, other);
  }

  private PieceFacts with(String otherName, char otherLetter) {
    return new PieceFacts(
        typeName,
        movesClass,
        otherName,
        otherLetter,
        promoted,
        letterGiven,
        royal,
        fits,
        anySize,
        notedPromotions,
        notation,
        dialect,
        piece);
  }
}
