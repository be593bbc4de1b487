package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.processor.interpret.InterpretedMove;
import io.github.betza.processor.interpret.Interpreter;
import io.github.betza.processor.notation.Notations.Language;
import io.github.betza.processor.path.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** The moves that the interpreter finds for a notation. */
public final class MovesOf {
  private static final int MOVER = 1;

  private MovesOf() {}

  /** Returns the squares to which a piece on d4 of an empty board of 8x8 squares can move. */
  public static SortedSet<String> fromD4(String notation, Language language) {
    return on(new Board(8, 8), "d4", piece(notation, language));
  }

  /**
   * Returns the squares to which a piece on d4 of 8x8 squares can move.
   *
   * @param others the squares of other pieces: a capital for an own one, as {@code "Ad6 ae4"}
   */
  public static SortedSet<String> fromD4(String notation, Language language, String others) {
    Board board = new Board(8, 8);
    for (String other : others.split(" ", -1)) {
      int side = Character.isUpperCase(other.charAt(0)) ? Side.WHITE : Side.BLACK;
      board.put(board.geometry().square(other.substring(1)), Cell.of(2, side));
    }
    return on(board, "d4", piece(notation, language));
  }

  private static SortedSet<String> on(Board board, String from, Piece piece) {
    Geometry geometry = board.geometry();
    int square = geometry.square(from);
    board.put(square, Cell.of(MOVER, Side.WHITE));
    SortedSet<String> squares = new TreeSet<>();
    new Interpreter(piece)
        .moves(board, square)
        .forEach(move -> squares.add(geometry.name(move.to())));
    return squares;
  }

  /** Checks that two notations have the same moves on many random boards, for both sides. */
  public static void assertSame(
      String one, Language oneLanguage, String other, Language otherLanguage) {
    Interpreter first = new Interpreter(piece(one, oneLanguage));
    Interpreter second = new Interpreter(piece(other, otherLanguage));
    Random random = new Random(7);
    int moves = 0;
    for (int i = 0; i < 300; i++) {
      Board board = random(random);
      for (int square : pieces(board)) {
        Set<InterpretedMove> expected = second.moves(board, square);
        assertThat(first.moves(board, square)).as("%s and %s", one, other).isEqualTo(expected);
        moves += expected.size();
      }
    }
    assertThat(moves).as("the moves of %s", other).isPositive();
  }

  private static Piece piece(String notation, Language language) {
    Reading reading = Notations.read(notation, language);
    assertThat(reading.piece()).as("%s: %s", notation, reading.problems()).isPresent();
    return reading.piece().orElseThrow();
  }

  private static Board random(Random random) {
    Board board = new Board(1 + random.nextInt(10), 1 + random.nextInt(10));
    Geometry geometry = board.geometry();
    int filled = random.nextInt(50);
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        int square = geometry.square(file, rank);
        int drawn = random.nextInt(100);
        if (drawn < filled) {
          int side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
          int royal = random.nextInt(4) == 0 ? Cell.ROYAL : 0;
          int unmoved = random.nextBoolean() ? Cell.UNMOVED : 0;
          board.put(square, Cell.of(MOVER, side) | royal | unmoved);
        } else if (drawn >= 98) {
          board.put(square, Cell.EDGE);
        }
      }
    }
    return board;
  }

  private static List<Integer> pieces(Board board) {
    List<Integer> squares = new ArrayList<>();
    for (int square = 0; square < board.cells().length; square++) {
      if (Cell.isPiece(board.get(square))) {
        squares.add(square);
      }
    }
    return squares;
  }
}
