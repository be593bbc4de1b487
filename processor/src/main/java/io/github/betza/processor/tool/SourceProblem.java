package io.github.betza.processor.tool;

import io.github.betza.processor.analysis.Diagnosis;
import io.github.betza.processor.analysis.Offer;
import java.util.List;

/**
 * A problem of a source, with its place there.
 *
 * @param diagnosis the problem; its offsets, and the edits of its offers, are those of the value of
 *     the member
 * @param type the name of the annotated type; empty for an error of the Java compiler
 * @param member the member of the annotation with the value, for example {@code setup} or {@code
 *     zones[0].squares}; empty if the problem is one of the type as a whole
 * @param start where the mistake begins in the source: an index as {@link String#charAt} has it
 * @param end where it ends: the index after its last {@code char}
 * @param line the line in which it begins, from 1
 * @param column the place in the line, from 1, in chars
 * @param offers the offers of the diagnosis in the same order, with the edits that apply them to
 *     the source. An offer that would change a constant has no edits: the constant may be used
 *     elsewhere.
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
