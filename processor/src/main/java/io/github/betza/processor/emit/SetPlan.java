package io.github.betza.processor.emit;

import io.github.betza.generated.Occupancy;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitTerm.Hop;
import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.emit.bits.BitTerm.Turn;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.bits.EdgeLike;
import io.github.betza.processor.emit.plan.PiecePlan;
import io.github.betza.processor.path.Length.AcrossBoard;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * The moves of a piece by sets of bits, on a declared board of at most 128 squares. A rider or a
 * hopper finds its moves up to three times as fast in this way, because the length of a slide is
 * unpredictable. A leaper does not, so its moves are only counted in this way. If sets of bits
 * cannot fully express a piece, its moves are found from the cells.
 *
 * @param size the size of the board
 * @param plan the moves
 */
record SetPlan(DeclaredGeometry size, BitPlan plan) {
  private static final int SIDES_OF_A_ROOK = 4;

  /** Returns the plan for a piece, if sets of bits can express all its moves. */
  static Optional<SetPlan> of(PieceSource source, PiecePlan piece) {
    return of(source, piece::bits);
  }

  /**
   * Returns the plan for the search for attackers, if sets of bits can find all of them and this
   * pays.
   *
   * @param backward the captures, walked backward
   */
  static Optional<SetPlan> backward(PieceSource source, PiecePlan backward) {
    return of(source, backward::backwardBits).filter(SetPlan::pays).filter(SetPlan::turnsAtOnce);
  }

  private static Optional<SetPlan> of(PieceSource source, IntFunction<Optional<BitPlan>> planned) {
    if (source.board().access() != BoardBinding.Access.OUR_BOARD) {
      return Optional.empty();
    }
    return source
        .geometry()
        .filter(size -> size.files() * size.ranks() <= Occupancy.MOST_SQUARES)
        .flatMap(size -> planned.apply(furthest(size)).map(plan -> new SetPlan(size, plan)))
        .filter(set -> set.plan.fits(set.size.files(), set.size.ranks()))
        .filter(set -> set.plan.isPlain() && set.plan.size() <= BitPlan.MOST_TERMS_OF_A_PIECE)
        .filter(set -> set.plan.allowsBlockers());
  }

  private static int furthest(DeclaredGeometry size) {
    return AcrossBoard.steps(size.files(), size.ranks());
  }

  /**
   * Returns whether sets are faster than cells, by measurement. Two words of a slide take twice as
   * long as one, so on such a board a rider must have as many directions as a rook. Sets are never
   * slower for moves that are only counted.
   */
  boolean pays() {
    long slides = terms().stream().filter(SetPlan::isSlide).count();
    return terms().stream().anyMatch(term -> term.shape() instanceof Hop)
        || slides >= (words().count() == 1 ? 1 : SIDES_OF_A_ROOK);
  }

  /**
   * Returns whether no slide in two words goes on from one turn after the other. By measurement it
   * is faster to test from there whether the next piece on a line is the attacker.
   */
  private boolean turnsAtOnce() {
    return words().count() == 1
        || terms().stream().noneMatch(term -> term.shape() instanceof Turn turn && turn.most() > 1);
  }

  /** Returns the moves. */
  List<BitTerm> terms() {
    return plan.terms();
  }

  /** Returns the names of the sets. */
  BitWords words() {
    return BitWords.of(size.files() * size.ranks());
  }

  /** Returns whether the moves are the same in whichever direction the piece faces. */
  boolean isSymmetric() {
    return BitTerm.areSymmetric(terms());
  }

  /**
   * Returns whether the moves are listed by fours. By measurement fewer lines than a rook's have
   * too few moves for that in one word.
   */
  boolean listsByFours() {
    long lines = terms().stream().filter(SetPlan::isLine).count();
    return lines >= (words().count() == 1 ? SIDES_OF_A_ROOK : 1);
  }

  /**
   * Returns whether the number of moves on a line is unpredictable: a hop over one piece to the
   * next square gives none or one, and a mispredicted branch costs as much.
   */
  private static boolean isLine(BitTerm term) {
    return isSlide(term) || term.shape() instanceof Hop;
  }

  private static boolean isSlide(BitTerm term) {
    return term.shape() instanceof Slide || term.shape() instanceof Turn;
  }

  /** Returns whether no square on the way must be occupied. */
  boolean needsEmptySquaresOnly() {
    return plan.needsEmptySquaresOnly();
  }

  /**
   * Returns whether a board with holes has a separate method. A hole is not a hurdle, and a test of
   * each hurdle takes a quarter longer; boards seldom have holes.
   */
  boolean looksAtHolesApart() {
    int longest = furthest(size);
    return terms().stream()
        .anyMatch(term -> term.shape() instanceof Hop hop && !hop.isOneLine(longest));
  }

  /** Returns the blockers of the method for a board without holes. */
  EdgeLike edgeLike() {
    // Only a piece that hops must distinguish a hole from a piece.
    return needsEmptySquaresOnly() || looksAtHolesApart() ? EdgeLike.NONE : EdgeLike.CLOSED;
  }
}
