package io.github.betza.benchmarks;

import io.github.betza.benchmarks.measure.MeasuringException;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Copies prepared sources from a folder, and does nothing else: it has the cost of any processor
 * with the same output, because javac reads and enters each source again.
 */
public final class CopyingProcessor extends AbstractProcessor {
  static final String FOLDER = "copy.from";

  private boolean written;

  @Override
  public Set<String> getSupportedOptions() {
    return Set.of(FOLDER);
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
    if (!written) {
      written = true;
      try {
        copy(Path.of(processingEnv.getOptions().get(FOLDER)));
      } catch (IOException exception) {
        throw new MeasuringException("sources cannot be copied", exception);
      }
    }
    return false;
  }

  private void copy(Path folder) throws IOException {
    List<Path> sources;
    try (Stream<Path> files = Files.walk(folder)) {
      sources = files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
    for (Path source : sources) {
      String path = folder.relativize(source).toString();
      String name = path.substring(0, path.length() - ".java".length()).replace('/', '.');
      try (Writer writer = processingEnv.getFiler().createSourceFile(name).openWriter()) {
        writer.write(Files.readString(source));
      }
    }
  }
}
