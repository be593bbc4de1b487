package io.github.betza.processor.tool;

import io.github.betza.processor.analysis.Diagnosis;
import io.github.betza.processor.analysis.Offer;
import java.util.List;

/**
 * A problem of a source, with its place there.
 *
 * @param diagnosis the problem; its offsets, and the edits of its offers, refer to the value of the
 *     member
 * @param type the name of the annotated type; empty for an error of the Java compiler
 * @param member the member of the annotation with the value, for example {@code setup} or {@code
 *     zones[0].squares}; empty for a problem of the type as a whole
 * @param start the start of the mistake in the source: an index as in {@link String#charAt}
 * @param end its end: the index after its last {@code char}
 * @param line the line of the start, from 1
 * @param column the place in the line, from 1, in chars
 * @param offers the offers of the diagnosis in the same order, with the edits that apply them to
 *     the source. An offer that would change a constant has no edits: the constant may have other
 *     uses
 */
public record SourceProblem(
    Diagnosis diagnosis,
    String type,
    String member,
    int start,
    int end,
    int line,
    int column,
    List<Offer> offers) {
  public SourceProblem {
    offers = List.copyOf(offers);
  }

  /** Makes an error of a source as a whole. */
  static SourceProblem ofAll(String error) {
    return new SourceProblem(Diagnosis.error("", error), "", "", 0, 0, 1, 1, List.of());
  }

  /** Returns whether it is an error, and not a warning. */
  public boolean isError() {
    return diagnosis.isError();
  }
}
