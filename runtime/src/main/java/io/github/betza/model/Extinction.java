package io.github.betza.model;

import io.github.betza.model.Member.Kind;

/**
 * Pieces of which a side must not have too few; see {@link io.github.betza.Variant.Extinction}.
 * {@link #of} makes one in which every member is the default, and {@link #with} changes one:
 *
 * <pre>{@code
 * Extinction threeKings = Extinction.of("K").with(Extinction.LEFT, 2);
 * }</pre>
 *
 * @param of the letters of the pieces
 * @param each whether they are counted by kind instead of together
 * @param left the greatest number that is too few, 0 to 1000
 * @param wins whether that side wins instead of losing
 */
public record Extinction(String of, boolean each, int left, boolean wins) {
  public static final Member<String> OF = Member.text("of", Kind.LETTERS);
  public static final Member<Boolean> EACH = Member.flag("each", true);
  public static final Member<Integer> LEFT = Member.optionalNumber("left", 1, 1000);
  public static final Member<Boolean> WINS = Member.flag("wins");

  /** The members of the annotation. */
  public static final Form<Extinction> FORM =
      new Form<>(
              "Extinction",
              parts ->
                  new Extinction(parts.get(OF), parts.get(EACH), parts.get(LEFT), parts.get(WINS)))
          .member(OF, Extinction::of)
          .member(EACH, Extinction::each)
          .member(LEFT, Extinction::left)
          .member(WINS, Extinction::wins);

  /** Returns the rule that a side loses with its last piece of one of some kinds. */
  public static Extinction of(String letters) {
    return new Extinction(letters, true, 0, false);
  }

  /** Returns a copy in which a member has another value. */
  public <V> Extinction with(Member<V> member, V value) {
    return FORM.with(this, member, value);
  }
}
