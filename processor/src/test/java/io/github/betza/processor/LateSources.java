package io.github.betza.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Another processor, which writes one class in each round. */
final class LateSources extends AbstractProcessor {
  private final Deque<Source> sources;

  /**
   * A class that is written.
   *
   * @param name its qualified name
   * @param text its file
   */
  record Source(String name, String text) {}

  LateSources(Source... sources) {
    this.sources = new ArrayDeque<>(List.of(sources));
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("*");
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (!sources.isEmpty()) {
      Source source = sources.remove();
      try (Writer writer = processingEnv.getFiler().createSourceFile(source.name()).openWriter()) {
        writer.write(source.text());
      } catch (IOException exception) {
        throw new UncheckedIOException(exception);
      }
    }
    return false;
  }
}
