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
 * What a piece does whose moves are found by sets of bits, where its board is declared to have at
 * most 128 squares. A rider or a hopper finds its moves up to three times as fast so, because the
 * length of a slide is unpredictable. A leaper does not, and only counts them so. A piece that sets
 * of bits cannot fully express is left to the cells.
 *
 * @param size the size of the board
 * @param plan what the piece does
 */
record SetPlan(DeclaredGeometry size, BitPlan plan) {
  private static final int SIDES_OF_A_ROOK = 4;

  /** Returns the plan for a piece, where sets of bits can express all that it does. */
  static Optional<SetPlan> of(PieceSource source, PiecePlan piece) {
    return of(source, piece::bits);
  }

  /**
   * Returns the plan for the search for attackers, where sets of bits can find all of them and that
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
   * Returns whether to find the squares from the cells is slower, by measurement. Two words of a
   * slide take twice as long as one, so there a rider must go to as many sides as a rook. Moves
   * that are only counted, and not listed, are never slower so.
   */
  boolean pays() {
    long slides = terms().stream().filter(SetPlan::isSlide).count();
    return terms().stream().anyMatch(term -> term.shape() instanceof Hop)
        || slides >= (words().count() == 1 ? 1 : SIDES_OF_A_ROOK);
  }

  /**
   * Returns whether no slide in two words goes on from one turn after the other. To look from there
   * whether the next piece on a line is the one that attacks is faster, by measurement.
   */
  private boolean turnsAtOnce() {
    return words().count() == 1
        || terms().stream().noneMatch(term -> term.shape() instanceof Turn turn && turn.most() > 1);
  }

  /** Returns the moves. */
  List<BitTerm> terms() {
    return plan.terms();
  }

  /** Returns how the sets are named. */
  BitWords words() {
    return BitWords.of(size.files() * size.ranks());
  }

  /** Returns whether the moves are the same whichever way the piece faces. */
  boolean isSymmetric() {
    return BitTerm.areSymmetric(terms());
  }

  /**
   * Returns whether the moves are listed by fours. By measurement those of fewer lines than a rook
   * has are too few for that in one word.
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

  /** Returns whether nothing need be occupied on the way. */
  boolean needsEmptySquaresOnly() {
    return plan.needsEmptySquaresOnly();
  }

  /**
   * Returns whether a board with holes has a method of its own. A hole is no hurdle, and a lookup
   * of each hurdle takes a quarter longer; boards seldom have holes.
   */
  boolean looksAtHolesApart() {
    int longest = furthest(size);
    return terms().stream()
        .anyMatch(term -> term.shape() instanceof Hop hop && !hop.isOneLine(longest));
  }

  /** Returns the blockers of the method that serves a board without holes, if no other. */
  EdgeLike edgeLike() {
    // Only a piece that hops must distinguish a hole from a piece.
    return needsEmptySquaresOnly() || looksAtHolesApart() ? EdgeLike.NONE : EdgeLike.CLOSED;
  }
}
