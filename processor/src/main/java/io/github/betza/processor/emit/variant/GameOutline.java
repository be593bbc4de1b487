package io.github.betza.processor.emit.variant;

import java.util.List;

/**
 * The parts of a game that other code may use even if its declaration is wrong.
 *
 * @param packageName the package of the generated class, empty for the unnamed one
 * @param className the simple name of the generated class
 * @param pieces the simple names of the types of its pieces, in the order of their kinds
 * @param rulesInWords the rules in sentences; empty if its declaration is wrong
 */
public record GameOutline(
    String packageName, String className, List<String> pieces, List<String> rulesInWords) {
  /** Copies the lists. */
  public GameOutline {
    pieces = List.copyOf(pieces);
    rulesInWords = List.copyOf(rulesInWords);
  }
}
