package io.github.betza.processor.notation.correction;

import java.text.Normalizer;

/** Decomposes characters. It is a class of its own because a browser has another way to do it. */
final class Decomposition {
  private Decomposition() {}

  /** Returns a text with each character decomposed: letters, accents, raised and wide forms. */
  static String of(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKD);
  }
}
