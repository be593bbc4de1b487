package io.github.betza.processor;

import io.github.betza.processor.assemble.SourceFile;
import java.io.IOException;
import java.io.Writer;
import javax.annotation.processing.Filer;
import javax.lang.model.element.TypeElement;

/**
 * Writes every generated file. Each has exactly one originating element, the annotated type, which
 * is what lets an incremental build compile one piece alone.
 */
final class SourceWriter {
  private final Filer filer;

  SourceWriter(Filer filer) {
    this.filer = filer;
  }

  void write(SourceFile file, TypeElement origin) throws IOException {
    try (Writer writer = filer.createSourceFile(file.name(), origin).openWriter()) {
      writer.write(file.text());
    }
  }
}
