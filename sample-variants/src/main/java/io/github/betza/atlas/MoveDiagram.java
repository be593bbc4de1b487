package io.github.betza.atlas;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The moves of a piece as the compiler draws them in text, taken apart.
 *
 * @param rows the squares, the farthest rank first; a point is an empty square, {@code O} the piece
 * @param legend what the symbols mean
 * @param notes what else there is to say
 */
record MoveDiagram(List<String> rows, Map<Character, String> legend, List<String> notes) {
  MoveDiagram {
    rows = List.copyOf(rows);
    notes = List.copyOf(notes);
  }

  /** Reads the lines of a diagram: the squares, then {@code O the piece}, the symbols, notes. */
  static MoveDiagram parse(List<String> lines) {
    int first = 0;
    List<String> rows = new ArrayList<>();
    while (first < lines.size() && !isCentre(lines.get(first))) {
      rows.add(lines.get(first).replace(" ", ""));
      first++;
    }
    Map<Character, String> legend = new LinkedHashMap<>();
    List<String> notes = new ArrayList<>();
    for (String line : lines.subList(first, lines.size())) {
      if (line.length() > 2 && line.charAt(1) == ' ') {
        legend.put(line.charAt(0), line.substring(2));
      } else {
        notes.add(line);
      }
    }
    return new MoveDiagram(rows, legend, notes);
  }

  private static boolean isCentre(String line) {
    return line.startsWith("O the piece");
  }
}
