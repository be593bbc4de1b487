package io.github.betza.processor.variant;

import io.github.betza.board.Geometry;
import io.github.betza.game.SquareSet;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What to write instead of squares that are refused: what was meant, or examples of the board. */
final class SquaresHelp {
  private final Geometry geometry;

  SquaresHelp(Geometry geometry) {
    this.geometry = geometry;
  }

  /** Returns what to write instead of a text that names no squares. */
  String instead(String text) {
    return meant(text)
        .map(squares -> "write \"" + squares + "\"")
        .orElseGet(
            () ->
                "write squares, files ("
                    + range("a", name(geometry.files(), 1).replaceAll("[0-9]", ""))
                    + ") or ranks ("
                    + range("1", String.valueOf(geometry.ranks()))
                    + ") with spaces between them, such as "
                    + examples().collect(Collectors.joining("\", \"", "\"", "\"")));
  }

  /**
   * Returns squares that are written with capitals, with other signs than spaces and hyphens, or
   * with the words for what they are.
   */
  Optional<String> meant(String text) {
    String plain =
        text.toLowerCase(Locale.ROOT)
            .replaceAll("[,;/\\p{Z}]|\\b(rank|file|square)s?\\b", " ")
            .replaceAll("\\s*([-\u2010-\u2015\u2212]|\\.{2,3})\\s*", "-")
            .strip()
            .replaceAll("\\s+", " ");
    try {
      SquareSet.parse(geometry, plain);
      return Optional.of(plain);
    } catch (IllegalArgumentException refused) {
      return Optional.empty();
    }
  }

  /** Returns the last rank, the squares about a corner, and the two ends of an edge. */
  private Stream<String> examples() {
    int files = geometry.files();
    int ranks = geometry.ranks();
    String inner = name(Math.min(files, 3), Math.min(ranks, 2));
    String end = name(files, files == 1 ? ranks : 1);
    return files * ranks == 1
        ? Stream.of("1")
        : Stream.of(String.valueOf(ranks), "a1-" + inner, "a1 " + end);
  }

  private static String range(String first, String last) {
    return first.equals(last) ? first : first + " to " + last;
  }

  private String name(int file, int rank) {
    return geometry.name(geometry.square(file - 1, rank - 1));
  }
}
