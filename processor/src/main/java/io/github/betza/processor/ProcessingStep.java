package io.github.betza.processor;

import java.io.IOException;
import javax.lang.model.element.TypeElement;

/**
 * Processes the types that carry an annotation.
 *
 * @param <D> the declaration read from the annotation
 */
interface ProcessingStep<D> {
  /**
   * Generates the class of a type, or a stub if its declaration has errors.
   *
   * @throws IOException if the file cannot be written
   */
  void process(D declaration) throws IOException;

  /**
   * Writes a stub for a type whose annotation could not be resolved, which has been reported.
   *
   * @throws IOException if the file cannot be written
   */
  void giveUp(TypeElement type) throws IOException;
}
