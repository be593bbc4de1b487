package io.github.betza.processor;

import io.github.betza.processor.assemble.SourceFile;
import java.io.IOException;
import java.io.Writer;
import javax.annotation.processing.Filer;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Writes every generated file. Each has exactly one originating element, the annotated type, which
 * is what lets an incremental build compile one piece alone.
 */
final class SourceWriter {
  private final Filer filer;
  private final HiddenNames hidden;

  SourceWriter(Filer filer, Elements elements) {
    this.filer = filer;
    this.hidden = new HiddenNames(elements);
  }

  void startRound() {
    hidden.startRound();
  }

  void write(SourceFile file, TypeElement origin) throws IOException {
    String text = file.importing(hidden.beside(origin));
    try (Writer writer = filer.createSourceFile(file.name(), origin).openWriter()) {
      writer.write(text);
    }
  }
}
