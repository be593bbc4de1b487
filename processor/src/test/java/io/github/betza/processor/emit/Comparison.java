package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceTable;
import io.github.betza.processor.Choices;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.interpret.InterpretedMove;
import io.github.betza.processor.interpret.InterpretedMoves;
import io.github.betza.processor.interpret.Interpreter;
import io.github.betza.processor.path.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/** Holds generated code against the interpreter on random positions. */
final class Comparison {
  /** The pieces on the board, which imitators and borrowers take moves from. */
  private static final List<String> KINDS =
      List.of("R", "N", "fmWfceFifmnD", "KxK", "FyafsF", "mQcaibQ", "mRcpR");

  private static final List<Piece> PIECES = KINDS.stream().map(Generated::piece).toList();
  private static final PieceTable TABLE = table();

  private static PieceTable table() {
    Generated generated = new Generated();
    for (int i = 0; i < KINDS.size(); i++) {
      try {
        generated.add("Kind" + i, PIECES.get(i));
      } catch (TooLargeException exception) {
        throw new AssertionError(KINDS.get(i), exception);
      }
    }
    generated.compile();
    PieceTable.Builder builder = PieceTable.builder();
    for (int i = 0; i < KINDS.size(); i++) {
      builder.add((char) ('A' + i), KINDS.get(i), generated.moves("Kind" + i));
    }
    return builder.build();
  }

  RandomPositions positions(long seed) {
    return positions(new Random(seed));
  }

  RandomPositions positions(Random random) {
    return new RandomPositions(random, TABLE);
  }

  /** Returns the moves of a piece that no compiler has seen. */
  PieceMoves interpreted(Piece piece) {
    return InterpretedMoves.of(piece, kind -> PIECES.get(kind - 1));
  }

  /** Compares pieces on some positions of their own; jqwik itself uses one thread only. */
  void compareAll(List<Drawn> drawn, List<PieceMoves> moves, int count) {
    IntStream.range(0, drawn.size())
        .parallel()
        .forEach(i -> compare(drawn.get(i), moves.get(i), count));
  }

  /** Compares a piece on some positions of its own. */
  void compare(Drawn drawn, PieceMoves moves, int count) {
    RandomPositions positions = positions(drawn.choices());
    for (int i = 0; i < count; i++) {
      compare(drawn.name(), drawn.piece(), moves, positions.next(), drawn.choices());
    }
  }

  /** Compares a piece on so many positions; one on which it fails is made small. */
  void check(long seed, int count, String notation, Piece piece, PieceMoves moves) {
    Choices.check(
        seed,
        count,
        choices -> compare(notation, piece, moves, positions(choices).next(), choices));
  }

  /** Compares all lists of moves and the attack test from three squares, and makes the moves. */
  void compare(String notation, Piece piece, PieceMoves moves, Board board, Random random) {
    Interpreter interpreter = new Interpreter(piece, kind -> PIECES.get(kind - 1));
    List<Integer> occupied = RandomPositions.occupied(board);
    for (int i = 0; i < 3; i++) {
      int from = occupied.get(random.nextInt(occupied.size()));
      for (int filter : List.of(PieceMoves.ALL, PieceMoves.CAPTURES, PieceMoves.QUIETS)) {
        assertThat(listed(moves, board, from, filter))
            .as(() -> at(notation, board, from))
            .isEqualTo(interpreted(interpreter, board, from, filter));
      }
      compareAttacks(notation, moves, board, from, interpreter.moves(board, from));
      new AttackersComparison(notation, moves, interpreter, board).compare(from, random);
      if (piece.isImmobilizer()) {
        compareImmobilizing(notation, moves, board, from, interpreter);
      }
      checkMaking(moves, board, from);
    }
  }

  private static void compareAttacks(
      String notation, PieceMoves moves, Board board, int from, Set<InterpretedMove> expected) {
    int side = Cell.side(board.get(from));
    for (int target : RandomPositions.occupied(board)) {
      boolean enemy = Cell.side(board.get(target)) != side;
      assertThat(moves.canCapture(board, from, target))
          .as(() -> "on " + name(board, target) + ", " + at(notation, board, from))
          .isEqualTo(enemy && expected.stream().anyMatch(move -> move.takes(target)));
    }
  }

  private static void compareImmobilizing(
      String notation, PieceMoves moves, Board board, int from, Interpreter interpreter) {
    assertThat(moves.isImmobilizer()).isTrue();
    for (int target : RandomPositions.occupied(board)) {
      assertThat(moves.canImmobilize(board, from, target))
          .as(() -> "immobilises " + name(board, target) + ", " + at(notation, board, from))
          .isEqualTo(interpreter.immobilizes(board, from, target));
    }
  }

  /** Makes some of the moves; there may be thousands. */
  private static void checkMaking(PieceMoves moves, Board board, int from) {
    MoveList list = new MoveList();
    moves.generate(board, from, 1, PieceMoves.ALL, list);
    int step = 1 + list.size() / 50;
    for (int i = 0; i < list.size(); i += step) {
      Making.check(board, list, i);
    }
  }

  private static List<InterpretedMove> interpreted(
      Interpreter interpreter, Board board, int from, int filter) {
    return interpreter.moves(board, from).stream()
        .filter(
            move -> filter == PieceMoves.ALL || move.captures() == (filter == PieceMoves.CAPTURES))
        .toList();
  }

  private static List<InterpretedMove> listed(PieceMoves moves, Board board, int from, int filter) {
    MoveList list = new MoveList();
    list.quiet(1, 2);
    moves.generate(board, from, 1, filter, list);
    List<InterpretedMove> result = new ArrayList<>();
    for (int i = 1; i < list.size(); i++) {
      result.add(InterpretedMove.of(list, i));
    }
    return result.stream().sorted().toList();
  }

  /** Drawing takes longer than comparing, so only what fails is drawn. */
  private static String at(String notation, Board board, int from) {
    return notation + " from " + name(board, from) + "\n" + RandomPositions.draw(board);
  }

  private static String name(Board board, int square) {
    return board.geometry().name(square);
  }
}
