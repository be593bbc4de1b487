package io.github.betza.model;

import io.github.betza.model.Member.Kind;

/**
 * Squares that pieces may not leave; see {@link io.github.betza.Variant.Zone}.
 *
 * @param of the letters of the pieces
 * @param squares the squares, as White sees them
 * @param captures further squares on which only captures may end, or empty
 */
public record Zone(String of, String squares, String captures) {
  public static final Member<String> OF = Member.text("of", Kind.LETTERS);
  public static final Member<String> SQUARES = Member.text("squares", Kind.SQUARES);
  public static final Member<String> CAPTURES = Member.optionalText("captures", Kind.SQUARES);

  /** The members of the annotation. */
  public static final Form<Zone> FORM =
      new Form<>("Zone", parts -> new Zone(parts.get(OF), parts.get(SQUARES), parts.get(CAPTURES)))
          .member(OF, Zone::of)
          .member(SQUARES, Zone::squares)
          .member(CAPTURES, Zone::captures);

  /** Makes a zone for all moves, without squares for captures only. */
  public Zone(String of, String squares) {
    this(of, squares, "");
  }

  /** Returns all squares on which the pieces may be. */
  public String all() {
    return captures.isEmpty() ? squares : squares + " " + captures;
  }
}
