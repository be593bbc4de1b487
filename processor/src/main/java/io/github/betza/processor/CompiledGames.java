package io.github.betza.processor;

import io.github.betza.processor.atlas.DrawnGame;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Reads games that are compiled already, see {@link CompiledTypes}. */
public final class CompiledGames implements BiConsumer<TypeElement, Elements> {
  private final Readings readings = new Readings();
  private final Map<String, DrawnGame> games = new HashMap<>();

  /** Makes a reader that has read nothing yet. */
  public CompiledGames() {}

  @Override
  public void accept(TypeElement type, Elements elements) {
    new VariantReader(elements, readings)
        .read(type)
        .map(AtlasStep::drawn)
        .ifPresent(game -> games.put(type.getQualifiedName().toString(), game));
  }

  /**
   * Returns what was read of a game; nothing if the type carries no {@code @Variant}, or one that
   * names what the compiler does not find. The pieces are in no particular order, because class
   * files do not keep the one in which they were written.
   *
   * @param name the canonical name of the type
   */
  public Optional<DrawnGame> find(String name) {
    return Optional.ofNullable(games.get(name));
  }
}
