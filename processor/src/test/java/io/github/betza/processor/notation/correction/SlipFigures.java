package io.github.betza.processor.notation.correction;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Counts how slips are reported, by kinds and dialects. */
final class SlipFigures {
  private final Map<String, Row> rows = new TreeMap<>();

  private static final class Row {
    private int slips;
    private int single;
    private int located;
    private int first;
    private int amongThree;
  }

  /**
   * Counts a slip.
   *
   * @param errors how many errors it has
   * @param distance how far the nearest of them is from the slip
   * @param rank the index of the original among the suggestions, less than 0 where it is missing
   */
  void count(Slip slip, int errors, int distance, int rank) {
    String dialect = slip.dialect().toString();
    for (String name :
        new String[] {"all", "all " + slip.kind(), dialect, dialect + " " + slip.kind()}) {
      Row row = rows.computeIfAbsent(name, each -> new Row());
      row.slips++;
      row.single += errors == 1 ? 1 : 0;
      row.located += distance <= 1 ? 1 : 0;
      row.first += rank == 0 ? 1 : 0;
      row.amongThree += rank >= 0 && rank < 3 ? 1 : 0;
    }
  }

  double single() {
    return share(rows.get("all").single, rows.get("all"));
  }

  double located() {
    return share(rows.get("all").located, rows.get("all"));
  }

  double first() {
    return share(rows.get("all").first, rows.get("all"));
  }

  double amongThree() {
    return share(rows.get("all").amongThree, rows.get("all"));
  }

  private static double share(int some, Row row) {
    return 100.0 * some / row.slips;
  }

  @Override
  public String toString() {
    StringBuilder table = new StringBuilder("slips: errors, one, located, first, among three; %\n");
    rows.forEach(
        (name, row) ->
            table.append(
                String.format(
                    Locale.ROOT,
                    "%-20s %6d %6.1f %6.1f %6.1f %6.1f%n",
                    name,
                    row.slips,
                    share(row.single, row),
                    share(row.located, row),
                    share(row.first, row),
                    share(row.amongThree, row))));
    return table.toString();
  }
}
