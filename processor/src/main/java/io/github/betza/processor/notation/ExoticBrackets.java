package io.github.betza.processor.notation;

import java.util.regex.Pattern;

/**
 * Brackets that begin as the exotic effects of BEX do (seed 002). Without the bracket their letters
 * are modifiers, of quite another piece: {@code xiK} of XBETZA excites its neighbors.
 */
public final class ExoticBrackets {
  /** What there is to say of them in another dialect. */
  public static final String HELP = "only BEX has modifiers in brackets, such as \"[cu]\"";

  private static final Pattern EFFECT = Pattern.compile("\\[(c[ajlwicur]|x!?i|xw|xo)");

  private ExoticBrackets() {}

  /** Returns whether such a bracket is opened at an index. */
  public static boolean isAt(String text, int open) {
    return EFFECT.matcher(text).region(open, text.length()).lookingAt();
  }

  /** Returns whether there is such a bracket somewhere in a text. */
  public static boolean areIn(String text) {
    return EFFECT.matcher(text).find();
  }
}
