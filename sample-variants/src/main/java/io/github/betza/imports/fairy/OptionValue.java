package io.github.betza.imports.fairy;

import io.github.betza.imports.Findings;
import java.util.Set;

/**
 * The value of an option of Fairy-Stockfish, and its origin.
 *
 * @param key its name as written: an option for both sides may give the value of one
 * @param text the value as written
 * @param pieces the engine's names of its pieces, if it is a set of pieces
 * @param line the number of its line, or of the line that names the base
 * @param base the variant built into the engine that gives it; empty if the file does
 */
record OptionValue(String key, String text, Set<String> pieces, int line, String base) {
  /** The entry that means all pieces in {@link #pieces}. */
  static final String ALL = "*";

  /** Returns the option with its value, and with its origin if the file does not give it. */
  String shown() {
    return key + " = " + text + (base.isEmpty() ? "" : " of the base " + Findings.quote(base));
  }
}
