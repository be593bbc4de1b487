package io.github.betza.processor.tool;

import io.github.betza.processor.atlas.GameOrigin;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A compiled game.
 *
 * @param file the name of its page's file, without an ending
 * @param type the type that carries {@link io.github.betza.Variant}, loaded from a class file
 * @param symbols the symbols of its pieces, in the order of their kinds
 * @param origin its history and its rules in plain sentences, for the page, if there are any
 */
public record GameClass(
    String file, Class<?> type, List<String> symbols, Optional<GameOrigin> origin) {
  /**
   * Copies the list.
   *
   * @throws NullPointerException if an argument is null
   */
  public GameClass {
    Objects.requireNonNull(file, "file");
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(origin, "origin");
    symbols = List.copyOf(symbols);
  }
}
