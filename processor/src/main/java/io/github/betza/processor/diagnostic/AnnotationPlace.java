package io.github.betza.processor.diagnostic;

/**
 * Where in the annotations of a piece or a game something is wrong.
 *
 * @param in the annotation that holds the value
 * @param index which one of several, from 0
 * @param member the name of the member, or empty for the annotation as a whole
 */
public record AnnotationPlace(In in, int index, String member) {
  /** The type's own annotation as a whole. */
  public static final AnnotationPlace WHOLE = of("");

  /** The annotation of a type, and those in it or beside it that belong to its game. */
  public enum In {
    /** The type's own. */
    OWN(""),
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

    /** Returns those that a member of the game's own annotation holds. */
    public static In of(String member) {
      return java.util.Arrays.stream(values())
          .filter(in -> in.member.equals(member))
          .findFirst()
          .orElseThrow();
    }

    /** Returns the member of the game's own annotation that holds these, or empty. */
    public String member() {
      return member;
    }
  }

  /** Returns a member of the type's own annotation. */
  public static AnnotationPlace of(String member) {
    return new AnnotationPlace(In.OWN, 0, member);
  }

  /** Returns a member of the annotation of one of the pieces of a game, counted from 0. */
  public static AnnotationPlace piece(int index, String member) {
    return new AnnotationPlace(In.PIECE, index, member);
  }

  /** Returns whether it is in the same one of the rules of a game as another place. */
  public boolean isOfRule(AnnotationPlace other) {
    return !in.member().isEmpty() && in == other.in && index == other.index;
  }
}
