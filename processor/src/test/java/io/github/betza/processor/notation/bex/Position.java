package io.github.betza.processor.notation.bex;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.interpret.InterpretedMove;
import io.github.betza.processor.interpret.Interpreter;
import io.github.betza.processor.path.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** A position on a board of 8x8 squares, in which a white piece moves, and its moves in words. */
final class Position {
  private static final int MOVER = 1;
  private static final int OTHER = 2;

  private final Board board = new Board(8, 8);
  private final Geometry geometry = board.geometry();
  private final int from;

  /**
   * Sets up a position.
   *
   * @param from the square of the piece that moves
   * @param own the squares of other white pieces, separated by spaces
   * @param enemies the squares of black pieces
   */
  Position(String from, String own, String enemies) {
    this.from = geometry.square(from);
    put(own, Side.WHITE);
    put(enemies, Side.BLACK);
    board.put(this.from, Cell.of(MOVER, Side.WHITE) | Cell.UNMOVED);
  }

  /** Makes holes of squares. */
  Position without(String squares) {
    if (!squares.isEmpty()) {
      for (String square : squares.split(" ", -1)) {
        board.put(geometry.square(square), Cell.EDGE);
      }
    }
    return this;
  }

  private void put(String squares, int side) {
    if (!squares.isEmpty()) {
      for (String square : squares.split(" ", -1)) {
        board.put(geometry.square(square), Cell.of(OTHER, side));
      }
    }
  }

  /**
   * Returns the moves: the square reached, behind {@code x} if a piece is captured there; the
   * squares of pieces removed elsewhere behind {@code -}; {@code ~} for a swap, {@code +} for a
   * mover that leaves the board.
   */
  String moves(String notation) {
    return text(interpreter(notation, new Piece(List.of())).moves(board, from));
  }

  /** Returns those of the moves that do more than to go to an empty square. */
  String special(String notation) {
    return special(notation, new Piece(List.of()));
  }

  /** Returns the same where all other pieces move in some way. */
  String special(String notation, Piece other) {
    SortedSet<InterpretedMove> moves = interpreter(notation, other).moves(board, from);
    moves.removeIf(move -> !move.captures() && move.effects().isEmpty());
    return text(moves);
  }

  boolean immobilizes(String notation, String target) {
    return interpreter(notation, new Piece(List.of()))
        .immobilizes(board, from, geometry.square(target));
  }

  private static Interpreter interpreter(String notation, Piece other) {
    Piece piece = Notations.read(notation, Dialect.BEX).piece().orElseThrow();
    return new Interpreter(piece, kind -> kind == OTHER ? other : piece);
  }

  private String text(SortedSet<InterpretedMove> moves) {
    TreeSet<String> texts = new TreeSet<>();
    moves.forEach(move -> texts.add(text(move)));
    return String.join(" ", texts);
  }

  private String text(InterpretedMove move) {
    List<String> effects = new ArrayList<>();
    boolean swaps = false;
    boolean vanishes = false;
    for (int effect : move.effects()) {
      swaps |= Effect.kind(effect) == Effect.SWAP;
      vanishes |= Effect.kind(effect) == Effect.VANISH;
      if (Effect.kind(effect) == Effect.REMOVE) {
        effects.add("-" + geometry.name(Effect.first(effect)));
      }
    }
    effects.sort(null);
    int target = board.get(move.to());
    boolean captures = Cell.isPiece(target) && Cell.side(target) == Side.BLACK && !swaps;
    return (captures ? "x" : "")
        + geometry.name(move.to())
        + String.join("", effects)
        + (swaps ? "~" : "")
        + (vanishes ? "+" : "");
  }
}
