package io.github.betza.processor.analysis;

import io.github.betza.processor.analysis.leg.LegList;
import java.util.List;

/**
 * What a notation means. Everything but the report is empty where the notation is wrong.
 *
 * @param report the errors and warnings
 * @param words how the piece moves, in sentences
 * @param legList the legs that its moves are made of
 * @param moveDiagram its moves drawn in letters
 * @param readings what the same letters are in the dialects where they do not mean the same
 */
public record Explanation(
    Report report,
    List<String> words,
    LegList legList,
    MoveDiagram moveDiagram,
    List<DialectReading> readings) {
  public Explanation {
    words = List.copyOf(words);
    readings = List.copyOf(readings);
  }

  /** Returns {@link #legList} as text, a line for each beginning and each group. */
  public List<String> legs() {
    return legList.lines();
  }

  /** Returns {@link #moveDiagram} as text, in ASCII. */
  public List<String> diagram() {
    return moveDiagram.lines();
  }

  /** Returns {@link #readings} as text, a line for each dialect. */
  public List<String> elsewhere() {
    return readings.stream().map(DialectReading::line).toList();
  }
}
