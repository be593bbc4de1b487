package io.github.betza.processor.variant.reach;

import io.github.betza.Promoting;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.model.Drop;
import io.github.betza.model.Promotion;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.variant.Squares;
import io.github.betza.processor.variant.VariantFacts;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * The first squares of the pieces of a game, by its setup, by castling, by promotion or by a drop.
 */
public record Starts(VariantFacts facts, Geometry geometry, Board board) {
  /** Returns the number of pieces of a kind that a side has in the setup. */
  public int count(int kind, int side) {
    return setUp(kind, side).cardinality();
  }

  /**
   * Returns the squares on which pieces of a kind may begin, and perhaps some more: the squares of
   * the setup, the squares to which castling may take a partner, the squares on which another piece
   * may become one of the kind, which no zone forbids, and the squares on which pieces are dropped
   * or enter.
   */
  public BitSet of(int kind, int side) {
    BitSet squares = setUp(kind, side);
    if (someCastle()) {
      // A partner stays on its rank, and may end on any square of it.
      squares.or(ranksOf(squares));
    }
    for (Promotion promotion : facts.model().promotions()) {
      if (facts.isPromotedTo(promotion, kind)) {
        squares.or(endsOf(promotion, side));
      }
    }
    facts.model().drops().stream()
        .filter(drop -> facts.kindsOf(drop.of()).contains(kind))
        .forEach(drop -> squares.or(dropped(drop, side)));
    facts.model().gates().stream()
        .filter(gate -> facts.kindsOf(gate.of()).contains(kind))
        .forEach(gate -> squares.or(Squares.of(geometry, gate.squares(), side)));
    squares.and(open());
    return squares;
  }

  private BitSet dropped(Drop drop, int side) {
    return drop.squares().isEmpty() ? open() : Squares.of(geometry, drop.squares(), side);
  }

  private boolean someCastle() {
    return !facts.model().castlings().isEmpty()
        || IntStream.rangeClosed(1, facts.pieces().size())
            .anyMatch(kind -> facts.moves(kind).stream().anyMatch(Castling.class::isInstance));
  }

  private BitSet ranksOf(BitSet squares) {
    BitSet ranks = new BitSet();
    squares.stream()
        .map(geometry::rank)
        .forEach(
            rank -> {
              for (int file = 0; file < geometry.files(); file++) {
                ranks.set(geometry.square(file, rank));
              }
            });
    return ranks;
  }

  /** Returns the squares on which promoting moves may end. */
  private BitSet endsOf(Promotion promotion, int side) {
    if (promotion.on() == Promoting.ARRIVAL) {
      return Squares.of(geometry, promotion.zone(), side);
    }
    // A move that leaves the zone promotes too, and may end anywhere.
    BitSet all = new BitSet();
    all.set(0, geometry.arrayLength());
    return all;
  }

  /** Returns the squares that are not holes. */
  public BitSet open() {
    BitSet open = new BitSet();
    for (int square = 0; square < geometry.arrayLength(); square++) {
      open.set(square, board.get(square) != Cell.EDGE);
    }
    return open;
  }

  /** Returns the squares on which the setup has pieces of a kind. */
  public BitSet setUp(int kind, int side) {
    BitSet squares = new BitSet();
    for (int square = 0; square < geometry.arrayLength(); square++) {
      int cell = board.get(square);
      squares.set(square, Cell.isPiece(cell) && Cell.kind(cell) == kind && Cell.side(cell) == side);
    }
    return squares;
  }
}
