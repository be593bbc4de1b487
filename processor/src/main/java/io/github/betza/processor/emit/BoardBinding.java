package io.github.betza.processor.emit;

import java.util.List;

/**
 * The board that code is generated against.
 *
 * <p>An engine's own board must have the methods that {@link BoardContract#methods} lists for the
 * piece, accessible from the package of the generated class. In all of them a square is an {@code
 * int}, the square straight above it is {@code stride()} away and the one to its right 1 away, as
 * White sees the board. A leap over an edge must lead to a number for which {@code isEmpty}, {@code
 * isOwn} and {@code isEnemy} are all false, so the board needs some cells beyond its edges; the
 * same holds for holes. Squares are below 4096, and 0 is off the board, because the move list is
 * always that of the runtime.
 *
 * @param className the fully qualified name of the class
 * @param access how its squares are read
 * @param suppressed the warnings that naming the class gives, because it or a class around it is
 *     deprecated: {@code deprecation}, {@code removal}, both, or none. It is the piece's author who
 *     wants to hear them, where the piece names the board, and not who compiles generated code
 * @param knowsKinds whether an engine's own board has the method {@link #IS_KIND}
 * @param moveList the fully qualified name of the list of moves; with an engine's own board it may
 *     be a class of the engine's, which has the method {@link #ADD}
 */
public record BoardBinding(
    String className, Access access, List<String> suppressed, boolean knowsKinds, String moveList) {
  private static final String RUNTIME_BOARD = "io.github.betza.board.Board";

  /** What an engine's own board has whose pieces look for attackers of a square. */
  public static final BoardMethod IS_KIND =
      new BoardMethod(
          "isKind",
          List.of("int", "int", "int"),
          "boolean",
          "whether a piece of a side and a kind stands on a square");

  /** What an engine's own list of moves has. */
  public static final BoardMethod ADD =
      new BoardMethod(
          "add",
          List.of("int", "int", "boolean"),
          "void",
          "appends a move: from, to, and whether it captures");

  /** The list of moves of the runtime. */
  public static final String RUNTIME_LIST = "io.github.betza.board.MoveList";

  /** The board of the runtime. */
  public static final BoardBinding RUNTIME = new BoardBinding(RUNTIME_BOARD, Access.OUR_BOARD);

  /** Makes the binding of a board that is not deprecated, and has no kinds. */
  public BoardBinding(String className, Access access) {
    this(className, access, List.of(), false, RUNTIME_LIST);
  }

  public BoardBinding withoutKinds() {
    return new BoardBinding(className, access, suppressed, false, moveList);
  }

  /** Returns whether the list of moves is an engine's own. */
  boolean hasOwnList() {
    return !moveList.equals(RUNTIME_LIST);
  }

  public BoardBinding {
    suppressed = List.copyOf(suppressed);
  }

  /** How the squares of a board are read. */
  public enum Access {
    /** The board of the runtime, whose cells are read from its array. */
    OUR_BOARD,
    /** An engine's own class, whose methods are called. */
    OWN_CLASS
  }
}
