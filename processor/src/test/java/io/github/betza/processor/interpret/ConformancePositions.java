package io.github.betza.processor.interpret;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A position of the conformance data as calls to a board of the pages.
 *
 * @param dialect the dialect of the notation
 * @param notation how the mover moves
 * @param size the number of files and ranks
 * @param calls the calls, of which the last one asks for the moves
 */
public record ConformancePositions(
    String dialect, String notation, List<Integer> size, List<List<Object>> calls) {
  /** Passes all positions of a file on. */
  public static void forEach(String file, Consumer<ConformancePositions> action)
      throws IOException {
    for (ConformanceLine line : ConformanceLine.of(file)) {
      action.accept(new Writer(line).position());
    }
  }

  private static final class Writer {
    private final ConformanceLine line;
    private final Geometry geometry;
    private final Map<Integer, Integer> kinds = new HashMap<>();
    private final List<List<Object>> added = new ArrayList<>();
    private final List<List<Object>> put = new ArrayList<>();

    Writer(ConformanceLine line) {
      this.line = line;
      this.geometry = line.board().geometry();
    }

    ConformancePositions position() {
      Board board = line.board();
      kind(board.get(line.from()));
      for (int rank = 0; rank < geometry.ranks(); rank++) {
        for (int file = 0; file < geometry.files(); file++) {
          put(rank * geometry.files() + file, board.get(geometry.square(file, rank)));
        }
      }
      for (int i = 0; i < board.enPassantSquareCount(); i++) {
        put.add(
            List.of(
                "grantEnPassant",
                number(board.enPassantVictim()),
                number(board.enPassantSquare(i))));
      }
      if (board.lastMovedKind() != 0) {
        put.add(List.of("setLastMoved", kind(board.lastMovedKind())));
      }
      put.add(List.of("look", number(line.from()), 0));
      List<List<Object>> calls = new ArrayList<>(added);
      calls.addAll(put);
      return new ConformancePositions(
          line.dialect().name(),
          line.notation(),
          List.of(geometry.files(), geometry.ranks()),
          calls);
    }

    private int number(int square) {
      return geometry.rank(square) * geometry.files() + geometry.file(square);
    }

    private void put(int number, int cell) {
      if (cell == Cell.EDGE) {
        put.add(List.of("hole", number));
      } else if (cell != Cell.EMPTY) {
        boolean unmoved = (cell & Cell.UNMOVED) != 0;
        put.add(List.of("put", number, kind(cell), Cell.side(cell), unmoved));
      }
    }

    /** Returns the number of a kind on the page; royal pieces are of kinds of their own there. */
    private int kind(int cell) {
      int key = cell & (Cell.KIND | Cell.ROYAL);
      return kinds.computeIfAbsent(
          key,
          missing -> {
            int kind = Cell.kind(cell);
            String notation =
                kind == ConformanceLine.MOVER
                    ? line.notation()
                    : line.kinds().getOrDefault(kind, "");
            String symbol = String.valueOf((char) ('A' + added.size()));
            boolean royal = (cell & Cell.ROYAL) != 0;
            added.add(List.of("add", symbol, symbol, notation, line.dialect().name(), royal));
            return added.size();
          });
    }
  }
}
