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
 * How generated code reads a board: the only thing in which code for one board differs from code
 * for another.
 */
interface BoardAccess {
  /** Returns how the code of a piece reads its board. */
  static BoardAccess of(PieceSource source) {
    BoardBinding board = source.board();
    return board.access() == BoardBinding.Access.OUR_BOARD
        ? OurBoard.moving(source.geometry().isPresent())
        : new EngineBoard(board);
  }

  /**
   * Returns how the board is read while pieces of a kind are looked for that capture on {@code
   * square}.
   *
   * @param unmoved whether they must not have moved yet
   */
  BoardAccess searching(boolean unmoved);

  /** Returns whether a search for attackers may generate the captures of all that might be some. */
  boolean mayGenerateCaptures();

  /** Returns the parameters that say which pieces are looked for. */
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

  /** Returns the variables that private methods may get, besides the board, by type and name. */
  List<Variable> variables();

  /** Returns the conditions on a square on which stands what stood there when the move began. */
  ContentTests content(Code square);

  /** Writes what must be computed before a square is tested in more than one way. */
  ContentTests read(Body body, Code square, Code origin, Code crossed, StaleSquares stale);

  /** Returns whether the square that a piece moves from is certain to hold a piece. */
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

  /** Returns the condition that what stood on a square has left it; only where it may have. */
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

  /** Returns the condition that no enemy piece stands on a square. */
  Code isNoEnemy(Code square);

  /**
   * Returns whether the search for attackers is over, after an attacker on a square has been added
   * to the list.
   */
  Code hits(Code square);

  /**
   * Returns the first square along a slide that is not empty, where a method of the runtime finds
   * it.
   */
  default Optional<Code> slideEnd(Code square, OffsetSum step) {
    return Optional.empty();
  }

  /**
   * Returns the first square of a slide; where no moves to empty squares are wanted, the first that
   * is not empty, if a method of the runtime finds it.
   */
  default Optional<Code> slideStart(Code square, OffsetSum step) {
    return Optional.empty();
  }

  /**
   * Returns a step over a piece on a square that is not empty, which is of no length where that is
   * the edge, if it can be had without a branch.
   */
  default Optional<Code> onward(Code square, OffsetSum step) {
    return Optional.empty();
  }

  /**
   * Returns the source of all bits where a square is empty, and of none elsewhere, if it can be had
   * without a branch and that is worth it.
   */
  default Optional<Code> allIfEmpty(Code square) {
    return Optional.empty();
  }

  /** Returns the condition that an unmoved piece stands on a square. */
  Code isUnmoved(Code square);

  /** Returns the condition that a square is off the board or a hole. */
  Code isEdge(Code square);

  /** Returns the condition that moves of a kind are wanted; not of {@link MoveFilter#BOTH}. */
  Code isWanted(MoveFilter moves);

  /** Returns the source of 1 where quiet moves are wanted, and of 0 elsewhere. */
  Code quiets();

  /** Returns the condition that the mover is White's. */
  Code isWhite();

  /** Returns the call that finds a property of the board's geometry. */
  Code geometry(String method, Code... arguments);

  /**
   * Writes the call that appends moves of other pieces.
   *
   * @param method the method of {@link io.github.betza.generated.OthersMoves}, or that of the same
   *     name of an engine's board
   */
  Code others(String method, Code arguments);

  /**
   * A variable with what it is computed from.
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

  /** Conditions on what stands on a square. */
  interface ContentTests {
    /** Returns the condition that nothing does. */
    Code isEmpty();

    /** Returns the condition that something does, or that it is off the board. */
    Code isNotEmpty();

    /** Returns the condition that a piece does; {@code occupied} where it is not empty. */
    Code isPiece(boolean occupied);

    /** Returns the condition that an own piece does; {@code occupied} where it is not empty. */
    Code isOwn(boolean occupied);

    /** Returns the condition that an enemy piece does; {@code occupied} where it is not empty. */
    Code isEnemy(boolean occupied);

    /**
     * Returns the condition that an enemy piece does, and that captures are wanted; {@code
     * occupied} where it is not empty.
     */
    Code isPrey(boolean occupied);

    /** Returns the condition that the piece there is royal. */
    Code isRoyal();

    /** Returns the condition that it is a square of the board. */
    Code isOnBoard();

    /** Returns the condition that it is empty or an enemy's, where that is a single test. */
    default Optional<Code> isEmptyOrEnemy() {
      return Optional.empty();
    }

    /**
     * Returns the condition that it is empty or an enemy's, and that such moves are wanted, where
     * that is a single test.
     */
    default Optional<Code> isWantedTarget() {
      return Optional.empty();
    }

    /** Returns the source of its content, where {@link #isEmptyOrEnemy} is there. */
    Code cell();

    /** Returns the same conditions as numbers, where the content is read as one. */
    default Optional<Counts> counts() {
      return Optional.empty();
    }
  }

  /** Sources of 1 where a condition on a square holds, and of 0 elsewhere. */
  interface Counts {
    /** Where nothing stands on it. */
    Code empty();

    /** Where an enemy piece does. */
    Code enemy();

    /** Where {@link ContentTests#isPrey} holds. */
    Code enemyOrNone(boolean occupied);

    /** The same where it is not empty, by a mask that is a variable more. */
    Code maskedEnemyOrNone();

    /** Where {@link ContentTests#isWantedTarget} holds. */
    Code wantedTarget();

    /** The same, which is the shorter where it is a constant what is wanted. */
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
