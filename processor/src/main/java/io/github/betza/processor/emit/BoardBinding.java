package io.github.betza.processor.emit;

import java.util.List;

/**
 * The board for which code is generated.
 *
 * <p>An engine's own board must have the methods that {@link BoardContract#methods} lists for the
 * piece, accessible from the package of the generated class. In all of them a square is an {@code
 * int}, the square straight above it is {@code stride()} away and the one to its right 1 away, as
 * White sees the board. A leap over an edge must lead to a number for which {@code isEmpty}, {@code
 * isOwn} and {@code isEnemy} are all false, so the board needs some cells beyond its edges; the
 * same holds for holes. Squares are below 4096, and 0 is off the board, because the list of the
 * runtime stores them so.
 *
 * @param className the fully qualified name of the class
 * @param access the access to its squares
 * @param suppressed the warnings for naming the class, because it or an enclosing class is
 *     deprecated: {@code deprecation}, {@code removal}, both, or none. They are for the author of
 *     the piece, who names the board, not for the compilation of generated code
 * @param knowsKinds whether an engine's own board has the method {@link #IS_KIND}
 * @param moveList the fully qualified name of the list of moves; with an engine's own board it may
 *     be a class of the engine's, which has the method {@link #ADD}
 */
public record BoardBinding(
    String className, Access access, List<String> suppressed, boolean knowsKinds, String moveList) {
  private static final String RUNTIME_BOARD = "io.github.betza.board.Board";

  /** The method of an engine's own board that enables searches for attackers of a square. */
  public static final BoardMethod IS_KIND =
      new BoardMethod(
          "isKind",
          List.of("int", "int", "int"),
          "boolean",
          "whether a piece of a side and a kind stands on a square");

  /** The method of an engine's own list of moves. */
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

  /** Makes the binding of a board that is not deprecated, and has no numbers of kinds. */
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

  /** The access to the squares of a board. */
  public enum Access {
    /** The board of the runtime, whose cells are read from its array. */
    OUR_BOARD,
    /** An engine's own class, whose methods are called. */
    OWN_CLASS
  }
}
