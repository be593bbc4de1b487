package io.github.betza.game;

import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.generated.PieceLists;
import io.github.betza.generated.PieceRules;

/**
 * Lists castling by {@link io.github.betza.model.Castling} rules. The move is that of the royal
 * piece, with its partner as {@link Effect#PARTNER}. A royal piece that ends on its own square is
 * also a partner, so that it counts as moved.
 */
final class CastlingLister {
  private final CastlingRules castlings;
  private final Position position;
  private final PieceRules restriction;
  private final Proof proof;
  private final Geometry geometry;
  private final PieceLists lists;
  private final int[] cells;
  private final boolean mustBeSafe;
  private final int[] effects = new int[2];

  CastlingLister(Position position, PieceRules restriction, Proof proof) {
    this.castlings = position.rules().castlings();
    this.position = position;
    this.restriction = restriction;
    this.proof = proof;
    this.geometry = position.rules().geometry();
    this.lists = position.lists();
    this.cells = position.board().cells();
    this.mustBeSafe = position.rules().royalty().hasCheckmate();
  }

  /** Appends the legal castling of the side to move. */
  void append(MoveList moves) {
    int first = moves.size();
    appendPossible(moves);
    int kept = first;
    for (int i = first; i < moves.size(); i++) {
      if (!mustBeSafe || proof.isSafe(moves, i)) {
        moves.shift(i, kept++);
      }
    }
    moves.truncate(kept);
  }

  /** Appends castling of the side to move, even if its royal pieces are not safe. */
  void appendPossible(MoveList moves) {
    int side = position.board().side();
    int[] royals = lists.royals(side);
    for (int i = lists.royalCount(side) - 1; i >= 0; i--) {
      int king = royals[i];
      if ((cells[king] & Cell.UNMOVED) != 0
          && castlings.isRoyal(Cell.kind(cells[king]))
          && !restriction.isImmobilized(king)) {
        int first = moves.size();
        appendWithPartners(king, moves);
        restriction.applyZones(first, moves);
      }
    }
  }

  private void appendWithPartners(int king, MoveList moves) {
    int rank = geometry.rank(king);
    for (int file = 0; file < geometry.files(); file++) {
      int partner = geometry.square(file, rank);
      if (partner != king && arePair(cells[king], cells[partner])) {
        append(king, partner, moves);
      }
    }
  }

  private boolean arePair(int royal, int partner) {
    return (partner & Cell.UNMOVED) != 0
        && Cell.isPiece(partner)
        && Cell.side(partner) == Cell.side(royal)
        && castlings.arePair(Cell.kind(royal), Cell.kind(partner));
  }

  private void append(int king, int partner, MoveList moves) {
    int kind = Cell.kind(cells[king]);
    int rank = geometry.rank(king);
    int to = geometry.square(castlings.endOfRoyal(kind, partner - king), rank);
    int goes = geometry.square(castlings.endOfPartner(kind, partner - king), rank);
    if (!isFree(king, to, king, partner) || !isFree(partner, goes, king, partner)) {
      return;
    }
    int effect = Effect.of(Effect.PARTNER, partner, goes);
    if (to != king) {
      moves.special(Move.quiet(king, to), effect);
      return;
    }
    int own = Effect.of(Effect.PARTNER, king, king);
    effects[0] = Math.min(effect, own);
    effects[1] = Math.max(effect, own);
    moves.special(Move.quiet(king, king), effects, 2);
  }

  /**
   * Returns whether the squares from one to another on a rank are empty, apart from the two pieces.
   */
  private boolean isFree(int from, int to, int king, int partner) {
    int step = Integer.signum(to - from);
    for (int square = from; ; square += step) {
      if (cells[square] != Cell.EMPTY && square != king && square != partner) {
        return false;
      }
      if (square == to) {
        return true;
      }
    }
  }
}
