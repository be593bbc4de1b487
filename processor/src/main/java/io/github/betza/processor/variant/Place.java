package io.github.betza.processor.variant;

/**
 * Where in the annotations of a game something is wrong.
 *
 * @param in the annotation that holds the value
 * @param index which one of several, from 0
 * @param member the name of the member, or empty for the annotation as a whole
 */
public record Place(In in, int index, String member) {
  /** The annotations of a game. */
  public enum In {
    /** The game's own. */
    VARIANT,
    /** One of the promotions. */
    PROMOTION,
    /** One of the zones. */
    ZONE,
    /** That of one of the pieces. */
    PIECE
  }

  /** Returns a member of the game's own annotation. */
  static Place variant(String member) {
    return new Place(In.VARIANT, 0, member);
  }

  static Place promotion(int index, String member) {
    return new Place(In.PROMOTION, index, member);
  }

  static Place zone(int index, String member) {
    return new Place(In.ZONE, index, member);
  }

  static Place piece(int index, String member) {
    return new Place(In.PIECE, index, member);
  }
}
