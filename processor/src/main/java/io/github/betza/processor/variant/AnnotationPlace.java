package io.github.betza.processor.variant;

/**
 * Where in the annotations of a game something is wrong.
 *
 * @param in the annotation that holds the value
 * @param index which one of several, from 0
 * @param member the name of the member, or empty for the annotation as a whole
 */
public record AnnotationPlace(In in, int index, String member) {
  /** The game's own annotation as a whole. */
  public static final AnnotationPlace WHOLE = variant("");

  /** The annotations of a game. */
  public enum In {
    /** The game's own. */
    VARIANT(""),
    /** One of the promotions. */
    PROMOTION("promotions"),
    /** One of the zones. */
    ZONE("zones"),
    /** One of the sets of extra moves. */
    EXTRA("extras"),
    /** One of the blockers. */
    BLOCKER("blockers"),
    /** One of the goals. */
    GOAL("goals"),
    /** That of one of the pieces. */
    PIECE("");

    private final String member;

    In(String member) {
      this.member = member;
    }

    /** Returns the member of the game's own annotation that holds these, or empty. */
    public String member() {
      return member;
    }
  }

  /** Returns a member of the game's own annotation. */
  static AnnotationPlace variant(String member) {
    return new AnnotationPlace(In.VARIANT, 0, member);
  }

  static AnnotationPlace piece(int index, String member) {
    return new AnnotationPlace(In.PIECE, index, member);
  }

  /** Returns whether it is in the same one of the rules of a game as another place. */
  boolean isOfRule(AnnotationPlace other) {
    return !in.member().isEmpty() && in == other.in && index == other.index;
  }
}
