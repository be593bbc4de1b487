package io.github.betza.model;

import io.github.betza.model.Member.Kind;

/**
 * Squares on which pieces win; see {@link io.github.betza.Variant.Goal}.
 *
 * @param of the letters of the pieces
 * @param squares the squares, as White sees them
 */
public record Goal(String of, String squares) {
  public static final Member<String> OF = Member.text("of", Kind.LETTERS);
  public static final Member<String> SQUARES = Member.text("squares", Kind.SQUARES);

  /** The members of the annotation. */
  public static final Form<Goal> FORM =
      new Form<>("Goal", parts -> new Goal(parts.get(OF), parts.get(SQUARES)))
          .member(OF, Goal::of)
          .member(SQUARES, Goal::squares);
}
