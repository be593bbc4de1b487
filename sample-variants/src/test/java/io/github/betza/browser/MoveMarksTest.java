package io.github.betza.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.interpret.InterpretedMove;
import io.github.betza.processor.interpret.InterpretedMoves;
import io.github.betza.processor.interpret.Interpreter;
import io.github.betza.processor.path.Piece;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The marks of a piece among others mean what the legend of the pages has for them. */
class MoveMarksTest {
  private static final int FILES = 8;
  private static final PageSquares SQUARES = new PageSquares(new Geometry(FILES, FILES));
  private static final int FROM = 27;
  private static final int MOVER = 1;
  private static final int OTHER = 2;
  private static final Piece MOTIONLESS = new Piece(List.of());

  /** A piece among others, and its moves. */
  private record Position(Board board, int from, IntFunction<Piece> pieces) {
    static Position of(String notation, Dialect dialect, int from) {
      Piece piece = Notations.read(notation, dialect).piece().orElseThrow();
      IntFunction<Piece> pieces = kind -> kind == MOVER ? piece : MOTIONLESS;
      PieceTable.Builder table = PieceTable.builder();
      table.add("P", "piece", InterpretedMoves.of(piece, pieces));
      table.add("E", "other", InterpretedMoves.of(MOTIONLESS, pieces));
      Position position =
          new Position(new Board(FILES, FILES, table.build()), SQUARES.onBoard(from), pieces);
      position.put(from, MOVER, Side.WHITE);
      return position;
    }

    void put(int square, int kind, int side) {
      board.place(SQUARES.onBoard(square), kind, side, true);
    }

    Collection<InterpretedMove> moves() {
      return new Interpreter(pieces.apply(MOVER), pieces).moves(board, from);
    }

    /** Returns the moves with an enemy on an empty square, a common or a royal one. */
    Collection<InterpretedMove> movesWithEnemy(int square) {
      Collection<InterpretedMove> moves = new ArrayList<>();
      for (int royal : List.of(0, Cell.ROYAL)) {
        Board trial = board.copy();
        trial.own().replace(square, Cell.BLACK | royal);
        moves.addAll(new Interpreter(pieces.apply(MOVER), pieces).moves(trial, from));
      }
      return moves;
    }

    Map<Integer, String> marks() {
      MoveMarks marks = PieceView.of(board, from, pieces, 0).marks();
      Map<Integer, String> found = new LinkedHashMap<>();
      for (int square = 0; square < FILES * FILES; square++) {
        int place = square;
        marks.on(SQUARES.onBoard(square)).ifPresent(mark -> found.put(place, mark));
      }
      return found;
    }

    /** Returns whether a mark says the truth about a square. */
    boolean isTrue(String mark, int place) {
      int square = SQUARES.onBoard(place);
      Collection<InterpretedMove> now = moves();
      boolean empty = board.get(square) == Cell.EMPTY;
      Collection<InterpretedMove> taking = empty ? movesWithEnemy(square) : now;
      boolean moves =
          now.stream().anyMatch(move -> move.to() == square && !move.captures() && empty);
      boolean ends = taking.stream().anyMatch(move -> move.takes(square) && move.to() == square);
      boolean passes = taking.stream().anyMatch(move -> move.takes(square) && move.to() != square);
      return switch (mark) {
        case "move" -> moves && !ends && !passes;
        case "both" -> moves && ends;
        case "end-or-victim" -> moves && passes;
        case "capture" -> ends;
        case "victim" -> passes;
        case "locust" -> now.stream().anyMatch(move -> move.to() == square && move.captures());
        case "swap" -> has(now, square, Effect.SWAP);
        case "vanish" -> has(now, square, Effect.VANISH);
        case "hold" ->
            new Interpreter(pieces.apply(MOVER), pieces).immobilizes(board, from, square);
        default -> now.stream().anyMatch(move -> move.to() == square || mark.equals("castle"));
      };
    }

    private static boolean has(Collection<InterpretedMove> moves, int square, int kind) {
      return moves.stream()
          .filter(move -> move.to() == square)
          .anyMatch(move -> move.effects().stream().anyMatch(each -> Effect.kind(each) == kind));
    }
  }

  /** The man of checkers beside an enemy that it can jump over. */
  @Test
  void anEnemyThatWouldBeJumpedOverIsNoEnd() {
    Position position = Position.of("fmFfcafmF", Dialect.XBETZA, 36);
    position.put(43, OTHER, Side.BLACK);
    assertThat(position.marks()).isEqualTo(Map.of(43, "victim", 45, "end-or-victim", 50, "locust"));
    position.put(54, OTHER, Side.BLACK);
    assertThat(position.marks()).isEqualTo(Map.of(43, "victim", 45, "move", 50, "locust"));
  }

  /** Pieces of the conformance data among some pieces of both sides. */
  @Tag("deep")
  @Test
  void everyMarkIsTrue() throws IOException {
    Set<List<String>> notations = new LinkedHashSet<>();
    for (String file : List.of("xbetza.tsv", "extended.tsv", "bex.tsv", "settled.tsv")) {
      ConformancePositions.forEach(
          file, position -> notations.add(List.of(position.notation(), position.dialect())));
    }
    assertThat(notations).hasSizeGreaterThan(500);
    Random random = new Random(46);
    notations.removeIf(notation -> random.nextInt(3) > 0);
    notations.add(List.of("dQ", "XBETZA"));
    Set<String> seen = new TreeSet<>();
    List<String> wrong = new ArrayList<>();
    for (List<String> notation : notations) {
      Position position = Position.of(notation.get(0), Dialect.valueOf(notation.get(1)), FROM);
      for (int i = 0; i < 20; i++) {
        int square = random.nextInt(FILES * FILES);
        if (square != FROM) {
          position.put(square, OTHER, i < 10 ? Side.BLACK : Side.WHITE);
        }
      }
      position
          .marks()
          .forEach(
              (square, mark) -> {
                seen.add(mark);
                if (!position.isTrue(mark, square)) {
                  wrong.add(notation + " " + square + " " + mark);
                }
              });
    }
    assertThat(wrong).isEmpty();
    assertThat(seen)
        .contains("move", "both", "end-or-victim", "capture", "victim", "locust", "own", "swap");
  }
}
