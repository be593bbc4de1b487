package io.github.betza.processor.tool;

import java.util.List;
import java.util.Objects;

/**
 * A game that is compiled already.
 *
 * @param file the name of the file about it, without an ending
 * @param type the type that carries {@link io.github.betza.Variant}, loaded from a class file
 * @param symbols the symbols of its pieces, in the order of their kinds
 */
public record GameClass(String file, Class<?> type, List<String> symbols) {
  /**
   * Copies the list.
   *
   * @throws NullPointerException if one of them is null
   */
  public GameClass {
    Objects.requireNonNull(file, "file");
    Objects.requireNonNull(type, "type");
    symbols = List.copyOf(symbols);
  }
}
