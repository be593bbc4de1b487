package io.github.betza.model;

import io.github.betza.model.Member.Kind;

/**
 * The pieces that a capture removes round the square that it reaches; see {@link
 * io.github.betza.Variant.Blast}.
 *
 * <pre>{@code
 * Blast atomic = new Blast("", "P", ""); // every capture; pawns beside it stay
 * }</pre>
 *
 * @param of the letters of the pieces whose captures blast; empty for all pieces
 * @param spares the letters of the pieces that stay if they are round the square
 * @param immune the letters of the pieces that always stay, also as capturers
 */
public record Blast(String of, String spares, String immune) {
  public static final Member<String> OF = Member.optionalText("of", Kind.LETTERS);
  public static final Member<String> SPARES = Member.optionalText("spares", Kind.LETTERS);
  public static final Member<String> IMMUNE = Member.optionalText("immune", Kind.LETTERS);

  /** The members of the annotation. */
  public static final Form<Blast> FORM =
      new Form<>("Blast", parts -> new Blast(parts.get(OF), parts.get(SPARES), parts.get(IMMUNE)))
          .member(OF, Blast::of)
          .member(SPARES, Blast::spares)
          .member(IMMUNE, Blast::immune);
}
