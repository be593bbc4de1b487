package io.github.betza.processor;

import io.github.betza.processor.atlas.DrawnGame;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Reads compiled games, see {@link CompiledTypes}. */
public final class CompiledGames implements BiConsumer<TypeElement, Elements> {
  private final Readings readings = new Readings();
  private final Map<String, DrawnGame> games = new HashMap<>();

  /** Begins without games. */
  public CompiledGames() {}

  @Override
  public void accept(TypeElement type, Elements elements) {
    new VariantReader(elements, readings)
        .read(type)
        .map(AtlasStep::drawn)
        .ifPresent(game -> games.put(type.getQualifiedName().toString(), game));
  }

  /**
   * Returns the data of a game; nothing if the type does not carry {@code @Variant}, or if its
   * annotation names a class that the compiler does not find. The pieces are in no particular
   * order, because class files do not keep the order of the source.
   *
   * @param name the canonical name of the type
   */
  public Optional<DrawnGame> find(String name) {
    return Optional.ofNullable(games.get(name));
  }
}
