package io.github.betza.model;

import io.github.betza.model.Member.Kind;

/**
 * Pieces in hand that may enter on the square that another leaves; see {@link
 * io.github.betza.Variant.Gate}.
 *
 * <pre>{@code
 * Gate seirawan = new Gate("EH", "1"); // elephant and hawk, on the first rank
 * }</pre>
 *
 * @param of the letters of the pieces that may enter
 * @param squares the squares on which they enter, as White sees them
 */
public record Gate(String of, String squares) {
  public static final Member<String> OF = Member.text("of", Kind.LETTERS);
  public static final Member<String> SQUARES = Member.text("squares", Kind.SQUARES, "1");

  /** The members of the annotation. */
  public static final Form<Gate> FORM =
      new Form<>("Gate", parts -> new Gate(parts.get(OF), parts.get(SQUARES)))
          .member(OF, Gate::of)
          .member(SQUARES, Gate::squares);
}
