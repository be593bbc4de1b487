package io.github.betza.processor.describe;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A diagram of a piece's moves, in parts.
 *
 * @param rows the squares, the farthest rank first, each row of the same length: a point is an
 *     ordinary square, {@link #PIECE} the piece in the middle
 * @param piece the text about the square of the piece
 * @param legend the meaning of the other symbols, the most important first
 * @param further for a symbol, the further meanings of some of its squares
 * @param notes further notes
 */
public record Chart(
    List<String> rows,
    String piece,
    Map<Character, String> legend,
    Map<Character, String> further,
    List<String> notes) {
  /** The symbol of the piece. */
  public static final char PIECE = 'O';

  /** The symbol of a square without a mark. */
  public static final char NOTHING = '.';

  /** Copies the collections, and keeps their order. */
  public Chart {
    rows = List.copyOf(rows);
    legend = Collections.unmodifiableMap(new LinkedHashMap<>(legend));
    further = Collections.unmodifiableMap(new LinkedHashMap<>(further));
    notes = List.copyOf(notes);
  }

  /** Returns the notes below the legend, in sentences. */
  public List<String> remarks() {
    List<String> remarks = new ArrayList<>();
    further.forEach(
        (symbol, words) -> remarks.add("some squares with " + symbol + " also: " + words));
    remarks.addAll(notes);
    return remarks;
  }

  /** Returns the lines of the diagram as text, in ASCII and without trailing blanks. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    rows.forEach(row -> lines.add(spaced(row)));
    lines.add(PIECE + " " + piece);
    legend.forEach((symbol, words) -> lines.add(symbol + " " + words));
    lines.addAll(remarks());
    return lines;
  }

  private static String spaced(String row) {
    StringBuilder spaced = new StringBuilder();
    for (int i = 0; i < row.length(); i++) {
      spaced.append(i == 0 ? "" : " ").append(row.charAt(i));
    }
    return spaced.toString();
  }
}
