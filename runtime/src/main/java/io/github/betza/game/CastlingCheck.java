package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceMoves.Trait;
import java.util.function.IntConsumer;

/**
 * Refuses positions in which a piece may castle without a right. A right is that of a royal piece
 * and of a partner that is not royal, and the setup's field of castling rights names both: a FEN
 * has a field for these, and the hash of a position includes them. The partner that a notation
 * requires, however, is any own piece that has not moved. That includes a piece that counts as
 * unmoved because it is on its square of the setup. Two pieces of that sort may castle as well:
 * this follows from their squares, as their other first moves do, and the hash includes for each
 * whether it has moved. The remaining case is a piece with a right and a piece that counts as
 * unmoved by its square: in the setup, the latter then counts as moved, unless it also castles
 * after it has moved. A piece that borrows or imitates may castle as any other piece: the next
 * moves can bring a model near it, or let one move last.
 */
final class CastlingCheck {
  private final GameRules rules;
  private final Board board;
  private final Geometry geometry;
  private final MoveList moves = new MoveList();

  /** A board with a piece and a possible partner, and with the holes of the position. */
  private final Board probe;

  CastlingCheck(GameRules rules, Board board) {
    this.rules = rules;
    this.board = board;
    this.geometry = rules.geometry();
    this.probe = new Board(geometry.files(), geometry.ranks(), rules.pieces());
    forEachSquare(square -> probe.put(square, isHole(square) ? Cell.EDGE : Cell.EMPTY));
  }

  private void forEachSquare(IntConsumer action) {
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        action.accept(geometry.square(file, rank));
      }
    }
  }

  private boolean isHole(int square) {
    return board.get(square) == Cell.EDGE;
  }

  /**
   * Checks every pair of pieces that have not moved.
   *
   * @throws MalformedPositionException if one castles with the other, but no right names them
   */
  void check() {
    forEachSquare(
        square -> {
          for (int file = 0; isUnmoved(square) && file < geometry.files(); file++) {
            int partner = geometry.square(file, geometry.rank(square));
            boolean both = partner != square && isUnmoved(partner) && isOneSide(square, partner);
            if (both && !isNamedByRights(square, partner) && castles(square, partner)) {
              throw new MalformedPositionException(
                  "no castling right allows that the "
                      + named(square)
                      + " castles with the "
                      + named(partner));
            }
          }
        });
  }

  private boolean isUnmoved(int square) {
    int cell = board.get(square);
    return Cell.isPiece(cell) && (cell & Cell.UNMOVED) != 0;
  }

  private boolean isOneSide(int square, int other) {
    return Cell.side(board.get(square)) == Cell.side(board.get(other));
  }

  private boolean isRoyal(int square) {
    return (board.get(square) & Cell.ROYAL) != 0;
  }

  /** Returns whether a right, or the squares of both alone, show that two pieces have not moved. */
  private boolean isNamedByRights(int square, int partner) {
    boolean areGates =
        rules.unmoved().isGate(board.get(square), square)
            && rules.unmoved().isGate(board.get(partner), partner);
    if (areGates) {
      return true;
    }
    boolean byRight = !rules.unmoved().isFreshByPlace(board.get(square), square);
    boolean partnerByRight = !rules.unmoved().isFreshByPlace(board.get(partner), partner);
    return byRight ? partnerByRight && isRoyal(square) && !isRoyal(partner) : !partnerByRight;
  }

  /** Returns whether a piece castles with another if nothing else is in the way. */
  boolean castles(int square, int partner) {
    return castles(square, board.get(square), partner, board.get(partner));
  }

  /** Returns the same for two pieces that may still be in hand. */
  boolean castles(int square, int cell, int partner, int other) {
    probe.put(square, cell);
    probe.put(partner, other);
    boolean castles = hasPartner(square, partner);
    int outward = Integer.signum(partner - square);
    boolean blocked = rules.blockersTo(Cell.kind(cell)) != null;
    for (int edge = partner + outward;
        blocked && !castles && geometry.isSquare(edge);
        edge += outward) {
      // A blocker is like the edge of the board to the piece, on any square.
      int before = probe.get(edge);
      probe.put(edge, Cell.EDGE);
      castles = hasPartner(square, partner);
      probe.put(edge, before);
    }
    probe.put(square, Cell.EMPTY);
    probe.put(partner, Cell.EMPTY);
    return castles;
  }

  private boolean hasPartner(int square, int partner) {
    int own = Cell.kind(probe.get(square));
    if (hasPartner(own, square, 1, partner)) {
      return true;
    }
    // It may castle as any kind that it meets, or that moved last, perhaps mirrored.
    Traits traits = rules.traits(own);
    boolean imitates = traits.has(Trait.IMITATING);
    for (int kind = 1; traits.hasOthersMoves() && kind <= rules.kinds(); kind++) {
      if (hasPartner(kind, square, 1, partner)
          || (imitates && hasPartner(kind, square, -1, partner))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a piece castles with another if it moves as pieces of a kind do. */
  private boolean hasPartner(int kind, int square, int forward, int partner) {
    moves.clear();
    rules.pieces().moves(kind).generateOwn(probe, square, forward, PieceMoves.QUIETS, moves);
    for (int i = 0; i < moves.size(); i++) {
      for (int j = 0; j < moves.effectCount(i); j++) {
        int effect = moves.effect(i, j);
        if (Effect.kind(effect) == Effect.PARTNER && Effect.first(effect) == partner) {
          return true;
        }
      }
    }
    return false;
  }

  private String named(int square) {
    return rules.pieces().name(Cell.kind(board.get(square))) + " on " + geometry.name(square);
  }
}
