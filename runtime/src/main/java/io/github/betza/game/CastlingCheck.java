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
 * Refuses positions in which a piece may castle though no right says so. A right is that of a royal
 * piece and of a partner that is not royal, and the setup's field of castling rights names both: a
 * FEN has a field for these, and the hash of a position includes them. The partner that the
 * notation requires is any own piece that has not moved, however, also one that has not because it
 * stands where the setup has it. Two pieces of that sort may castle as well: like their other first
 * moves this follows from where they stand, and the hash includes for each whether it has moved.
 * What is left is a piece of the one sort with a piece of the other: in the setup, the one then
 * counts as moved that has not only because of where it stands, unless it castles when it has
 * moved, too. A piece that borrows or imitates may castle as any other does: that none of these is
 * near, or has moved last, does not last.
 */
final class CastlingCheck {
  private final GameRules rules;
  private final Board board;
  private final Geometry geometry;
  private final MoveList moves = new MoveList();

  /** A board with a piece and what may be its partner, and with the holes of the position. */
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
   * Looks at every pair of pieces that have not moved.
   *
   * @throws MalformedPositionException if one castles with the other and no right names them
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

  /** Returns whether a piece castles with another where nothing else is in the way. */
  boolean castles(int square, int partner) {
    return castles(square, board.get(square), partner, board.get(partner));
  }

  /** Returns the same of two pieces that are perhaps in hand. */
  boolean castles(int square, int cell, int partner, int other) {
    probe.put(square, cell);
    probe.put(partner, other);
    boolean castles = hasPartner(square, partner);
    int outward = Integer.signum(partner - square);
    boolean blocked = rules.blockersTo(Cell.kind(cell)) != null;
    for (int edge = partner + outward;
        blocked && !castles && geometry.isSquare(edge);
        edge += outward) {
      // What is a blocker to the piece is the edge of the board to it, wherever it stands.
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
    // It may have the castling of any kind that it meets, or that moved last, perhaps mirrored.
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

  /** Returns whether a piece castles with another when it moves as those of some kind do. */
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
