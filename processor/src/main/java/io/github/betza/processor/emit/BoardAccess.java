package io.github.betza.processor.emit;

import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.emit.plan.Mode.MoveFilter;
import io.github.betza.processor.emit.plan.StaleSquares;
import io.github.betza.processor.path.Alternative.Castling;
import java.util.List;
import java.util.Optional;

/**
 * The access of generated code to a board: the only difference between code for different boards.
 */
interface BoardAccess {
  /** Returns the access of a piece's code to its board. */
  static BoardAccess of(PieceSource source) {
    BoardBinding board = source.board();
    return board.access() == BoardBinding.Access.OUR_BOARD
        ? OurBoard.moving(source.geometry().isPresent())
        : new EngineBoard(board);
  }

  /**
   * Returns the access to the board in a search for pieces of a kind that capture on {@code
   * square}.
   *
   * @param unmoved whether they must not have moved yet
   */
  BoardAccess searching(boolean unmoved);

  /** Returns whether a search for attackers may generate the captures of all candidates. */
  boolean mayGenerateCaptures();

  /** Returns the parameters for the sought pieces. */
  List<CodeName> sought();

  /** Returns the type of the list of moves. */
  default TypeName listType() {
    return RuntimeTypes.MOVE_LIST;
  }

  /** Returns whether the list of moves is an engine's own, which takes ordinary moves only. */
  default boolean hasOwnList() {
    return false;
  }

  TypeName boardType();

  /**
   * Returns the variables that private methods may get in addition to the board, by type and name.
   */
  List<Variable> variables();

  /** Returns the conditions on a square whose content has not changed since the move began. */
  ContentTests content(Code square);

  /** Writes the statements that must precede several tests of a square. */
  ContentTests read(Body body, Code square, Code origin, Code crossed, StaleSquares stale);

  /** Returns whether the square from which a piece moves certainly has a piece. */
  boolean isMoverOnOrigin();

  /** Returns the condition that a square passed over is empty. */
  default Code isEmpty(Code square, Code origin, Code crossed, StaleSquares stale) {
    Code empty = content(square).isEmpty();
    if (stale.mayHaveLeft()) {
      empty = Code.any(List.of(hasLeft(square, origin, crossed, stale), empty)).operand();
    }
    return stale.unloaded() ? Code.of("$L && !$L", empty, Pending.isUnloaded(square)) : empty;
  }

  /** Returns the condition that a square passed over holds a piece. */
  default Code isPiece(Code square, Code origin, Code crossed, StaleSquares stale) {
    Code piece = content(square).isPiece(false);
    if (stale.mayHaveLeft()) {
      piece = Code.of("!($L) && $L", hasLeft(square, origin, crossed, stale), piece);
    }
    return stale.unloaded()
        ? Code.any(List.of(Pending.isUnloaded(square), piece)).operand()
        : piece;
  }

  /**
   * Returns the condition that the former piece of a square has left it; only if that is possible.
   */
  static Code hasLeft(Code square, Code origin, Code crossed, StaleSquares stale) {
    Code removed = Pending.isVacated(square);
    if (!stale.origin()) {
      return removed;
    }
    Code atOrigin =
        stale.round()
            ? Code.of("$L == $L && !$L", square, origin, crossed)
            : Code.of("$L == $L", square, origin);
    if (!stale.vacated()) {
      return atOrigin;
    }
    return Code.any(List.of(stale.round() ? Code.of("($L)", atOrigin) : atOrigin, removed));
  }

  /** Returns the condition that no enemy piece is on a square. */
  Code isNoEnemy(Code square);

  /**
   * Returns whether the search for attackers is over, after an attacker on a square has been added
   * to the list.
   */
  Code hits(Code square);

  /**
   * Returns the first square along a slide that is not empty, if a method of the runtime finds it.
   */
  default Optional<Code> slideEnd(Code square, OffsetSum step) {
    return Optional.empty();
  }

  /**
   * Returns the first square of a slide, or, if no moves to empty squares are wanted, the first
   * that is not empty; only if a method of the runtime finds it.
   */
  default Optional<Code> slideStart(Code square, OffsetSum step) {
    return Optional.empty();
  }

  /**
   * Returns a step over a piece on a square that is not empty, which has no length if that is the
   * edge; only if this needs no branch.
   */
  default Optional<Code> onward(Code square, OffsetSum step) {
    return Optional.empty();
  }

  /**
   * Returns the source of all bits if a square is empty, and of none otherwise; only if this needs
   * no branch and pays.
   */
  default Optional<Code> allIfEmpty(Code square) {
    return Optional.empty();
  }

  /** Returns the condition that an unmoved piece is on a square. */
  Code isUnmoved(Code square);

  /** Returns the condition that a square is off the board or a hole. */
  Code isEdge(Code square);

  /** Returns the condition that moves of a kind are wanted; not of {@link MoveFilter#BOTH}. */
  Code isWanted(MoveFilter moves);

  /** Returns the source of 1 if quiet moves are wanted, and of 0 otherwise. */
  Code quiets();

  /** Returns the condition that the mover is White's. */
  Code isWhite();

  /** Returns the call that finds a property of the board's geometry. */
  Code geometry(String method, Code... arguments);

  /**
   * Writes the call that appends moves of other pieces.
   *
   * @param method the method of {@link io.github.betza.generated.OthersMoves}, or the method of the
   *     same name of an engine's board
   */
  Code others(String method, Code arguments);

  /**
   * A variable with its value.
   *
   * @param type its type
   * @param name its name
   * @param value its value, from other variables
   */
  record Variable(TypeName type, CodeName name, Code value) {
    /** Returns the statement that declares it. */
    Code declaration() {
      return Code.of("$T $L = $L;\n", type, name, value);
    }
  }

  /** Conditions on the content of a square. */
  interface ContentTests {
    /** Returns the condition that it is empty. */
    Code isEmpty();

    /** Returns the condition that it has a piece or is off the board. */
    Code isNotEmpty();

    /**
     * Returns the condition that it has a piece; {@code occupied} if it is known not to be empty.
     */
    Code isPiece(boolean occupied);

    /**
     * Returns the condition that it has an own piece; {@code occupied} if it is known not to be
     * empty.
     */
    Code isOwn(boolean occupied);

    /**
     * Returns the condition that it has an enemy piece; {@code occupied} if it is known not to be
     * empty.
     */
    Code isEnemy(boolean occupied);

    /**
     * Returns the condition that it has an enemy piece and captures are wanted; {@code occupied} if
     * it is known not to be empty.
     */
    Code isPrey(boolean occupied);

    /** Returns the condition that the piece there is royal. */
    Code isRoyal();

    /** Returns the condition that it is a square of the board. */
    Code isOnBoard();

    /** Returns the condition that it is empty or an enemy's, if that is a single test. */
    default Optional<Code> isEmptyOrEnemy() {
      return Optional.empty();
    }

    /**
     * Returns the condition that it is empty or an enemy's, and that these moves are wanted, if
     * that is a single test.
     */
    default Optional<Code> isWantedTarget() {
      return Optional.empty();
    }

    /** Returns the source of its content, if {@link #isEmptyOrEnemy} is present. */
    Code cell();

    /** Returns the same conditions as numbers, if the content is read as a number. */
    default Optional<Counts> counts() {
      return Optional.empty();
    }
  }

  /** Sources of 1 if a condition on a square holds, and of 0 otherwise. */
  interface Counts {
    /** If it is empty. */
    Code empty();

    /** If it has an enemy piece. */
    Code enemy();

    /** If {@link ContentTests#isPrey} holds. */
    Code enemyOrNone(boolean occupied);

    /** The same if it is not empty, by a mask in one more variable. */
    Code maskedEnemyOrNone();

    /** If {@link ContentTests#isWantedTarget} holds. */
    Code wantedTarget();

    /** The same, in a form that is shorter if the wanted moves are constant. */
    Code maskedTarget();
  }

  /**
   * Returns the statement that appends castling, if the board has a method for that.
   *
   * @param step a step of the king
   */
  default Optional<Code> castling(Code from, Code step, Castling castling) {
    return Optional.empty();
  }
}
