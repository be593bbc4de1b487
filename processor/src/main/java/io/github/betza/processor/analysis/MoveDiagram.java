package io.github.betza.processor.analysis;

import io.github.betza.processor.describe.Chart;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A diagram of a piece's moves, forward at the top.
 *
 * @param rows the squares, the farthest rank first, one character for each; all rows have the same
 *     odd length, and the piece is in the middle
 * @param legend the meanings of the characters: {@link #PIECE} first, then the others, the most
 *     important first; without {@link #NOTHING}
 * @param further for a character, the further meanings of some of its squares, in words
 * @param notes further notes, in words
 */
public record MoveDiagram(
    List<String> rows,
    Map<Character, String> legend,
    Map<Character, String> further,
    List<String> notes) {
  /** The character of the piece. */
  public static final char PIECE = Chart.PIECE;

  /** The character of a square without a mark. */
  public static final char NOTHING = Chart.NOTHING;

  /** A diagram without squares. */
  public static final MoveDiagram NONE = new MoveDiagram(List.of(), Map.of(), Map.of(), List.of());

  /** Copies the collections, and keeps their order. */
  public MoveDiagram {
    rows = List.copyOf(rows);
    legend = Collections.unmodifiableMap(new LinkedHashMap<>(legend));
    further = Collections.unmodifiableMap(new LinkedHashMap<>(further));
    notes = List.copyOf(notes);
  }

  static MoveDiagram of(Chart chart) {
    Map<Character, String> legend = new LinkedHashMap<>();
    legend.put(PIECE, chart.piece());
    legend.putAll(chart.legend());
    return new MoveDiagram(chart.rows(), legend, chart.further(), chart.notes());
  }

  /** Returns the whole diagram as text, in ASCII and without trailing blanks. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (String row : rows) {
      lines.add(
          row.chars()
              .mapToObj(symbol -> String.valueOf((char) symbol))
              .collect(Collectors.joining(" ")));
    }
    legend.forEach((symbol, meaning) -> lines.add(symbol + " " + meaning));
    further.forEach(
        (symbol, words) -> lines.add("some squares with " + symbol + " also: " + words));
    lines.addAll(notes);
    return lines;
  }
}
