package io.github.betza.processor.notation.correction;

import java.text.Normalizer;

/** Takes signs apart. A class of its own, because a browser has another way to do it. */
final class Decomposition {
  private Decomposition() {}

  /** Returns a text with each sign in its parts: letters, accents, raised and wide forms. */
  static String of(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKD);
  }
}
