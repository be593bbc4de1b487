package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.generated.BoardWriter;
import io.github.betza.generated.GameMoves;
import io.github.betza.generated.GeneratedMoves;
import io.github.betza.generated.PieceLists;
import io.github.betza.generated.PositionKeys;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Finds out whether some piece of the side to move could use the right to capture en passant. That
 * is decided pseudo-legally: a capture counts if the moves of the piece, its zone, blockers and
 * immobilizing pieces allow it, even if it would leave a royal piece attacked, or another capture
 * must be made instead.
 */
final class EnPassantUse {
  /** A generated piece that may capture en passant declares one of these. */
  private static final Set<Trait> USING =
      EnumSet.of(
          Trait.DISTANT, Trait.EXCITING, Trait.BORROWING, Trait.IMITATING, Trait.CAPTURING_ALIKE);

  private final Board board;
  private final BoardWriter writer;
  private final PieceLists lists;
  private final GameMoves pieces;

  /** The kinds that may capture en passant. */
  private final int[] kinds;

  private final MoveList moves = new MoveList();
  private final MoveList others = new MoveList();
  private int[] passed = new int[2];
  private int count;

  EnPassantUse(Position position, GameMoves pieces) {
    this.board = position.board();
    this.writer = position.writer();
    this.lists = position.lists();
    this.pieces = pieces;
    GameRules rules = position.rules();
    this.kinds =
        IntStream.rangeClosed(1, rules.kinds()).filter(kind -> mayCapture(rules, kind)).toArray();
  }

  /** Returns whether pieces of a kind may capture en passant, by moves of their own or extras. */
  private static boolean mayCapture(GameRules rules, int kind) {
    return mayCapture(rules.pieces().moves(kind))
        || rules.extras().stream()
            .anyMatch(extra -> extra.kinds().contains(kind) && mayCapture(extra.moves()));
  }

  /** The traits of moves that are written by hand do not contain it. */
  private static boolean mayCapture(PieceMoves moves) {
    return !(moves instanceof GeneratedMoves) || moves.traits().stream().anyMatch(USING::contains);
  }

  /**
   * Returns the hash of the right, which covers the victim and the squares on which a piece could
   * capture it; 0 if there is no right, or no piece could use it.
   */
  long hash() {
    int victim = board.enPassantVictim();
    if (pieces.knowsEnPassant()) {
      return hashBySets(victim);
    }
    if (victim == Geometry.OFF || !mayBeTaken(victim)) {
      return 0;
    }
    rememberSquares();
    writer.clearEnPassant();
    list(others);
    long squares = 0;
    boolean isUsed = false;
    for (int i = 0; i < count; i++) {
      writer.addEnPassant(victim, passed[i]);
      list(moves);
      if (!areEqual()) {
        squares ^= PositionKeys.enPassantSquare(passed[i]);
        isUsed = true;
      }
      writer.clearEnPassant();
    }
    for (int i = 0; i < count; i++) {
      writer.addEnPassant(victim, passed[i]);
    }
    return isUsed ? squares ^ PositionKeys.enPassantVictim(victim) : 0;
  }

  private long hashBySets(int victim) {
    long squares = 0;
    for (int i = board.enPassantSquareCount() - 1; i >= 0; i--) {
      int square = board.enPassantSquare(i);
      boolean isUsed = pieces.mayCaptureEnPassant(lists.bits().number(square));
      squares ^= isUsed ? PositionKeys.enPassantSquare(square) : 0;
    }
    return squares == 0 ? 0 : squares ^ PositionKeys.enPassantVictim(victim);
  }

  /**
   * Returns whether a listed move, by the right or without it, changes the victim's square; most
   * rights are dismissed here.
   */
  private boolean mayBeTaken(int victim) {
    list(moves);
    for (int i = 0; i < moves.size(); i++) {
      if (Move.to(moves.get(i)) == victim) {
        return true;
      }
      for (int effect = moves.effectCount(i) - 1; effect >= 0; effect--) {
        if (Effect.first(moves.effect(i, effect)) == victim) {
          return true;
        }
      }
    }
    return false;
  }

  private void rememberSquares() {
    count = board.enPassantSquareCount();
    if (count > passed.length) {
      passed = new int[2 * count];
    }
    for (int i = 0; i < count; i++) {
      passed[i] = board.enPassantSquare(i);
    }
  }

  private void list(MoveList list) {
    list.clear();
    for (int kind : kinds) {
      pieces.generate(
          kind, lists.squares(board.side(), kind), lists.count(board.side(), kind), list);
    }
  }

  private boolean areEqual() {
    if (moves.size() != others.size()) {
      return false;
    }
    for (int i = 0; i < moves.size(); i++) {
      if (!moves.areEqual(i, others, i)) {
        return false;
      }
    }
    return true;
  }
}
