package io.github.betza.processor.notation;

import java.util.regex.Pattern;

/**
 * Brackets that begin as the exotic effects of BEX do (seed 002). Without the bracket their letters
 * are modifiers of a very different piece: {@code xiK} of XBETZA excites its neighbours.
 */
public final class ExoticBrackets {
  /** The help for these brackets in another dialect. */
  public static final String HELP = "only BEX has modifiers in brackets, such as \"[cu]\"";

  private static final Pattern EFFECT = Pattern.compile("\\[(c[ajlwicur]|x!?i|xw|xo)");

  private ExoticBrackets() {}

  /** Returns whether such a bracket opens at an index. */
  public static boolean isAt(String text, int open) {
    return EFFECT.matcher(text).region(open, text.length()).lookingAt();
  }

  /** Returns whether a text contains such a bracket. */
  public static boolean areIn(String text) {
    return EFFECT.matcher(text).find();
  }
}
