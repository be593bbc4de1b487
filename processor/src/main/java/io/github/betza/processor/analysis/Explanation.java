package io.github.betza.processor.analysis;

import io.github.betza.processor.analysis.leg.LegList;
import java.util.List;

/**
 * The meaning of a notation. If the notation is wrong, everything except the report is empty.
 *
 * @param report the errors and warnings
 * @param words how the piece moves, in sentences
 * @param legList the legs of its moves
 * @param moveDiagram its moves drawn in letters
 * @param readings the same letters in the dialects in which they have another meaning
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

  /** Returns {@link #legList} as text, one line for each beginning and each group. */
  public List<String> legs() {
    return legList.lines();
  }

  /** Returns {@link #moveDiagram} as text, in ASCII. */
  public List<String> diagram() {
    return moveDiagram.lines();
  }

  /** Returns {@link #readings} as text, one line for each dialect. */
  public List<String> elsewhere() {
    return readings.stream().map(DialectReading::line).toList();
  }
}
