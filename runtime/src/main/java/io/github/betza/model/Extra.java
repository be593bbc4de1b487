package io.github.betza.model;

import io.github.betza.model.Member.Kind;

/**
 * Moves that pieces have within some squares; see {@link io.github.betza.Variant.Extra}.
 *
 * @param of the letters of the pieces
 * @param moves the name of the type that declares the moves
 * @param squares the squares on which they begin and end, as White sees them
 */
public record Extra(String of, String moves, String squares) {
  public static final Member<String> OF = Member.text("of", Kind.LETTERS);
  public static final Member<String> MOVES = Member.text("moves", Kind.TYPE);
  public static final Member<String> SQUARES = Member.text("squares", Kind.SQUARES);

  /** The members of the annotation. */
  public static final Form<Extra> FORM =
      new Form<>("Extra", parts -> new Extra(parts.get(OF), parts.get(MOVES), parts.get(SQUARES)))
          .member(OF, Extra::of)
          .member(MOVES, Extra::moves)
          .member(SQUARES, Extra::squares);
}
