package io.github.betza.benchmarks.piece;

import io.github.betza.benchmarks.measure.Contest;
import io.github.betza.benchmarks.measure.Contest.Contestant;
import io.github.betza.benchmarks.measure.Effort;
import io.github.betza.benchmarks.measure.Figure;
import io.github.betza.benchmarks.measure.JmhContestant;
import io.github.betza.benchmarks.measure.Sample;
import io.github.betza.benchmarks.measure.Section;
import io.github.betza.benchmarks.measure.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Pieces on boards of several sizes.
 *
 * @param kinds which pieces
 * @param sizes the numbers of files and ranks, 8 to 36
 */
public record PieceSection(List<Kind> kinds, List<Integer> sizes) implements Section {
  private static final String EXPLANATION =
      """
      All moves of a piece into a list, for %,d pieces on %,d boards filled to 35 %%. By hand: the time of code written by hand for
      the same board, divided by that of the generated code; interpreter: that of the interpreter, divided likewise. Nanoseconds
      for a piece, medians. Bytes: what generated code allocates for a piece."""
          .formatted(Positions.COUNT, Positions.BOARDS);

  private static final String DECLARED_EXPLANATION =
      """
      The same by code that is generated for boards of this size only, where it finds its moves by sets of bits. Any board: the
      time of the code that serves boards of any size, divided by that of this code; interpreter: that of the interpreter, divided
      likewise.""";

  /** Copies the lists. */
  public PieceSection {
    kinds = List.copyOf(kinds);
    sizes = List.copyOf(sizes);
  }

  @Override
  public List<Table> measure(Effort effort, Consumer<String> progress) {
    List<List<String>> rows = new ArrayList<>();
    List<List<String>> declaredRows = new ArrayList<>();
    for (Kind kind : kinds) {
      for (int size : sizes) {
        progress.accept(kind + " on " + size + "x" + size);
        // The interpreter is so much slower that one turn says enough.
        Figure interpreted = contestant("interpreted", kind, size).turn(effort).time();
        rows.add(row(kind, size, interpreted, effort));
        if (kind.declared(size).isPresent()) {
          declaredRows.add(declaredRow(kind, size, interpreted, effort));
        }
      }
    }
    List<String> header =
        List.of("piece", "board", "by hand", "interpreter", "generated ns", "by hand ns", "bytes");
    Table all = new Table("Pieces", EXPLANATION, header, rows, List.of());
    if (declaredRows.isEmpty()) {
      return List.of(all);
    }
    List<String> declaredHeader =
        List.of(
            "piece", "board", "any board", "interpreter", "declared ns", "any board ns", "bytes");
    return List.of(
        all,
        new Table(
            "Pieces on a declared board",
            DECLARED_EXPLANATION,
            declaredHeader,
            declaredRows,
            List.of()));
  }

  private static List<String> row(Kind kind, int size, Figure interpreted, Effort effort) {
    List<Sample> compared = contest("generated", "handWritten", kind, size, effort);
    Figure generated = compared.get(0).time();
    Figure handWritten = compared.get(1).time();
    return List.of(
        kind.toString(),
        size + "x" + size,
        handWritten.over(generated).text(2),
        interpreted.over(generated).text(0),
        generated.text(1),
        handWritten.text(1),
        bytes(compared.get(0)));
  }

  private static List<String> declaredRow(Kind kind, int size, Figure interpreted, Effort effort) {
    List<Sample> compared = contest("declared", "generated", kind, size, effort);
    Figure declared = compared.get(0).time();
    Figure generated = compared.get(1).time();
    return List.of(
        kind.toString(),
        size + "x" + size,
        generated.over(declared).text(2),
        interpreted.over(declared).text(0),
        declared.text(1),
        generated.text(1),
        bytes(compared.get(0)));
  }

  private static List<Sample> contest(
      String one, String other, Kind kind, int size, Effort effort) {
    return Contest.run(List.of(contestant(one, kind, size), contestant(other, kind, size)), effort);
  }

  private static String bytes(Sample sample) {
    return String.format(Locale.ROOT, "%.1f", sample.mostBytes());
  }

  private static Contestant contestant(String method, Kind kind, int size) {
    return new JmhContestant(
        PieceBenchmark.class, method, Map.of("kind", kind.name(), "size", String.valueOf(size)));
  }
}
