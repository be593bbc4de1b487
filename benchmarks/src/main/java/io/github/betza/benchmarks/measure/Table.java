package io.github.betza.benchmarks.measure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A table of results.
 *
 * @param title the heading
 * @param explanation sentences about the columns
 * @param header the names of the columns; the first column names the rows, the others are figures
 * @param rows the rows, each as long as the header
 * @param notes sentences on single rows
 */
public record Table(
    String title,
    String explanation,
    List<String> header,
    List<List<String>> rows,
    List<String> notes) {
  /** The text of a missing figure. */
  public static final String NONE = "-";

  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException if a row is not as long as the header
   */
  public Table {
    header = List.copyOf(header);
    rows = rows.stream().map(List::copyOf).toList();
    notes = List.copyOf(notes);
    for (List<String> row : rows) {
      if (row.size() != header.size()) {
        throw new IllegalArgumentException(row + " does not fit " + header);
      }
    }
  }

  /** Returns the table in Markdown, padded so that the source is readable as well. */
  public String markdown() {
    List<List<String>> all = new ArrayList<>();
    all.add(header);
    all.addAll(rows);
    List<Integer> widths = new ArrayList<>();
    for (int column = 0; column < header.size(); column++) {
      int index = column;
      widths.add(all.stream().mapToInt(row -> row.get(index).length()).max().orElseThrow());
    }
    StringBuilder text = new StringBuilder();
    text.append("## ").append(title).append("\n\n").append(explanation).append("\n\n");
    appendRow(text, header, widths);
    appendRule(text, widths);
    rows.forEach(row -> appendRow(text, row, widths));
    if (!notes.isEmpty()) {
      text.append('\n');
      notes.forEach(note -> text.append("- ").append(note).append('\n'));
    }
    return text.toString();
  }

  private static void appendRow(StringBuilder text, List<String> row, List<Integer> widths) {
    for (int column = 0; column < row.size(); column++) {
      String cell = row.get(column);
      String padding = " ".repeat(widths.get(column) - cell.length());
      text.append("| ").append(column == 0 ? cell + padding : padding + cell).append(' ');
    }
    text.append("|\n");
  }

  /** Figures are aligned to the right. */
  private static void appendRule(StringBuilder text, List<Integer> widths) {
    List<String> colons = new ArrayList<>(Collections.nCopies(widths.size(), ":"));
    colons.set(0, "-");
    for (int column = 0; column < widths.size(); column++) {
      text.append("|").append("-".repeat(widths.get(column) + 1)).append(colons.get(column));
    }
    text.append("|\n");
  }
}
