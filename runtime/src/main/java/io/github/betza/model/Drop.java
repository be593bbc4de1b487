package io.github.betza.model;

import io.github.betza.model.Member.Kind;

/**
 * Pieces that may be dropped from the hand; see {@link io.github.betza.Variant.Drop}. {@link #of}
 * makes one in which every member is the default, and {@link #with} changes one:
 *
 * <pre>{@code
 * Drop pawn = Drop.of("P").with(Drop.SQUARES, "1-8").with(Drop.PER_FILE, 1);
 * }</pre>
 *
 * @param of the letters of the pieces
 * @param squares the squares, as White sees them; the whole board if empty
 * @param perFile the most pieces of the kind that its side may have on a file; 0 for any number
 * @param checkmates whether a drop may checkmate
 * @param checks whether a drop may give check
 * @param first whether a side makes no other move if it can drop such a piece
 * @param unmoved the squares on which a dropped piece counts as unmoved, for White, and on the same
 *     files for Black; none if empty
 * @param apart whether pieces of a side must be dropped on squares of opposite colours
 */
public record Drop(
    String of,
    String squares,
    int perFile,
    boolean checkmates,
    boolean checks,
    boolean first,
    String unmoved,
    boolean apart) {
  public static final Member<String> OF = Member.text("of", Kind.LETTERS);
  public static final Member<String> SQUARES = Member.optionalText("squares", Kind.SQUARES);
  public static final Member<Integer> PER_FILE = Member.optionalNumber("perFile", 1, 36);
  public static final Member<Boolean> CHECKMATES = Member.flag("checkmates", true);
  public static final Member<Boolean> CHECKS = Member.flag("checks", true);
  public static final Member<Boolean> FIRST = Member.flag("first");
  public static final Member<String> UNMOVED = Member.optionalText("unmoved", Kind.SQUARES);
  public static final Member<Boolean> APART = Member.flag("apart");

  /** The members of the annotation. */
  public static final Form<Drop> FORM =
      new Form<>(
              "Drop",
              parts ->
                  new Drop(
                      parts.get(OF),
                      parts.get(SQUARES),
                      parts.get(PER_FILE),
                      parts.get(CHECKMATES),
                      parts.get(CHECKS),
                      parts.get(FIRST),
                      parts.get(UNMOVED),
                      parts.get(APART)))
          .member(OF, Drop::of)
          .member(SQUARES, Drop::squares)
          .member(PER_FILE, Drop::perFile)
          .member(CHECKMATES, Drop::checkmates)
          .member(CHECKS, Drop::checks)
          .member(FIRST, Drop::first)
          .member(UNMOVED, Drop::unmoved)
          .member(APART, Drop::apart);

  /** Returns a drop on any square, without conditions. */
  public static Drop of(String letters) {
    return new Drop(letters, "", 0, true, true, false, "", false);
  }

  /** Returns a copy in which a member has another value. */
  public <V> Drop with(Member<V> member, V value) {
    return FORM.with(this, member, value);
  }
}
