package io.github.betza.processor.notation.xbetza;

import java.util.regex.Pattern;

/**
 * Brackets that begin as the exotic effects of BEX do (seed 002). Without the bracket their letters
 * are modifiers here, of quite another piece: {@code xiK} excites its neighbours.
 */
final class Exotica {
  static final String HELP = "modifiers in brackets, such as \"[cu]\", belong to BEX";

  private static final Pattern EFFECT = Pattern.compile("\\[(c[ajlwicur]|x!?i|xw|xo)");

  private Exotica() {}

  /** Returns whether such a bracket is opened at an index. */
  static boolean isAt(String text, int open) {
    return EFFECT.matcher(text).region(open, text.length()).lookingAt();
  }
}
