package io.github.betza.model;

import io.github.betza.model.Member.Kind;

/**
 * Pieces that are like the edge of the board to others; see {@link
 * io.github.betza.Variant.Blocker}.
 *
 * @param of the letters of the blockers, of either side
 * @param to the letters of the pieces for which they are blockers
 */
public record Blocker(String of, String to) {
  public static final Member<String> OF = Member.text("of", Kind.LETTERS);
  public static final Member<String> TO = Member.text("to", Kind.LETTERS);

  /** The members of the annotation. */
  public static final Form<Blocker> FORM =
      new Form<>("Blocker", parts -> new Blocker(parts.get(OF), parts.get(TO)))
          .member(OF, Blocker::of)
          .member(TO, Blocker::to);
}
