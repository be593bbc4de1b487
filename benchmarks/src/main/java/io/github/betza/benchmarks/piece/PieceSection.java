package io.github.betza.benchmarks.piece;

import io.github.betza.benchmarks.measure.Contest;
import io.github.betza.benchmarks.measure.Contest.Contestant;
import io.github.betza.benchmarks.measure.Effort;
import io.github.betza.benchmarks.measure.JmhContestant;
import io.github.betza.benchmarks.measure.Outcome;
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
 * @param kinds the pieces
 * @param sizes the numbers of files and ranks, 8 to 36
 */
public record PieceSection(List<Kind> kinds, List<Integer> sizes) implements Section {
  private static final String EXPLANATION =
      String.format(
          Locale.ROOT,
          """
      All moves of a piece into a list, for %,d pieces on %,d boards filled to 35 %%. By hand: the time of code written by hand for
      the same board, divided by that of the generated code; interpreter: that of the interpreter, divided likewise; captures: that
      of the generated code, divided by its time where only captures are wanted. Nanoseconds for a piece. Bytes: what generated
      code allocates for a piece.""",
          Positions.COUNT,
          Positions.BOARDS);

  private static final String DECLARED_EXPLANATION =
      """
      The same by code that is generated for boards of this size only, where it finds its moves by sets of bits. By hand: the time
      of code written by hand for boards of this size only, divided by that of the generated code; any board: that of the generated
      code which serves boards of any size, divided likewise; interpreter: likewise.""";

  private static final List<String> HEADER =
      List.of(
          "piece",
          "board",
          "by hand",
          "interpreter",
          "captures",
          "generated ns",
          "by hand ns",
          "bytes");

  private static final List<String> DECLARED_HEADER =
      List.of(
          "piece",
          "board",
          "by hand",
          "any board",
          "interpreter",
          "declared ns",
          "by hand ns",
          "any board ns",
          "bytes");

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
        Outcome interpreted = interpreted(kind, size, effort.ofFewRounds());
        rows.add(row(kind, size, effort, interpreted));
        if (kind.declared(size).isPresent()) {
          declaredRows.add(declaredRow(kind, size, effort, interpreted));
        }
      }
    }
    Table all = new Table("Pieces", EXPLANATION, HEADER, rows, List.of());
    if (declaredRows.isEmpty()) {
      return List.of(all);
    }
    return List.of(
        all,
        new Table(
            "Pieces on a declared board",
            DECLARED_EXPLANATION,
            DECLARED_HEADER,
            declaredRows,
            List.of()));
  }

  /** Returns the results of the interpreter beside all other contestants. */
  private static Outcome interpreted(Kind kind, int size, Effort effort) {
    List<String> methods = new ArrayList<>(List.of("interpreted", "generated", "captures"));
    if (kind.declared(size).isPresent()) {
      methods.add("declared");
    }
    return contest(kind, size, effort, methods);
  }

  private static List<String> row(Kind kind, int size, Effort effort, Outcome interpreted) {
    Outcome outcome = contest(kind, size, effort, List.of("generated", "handWritten"));
    return List.of(
        kind.toString(),
        size + "x" + size,
        outcome.timesFaster(0, 1).text(2),
        interpreted.timesFaster(1, 0).text(0),
        interpreted.timesFaster(2, 1).text(2),
        outcome.time(0).middle(1),
        outcome.time(1).middle(1),
        bytes(interpreted, 1));
  }

  private static List<String> declaredRow(Kind kind, int size, Effort effort, Outcome interpreted) {
    Outcome outcome =
        contest(kind, size, effort, List.of("declared", "handWrittenDeclared", "generated"));
    return List.of(
        kind.toString(),
        size + "x" + size,
        outcome.timesFaster(0, 1).text(2),
        outcome.timesFaster(0, 2).text(2),
        interpreted.timesFaster(3, 0).text(0),
        outcome.time(0).middle(1),
        outcome.time(1).middle(1),
        outcome.time(2).middle(1),
        bytes(interpreted, 3));
  }

  private static Outcome contest(Kind kind, int size, Effort effort, List<String> methods) {
    return Contest.run(
        methods.stream().map(method -> contestant(method, kind, size)).toList(), effort);
  }

  private static String bytes(Outcome outcome, int contestant) {
    return String.format(Locale.ROOT, "%.1f", outcome.mostBytes(contestant));
  }

  private static Contestant contestant(String method, Kind kind, int size) {
    return new JmhContestant(
        PieceBenchmark.class, method, Map.of("kind", kind.name(), "size", String.valueOf(size)));
  }
}
