package io.github.betza.processor.emit.variant;

import java.util.List;
import java.util.Optional;

/**
 * What is known of a game when its class is written. Kinds are numbers from 1, in the order of the
 * pieces.
 *
 * @param packageName the package of the generated class, empty for the unnamed one
 * @param className the simple name of the generated class
 * @param name the name of the game
 * @param files the number of files
 * @param ranks the number of ranks
 * @param setup the position in which a game begins
 * @param pieces the pieces
 * @param promotions which kinds promote
 * @param zones which kinds may not leave which squares
 * @param royalty the name of the constant of {@code Royalty}
 * @param stalemate the name of the constant of {@code Stalemate}
 * @param capturing the name of the constant of {@code Capturing}
 * @param flyingGeneral whether royal pieces may not face each other on a file
 * @param dependsOnHistory whether what attacks a royal piece may depend on the move made last
 * @param immobilizes whether some piece immobilises others
 */
public record GameSource(
    String packageName,
    String className,
    String name,
    int files,
    int ranks,
    String setup,
    List<GamePiece> pieces,
    List<GamePromotion> promotions,
    List<GameZone> zones,
    String royalty,
    String stalemate,
    String capturing,
    boolean flyingGeneral,
    boolean dependsOnHistory,
    boolean immobilizes) {
  /** Copies the lists. */
  public GameSource {
    pieces = List.copyOf(pieces);
    promotions = List.copyOf(promotions);
    zones = List.copyOf(zones);
  }

  /**
   * A piece.
   *
   * @param typeName the simple name of its type, which gives the constant with its kind a name
   * @param movesClass the simple name of the class with its moves
   * @param letter its letter
   * @param name its name
   * @param royal whether it is royal
   * @param initial whether it has moves that only an unmoved piece has
   * @param direct whether other pieces and its place do not decide how it attacks
   * @param attacks the lines along which it captures royal pieces, where they tell all
   */
  public record GamePiece(
      String typeName,
      String movesClass,
      char letter,
      String name,
      boolean royal,
      boolean initial,
      boolean direct,
      Optional<String> attacks) {}

  /** A promotion of a kind. */
  public record GamePromotion(
      int kind, String zone, boolean optional, boolean limited, List<Integer> choices) {
    /** Copies the list. */
    public GamePromotion {
      choices = List.copyOf(choices);
    }
  }

  /** The squares that a kind may not leave. */
  public record GameZone(int kind, String squares) {}
}
