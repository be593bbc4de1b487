package io.github.betza.processor.notation.extended;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.interpret.InterpretedMove;
import io.github.betza.processor.interpret.Interpreter;
import io.github.betza.processor.notation.Reading;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** A position on an 8x8 board with a white piece to move, and the moves that it has there. */
final class Position {
  private static final int SIZE = 8;
  private static final int MOVER = 1;
  private static final int OTHER = 2;

  private final String from;
  private final Board board = new Board(SIZE, SIZE);

  private Position(String from) {
    this.from = from;
    put(from, MOVER, Side.WHITE);
  }

  /** Returns a board that is empty but for the piece that moves, which is white. */
  static Position from(String square) {
    return new Position(square);
  }

  /** Puts other white pieces on squares. */
  Position own(String... squares) {
    for (String square : squares) {
      put(square, OTHER, Side.WHITE);
    }
    return this;
  }

  /** Puts black pieces on squares. */
  Position enemy(String... squares) {
    for (String square : squares) {
      put(square, OTHER, Side.BLACK);
    }
    return this;
  }

  /** Makes a hole of a square. */
  Position hole(String square) {
    board.put(board.geometry().square(square), Cell.EDGE);
    return this;
  }

  /** Makes the piece that moves one that has not moved before. */
  Position unmoved() {
    int square = board.geometry().square(from);
    board.put(square, board.get(square) | Cell.UNMOVED);
    return this;
  }

  private void put(String square, int kind, int side) {
    board.put(board.geometry().square(square), Cell.of(kind, side));
  }

  /**
   * Returns the moves as texts in the order of the alphabet: the square that is reached, and behind
   * an {@code x} each other square from which a piece is taken.
   */
  String moves(String notation) {
    Reading reading = Notations.read(notation, Dialect.EXTENDED);
    assertThat(reading.problems()).as(notation).isEmpty();
    Geometry geometry = board.geometry();
    TreeSet<String> texts = new TreeSet<>();
    Interpreter interpreter = new Interpreter(reading.piece().orElseThrow());
    for (InterpretedMove move : interpreter.moves(board, geometry.square(from))) {
      List<String> victims = new ArrayList<>();
      move.effects().forEach(effect -> victims.add("x" + geometry.name(Effect.first(effect))));
      victims.sort(null);
      texts.add(geometry.name(move.to()) + String.join("", victims));
    }
    return String.join(" ", texts);
  }
}
