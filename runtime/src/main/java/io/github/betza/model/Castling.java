package io.github.betza.model;

import io.github.betza.model.Member.Kind;
import java.util.Optional;

/**
 * Castling from any first squares on a rank; see {@link io.github.betza.Variant.Castling}.
 *
 * <pre>{@code
 * Castling chess960 = new Castling("K", "R", "cg", "df");
 * chess960.end("cg", -1); // 2: to the left the king ends on the file c
 * }</pre>
 *
 * @param of the letters of the royal pieces
 * @param with the letters of their partners
 * @param to the two files on which the royal piece ends: with a partner to its left, as White sees
 *     it, and with one to its right
 * @param partner the two files on which the partner ends
 */
public record Castling(String of, String with, String to, String partner) {
  public static final Member<String> OF = Member.text("of", Kind.LETTERS);
  public static final Member<String> WITH = Member.text("with", Kind.LETTERS);
  public static final Member<String> TO = Member.text("to", Kind.TEXT);
  public static final Member<String> PARTNER = Member.text("partner", Kind.TEXT);

  /** The members of the annotation. */
  public static final Form<Castling> FORM =
      new Form<>(
              "Castling",
              parts ->
                  new Castling(parts.get(OF), parts.get(WITH), parts.get(TO), parts.get(PARTNER)))
          .member(OF, Castling::of)
          .member(WITH, Castling::with)
          .member(TO, Castling::to)
          .member(PARTNER, Castling::partner);

  /**
   * Returns one of the two files of a member, counted from 0.
   *
   * @param files {@link #to} or {@link #partner}
   * @param direction negative if the partner begins to the left of the royal piece, positive if to
   *     its right
   */
  public static int end(String files, int direction) {
    return files.charAt(direction < 0 ? 0 : 1) - 'a';
  }

  /**
   * Returns why the files of a member are wrong, in words; empty if they are valid.
   *
   * @param member {@link #TO} or {@link #PARTNER}
   * @param files the number of files of the board
   */
  public Optional<String> refusal(Member<String> member, int files) {
    String text = (String) FORM.value(this, member);
    String must = member + " is '" + text + "', but must be two files of the board, as in cg";
    if (!text.matches("[a-z]{2}") || end(text, -1) >= files || end(text, 1) >= files) {
      return Optional.of(must);
    }
    if (end(text, -1) > end(text, 1)) {
      return Optional.of(must + ": first that after castling to the left");
    }
    boolean mayShare = member == PARTNER && refusal(TO, files).isEmpty();
    return mayShare && (to.charAt(0) == partner.charAt(0) || to.charAt(1) == partner.charAt(1))
        ? Optional.of("the two pieces cannot end on one file, as to and partner have it")
        : Optional.empty();
  }
}
