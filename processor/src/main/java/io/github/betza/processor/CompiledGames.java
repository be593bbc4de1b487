package io.github.betza.processor;

import io.github.betza.processor.atlas.DrawnGame;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/**
 * Reads games that are compiled already, from the annotations in their class files. It is handed to
 * a compiler as a processor, and generates nothing.
 */
public final class CompiledGames extends AbstractProcessor {
  private final Set<String> names;
  private final Map<String, DrawnGame> games = new TreeMap<>();

  /**
   * Makes a reader.
   *
   * @param names the canonical names of the types that declare games
   */
  public CompiledGames(Collection<String> names) {
    this.names = new TreeSet<>(names);
  }

  /**
   * Returns what was read of a game, once the compiler has run; nothing where the type carries no
   * {@code @Variant}, or one that names what the compiler does not find. The pieces are in no
   * particular order, because class files do not keep the one in which they were written.
   */
  public Optional<DrawnGame> find(String name) {
    return Optional.ofNullable(games.get(name));
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
    VariantReader reader = new VariantReader(processingEnv.getElementUtils(), new Readings());
    for (String name : names) {
      TypeElement type = processingEnv.getElementUtils().getTypeElement(name);
      if (type != null) {
        reader
            .read(type)
            .ifPresent(declaration -> games.putIfAbsent(name, AtlasStep.drawn(declaration)));
      }
    }
    return false;
  }
}
