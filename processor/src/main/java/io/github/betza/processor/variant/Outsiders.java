package io.github.betza.processor.variant;

import java.util.List;
import java.util.Set;

/**
 * Types that look like pieces of a game, and are none. Nothing is wrong with them, so they are told
 * of only where a letter of the setup might mean one.
 *
 * @param inherited what stands for the pieces that the type of the game inherits
 * @param deeper what stands for the pieces within types that are nested in it
 * @param unmarked the names of the types nested in it that have no {@code @Betza}
 */
public record Outsiders(Set<String> inherited, Set<String> deeper, List<String> unmarked) {
  /** There are no such types. */
  public static final Outsiders NONE = new Outsiders(Set.of(), Set.of(), List.of());

  /** Copies the sets and the list. */
  public Outsiders {
    inherited = Set.copyOf(inherited);
    deeper = Set.copyOf(deeper);
    unmarked = List.copyOf(unmarked);
  }

  /**
   * Returns what is to be said of those that letters of a setup might mean.
   *
   * @param symbols the letters for which the game has no piece
   */
  String help(List<String> symbols) {
    return of(inherited, symbols, "inherited pieces", "in its own type")
        + of(deeper, symbols, "pieces nested deeper", "directly in its type")
        + unmarked.stream()
            .filter(name -> symbols.contains(name.substring(0, 1)))
            .findFirst()
            .map(name -> "; " + name + " is no piece, as it has no @Betza")
            .orElse("");
  }

  private static String of(Set<String> pieces, List<String> symbols, String which, String where) {
    List<String> meant = symbols.stream().filter(pieces::contains).toList();
    return meant.isEmpty()
        ? ""
        : "; "
            + which
            + ", such as "
            + String.join(" ", meant)
            + ", are none of the game's: nest them "
            + where;
  }
}
