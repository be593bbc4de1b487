package io.github.betza.processor.tool;

import java.util.List;

/**
 * What a notation means. All lists but the report's are empty where the notation is wrong.
 *
 * @param report the errors and warnings
 * @param words how the piece moves, in sentences
 * @param legs the legs that its moves are made of, a line each
 * @param diagram its moves drawn in letters, a line each
 * @param elsewhere what the same letters are in the dialects where they mean something else, a line
 *     for each of those
 */
public record Explanation(
    Report report,
    List<String> words,
    List<String> legs,
    List<String> diagram,
    List<String> elsewhere) {
  /** Copies the lists. */
  public Explanation {
    words = List.copyOf(words);
    legs = List.copyOf(legs);
    diagram = List.copyOf(diagram);
    elsewhere = List.copyOf(elsewhere);
  }
}
