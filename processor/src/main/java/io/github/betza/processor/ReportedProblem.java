package io.github.betza.processor;

import io.github.betza.processor.diagnostic.Diagnostic;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;

/**
 * A problem as it is printed, for a program that runs the processor itself. The elements of the
 * compiler belong to the round in which it is printed.
 *
 * @param isError whether it is an error, and not a warning
 * @param text the printed text
 * @param problem the problem as data; empty if there is only a text
 * @param value the notation or other text with the problem; otherwise empty
 * @param place the place of the printed message
 */
public record ReportedProblem(
    boolean isError, String text, Optional<Diagnostic> problem, String value, Place place) {
  /**
   * A place in the source as the compiler has it.
   *
   * @param element the annotated type, or null for a problem of the call of the compiler
   * @param mirror the annotation, or null for the type as a whole
   * @param value the value, or null for the annotation as a whole
   */
  public record Place(Element element, AnnotationMirror mirror, AnnotationValue value) {}
}
