package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.board.Side;
import io.github.betza.generated.GeneratedMoves;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Checks whether some move can have brought a piece over the squares on which it may be captured en
 * passant. The move is reconstructed: the piece is put back on each possible origin, and moves
 * again. This proves nothing if the move may have changed more squares than the two that it left
 * and reached, or if other rules than the notation of the piece decide how it moves. A position may
 * name fewer squares than were passed over, because some programs write only squares on which a
 * capture is possible.
 */
final class EnPassantCheck {
  /**
   * With one of these traits a piece may move as another piece does, or make another piece move.
   */
  private static final Set<Trait> OTHERS_MOVES =
      EnumSet.of(Trait.EXCITING, Trait.BORROWING, Trait.IMITATING, Trait.CAPTURING_ALIKE);

  private final GameRules rules;
  private final Board board;
  private final Board probe;
  private final int victim;
  private final int side;
  private final Set<Integer> passed = new TreeSet<>();
  private final MoveList moves = new MoveList();

  EnPassantCheck(GameRules rules, Board board) {
    this.rules = rules;
    this.board = board;
    this.probe = board.copy();
    this.victim = board.enPassantVictim();
    this.side = Side.opponent(board.side());
    for (int i = 0; i < board.enPassantSquareCount(); i++) {
      passed.add(board.enPassantSquare(i));
    }
    probe.clearEnPassant();
  }

  /**
   * Returns whether it is certain that no move of some kinds has brought the piece there.
   *
   * @param kinds the kinds that the piece may have had when it moved
   */
  boolean cannotHavePassed(List<Integer> kinds) {
    return isDecidable(kinds) && kinds.stream().noneMatch(this::mayHavePassed);
  }

  /** Returns the names of the squares. */
  String squares() {
    return String.join(", ", passed.stream().map(rules.geometry()::name).toList());
  }

  private boolean isDecidable(List<Integer> kinds) {
    boolean othersMoves =
        IntStream.rangeClosed(1, rules.kinds())
            .mapToObj(rules::traits)
            .anyMatch(traits -> OTHERS_MOVES.stream().anyMatch(traits::has));
    return !othersMoves
        && rules.extras().isEmpty()
        && kinds.stream().allMatch(kind -> isDecidable(rules.pieces().moves(kind), kind));
  }

  private boolean isDecidable(PieceMoves pieceMoves, int kind) {
    return pieceMoves instanceof GeneratedMoves
        && pieceMoves.traits().contains(Trait.EN_PASSANT)
        && !pieceMoves.traits().contains(Trait.EN_PASSANT_CHANGING)
        && rules.blockersTo(kind) == null;
  }

  private boolean mayHavePassed(int kind) {
    Geometry geometry = rules.geometry();
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        int from = geometry.square(file, rank);
        boolean free = from == victim || board.get(from) == Cell.EMPTY;
        if (free && mayHavePassed(kind, from)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Tries every kind of victim that the notation distinguishes. */
  private boolean mayHavePassed(int kind, int from) {
    int enemy = Cell.of(1, board.side());
    int own = Cell.of(1, side);
    int[] captured = {Cell.EMPTY, enemy, enemy | Cell.ROYAL, own, own | Cell.ROYAL};
    boolean found = false;
    for (int i = 0; !found && i < captured.length; i++) {
      probe.put(victim, captured[i]);
      probe.put(from, mover(kind, from));
      found = movesThere(kind, from);
      probe.put(from, Cell.EMPTY);
    }
    return found;
  }

  private int mover(int kind, int from) {
    int cell = Cell.of(kind, side) | (rules.pieces().isRoyal(kind) ? Cell.ROYAL : 0);
    return rules.unmoved().mayBe(cell, from) ? cell | Cell.UNMOVED : cell;
  }

  private boolean movesThere(int kind, int from) {
    moves.clear();
    rules.pieces().moves(kind).generate(probe, from, 1, PieceMoves.ALL, moves);
    for (int i = 0; i < moves.size(); i++) {
      if (Move.to(moves.get(i)) == victim && granted(i).containsAll(passed)) {
        return true;
      }
    }
    return false;
  }

  private Set<Integer> granted(int index) {
    Set<Integer> squares = new TreeSet<>();
    for (int i = 0; i < moves.effectCount(index); i++) {
      int effect = moves.effect(index, i);
      if (Effect.kind(effect) == Effect.GRANT_EN_PASSANT) {
        squares.add(Effect.first(effect));
      }
    }
    return squares;
  }
}
