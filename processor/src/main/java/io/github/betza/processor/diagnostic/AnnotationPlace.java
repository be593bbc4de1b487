package io.github.betza.processor.diagnostic;

/** The place of a problem in the annotations of a piece or a game. */
public sealed interface AnnotationPlace {
  /** The type's own annotation as a whole. */
  AnnotationPlace WHOLE = of("");

  /** Returns the name of the member, or empty for the annotation as a whole. */
  String member();

  /** A member of the annotation of the type itself. */
  record OfType(String member) implements AnnotationPlace {}

  /**
   * A member of the annotation of a piece of a game.
   *
   * @param index the number of the piece, from 0
   * @param member the name of the member
   */
  record OfPiece(int index, String member) implements AnnotationPlace {}

  /**
   * A member of an annotation nested in that of a game.
   *
   * @param rules the member of the game's annotation that contains the nested ones
   * @param index the number of the nested annotation, from 0
   * @param member the name of the member
   */
  record OfRule(String rules, int index, String member) implements AnnotationPlace {}

  /** Returns a member of the annotation of the type itself. */
  static AnnotationPlace of(String member) {
    return new OfType(member);
  }

  /** Returns a member of the annotation of a piece of a game, counted from 0. */
  static AnnotationPlace piece(int index, String member) {
    return new OfPiece(index, member);
  }

  /** Returns whether this and another place are in the same rule of a game. */
  default boolean isOfRule(AnnotationPlace other) {
    return this instanceof OfRule one
        && other instanceof OfRule two
        && one.rules.equals(two.rules)
        && one.index == two.index;
  }
}
