package io.github.betza.processor.notation.correction;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Counts how slips are reported: all of them, by kind, and errors and warnings apart. */
final class SlipFigures {
  static final String ALL = "all";

  /** The slips of the wrong dialect, whose dialect counts as an offer. */
  static final String SET_DIALECT = "set-dialect";

  private final Map<String, Row> rows = new LinkedHashMap<>();

  private static final class Row {
    private int slips;
    private int single;
    private int located;
    private int offered;
    private int first;
    private int amongThree;

    private double share(int some) {
      return 100.0 * some / slips;
    }
  }

  SlipFigures() {
    List<String> names = new ArrayList<>(List.of(ALL, "errors", "warnings"));
    for (SlipKind kind : SlipKind.values()) {
      names.add(kind.toString());
      names.add(kind + " errors");
      names.add(kind + " warnings");
    }
    names.add(SET_DIALECT);
    names.forEach(name -> rows.put(name, new Row()));
  }

  void count(JudgedSlip judged) {
    SlipKind kind = judged.slip().kind();
    String severity = judged.isError() ? "errors" : "warnings";
    int rank = judged.rank();
    for (String name : List.of(ALL, severity, kind.toString(), kind + " " + severity)) {
      count(judged, rank, rows.get(name));
    }
    if (kind == SlipKind.WRONG_DIALECT) {
      boolean isNamed = judged.isDialectNamed();
      count(judged, rank < 0 && isNamed ? 2 : rank, rows.get(SET_DIALECT));
    }
  }

  private static void count(JudgedSlip judged, int rank, Row row) {
    int distance =
        judged.problems().stream()
            .mapToInt(each -> judged.slip().distance(each.span()))
            .min()
            .orElseThrow();
    row.slips++;
    row.single += judged.problems().size() == 1 ? 1 : 0;
    row.located += distance <= 1 ? 1 : 0;
    row.offered += judged.offers().isEmpty() ? 0 : 1;
    row.first += rank == 0 ? 1 : 0;
    row.amongThree += rank >= 0 && rank < 3 ? 1 : 0;
  }

  /** Returns the share of errors that are the only one of their notation, in percent. */
  double single() {
    Row errors = rows.get("errors");
    return errors.share(errors.single);
  }

  /** Returns the share of slips of which a problem is at most a letter away, in percent. */
  double located() {
    Row all = rows.get(ALL);
    return all.share(all.located);
  }

  /** Returns the baseline: a line for each row, with the shares of first and among three. */
  List<String> baseline() {
    return rows.entrySet().stream()
        .filter(each -> each.getValue().slips > 0)
        .map(
            each ->
                String.format(
                    Locale.ROOT,
                    "%s\t%.1f\t%.1f",
                    each.getKey(),
                    each.getValue().share(each.getValue().first),
                    each.getValue().share(each.getValue().amongThree)))
        .toList();
  }

  @Override
  public String toString() {
    StringBuilder table =
        new StringBuilder(
            "slips: reported, one problem, located, an offer, first, among three; %\n");
    rows.forEach(
        (name, row) ->
            table.append(
                String.format(
                    Locale.ROOT,
                    "%-26s %6d %6.1f %6.1f %6.1f %6.1f %6.1f%n",
                    name,
                    row.slips,
                    row.share(row.single),
                    row.share(row.located),
                    row.share(row.offered),
                    row.share(row.first),
                    row.share(row.amongThree))));
    return table.toString();
  }
}
