package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.Span;
import java.util.regex.Pattern;

/** Castling as XBETZA writes it (seed 003), in dialects in which its {@code O} is a null move. */
public final class Castling {
  private static final Pattern IN_FRONT = Pattern.compile(".*i[a-z]*", Pattern.DOTALL);

  private Castling() {}

  /**
   * Returns the help for a null move: where {@code i} stands in front of it and a number behind it,
   * castling is meant.
   *
   * @param move where the null move stands
   * @param help what to say of any other
   */
  public static String orElse(String text, Span move, String help) {
    boolean number = move.end() < text.length() && Character.isDigit(text.charAt(move.end()));
    return number && IN_FRONT.matcher(text.substring(0, move.start())).matches()
        ? "castling is written in XBETZA only, as in \"KisO2\""
        : help;
  }
}
