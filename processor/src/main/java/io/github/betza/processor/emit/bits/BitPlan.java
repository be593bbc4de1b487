package io.github.betza.processor.emit.bits;

import io.github.betza.processor.emit.bits.BitTerm.Condition;
import io.github.betza.processor.emit.bits.BitTerm.Hop;
import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.optimize.Alternatives;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The moves of a kind as sets of bits, if these can express all of them.
 *
 * @param terms the moves, except captures en passant and castling
 * @param enPassant the leaps that capture en passant, which have no conditions
 * @param castlings the ways in which the piece castles while it is unmoved
 * @param hasNullMove whether the piece may stay on its square
 * @param extras the moves that it has only within some squares
 */
public record BitPlan(
    List<BitTerm> terms,
    List<Leaps> enPassant,
    List<Castling> castlings,
    boolean hasNullMove,
    List<ExtraTerms> extras) {
  /** The most terms of a method, because the virtual machine does not compile longer ones. */
  public static final int MOST_TERMS = 60;

  /** The most terms of a method for one piece, which finds its moves for both sides. */
  public static final int MOST_TERMS_OF_A_PIECE = MOST_TERMS / 2;

  /** Copies the lists. */
  public BitPlan {
    terms = List.copyOf(terms);
    enPassant = List.copyOf(enPassant);
    castlings = List.copyOf(castlings);
    extras = List.copyOf(extras);
  }

  /**
   * Moves that begin and end within some squares.
   *
   * @param number the number of the extra moves
   */
  public record ExtraTerms(int number, List<BitTerm> terms) {
    /** Copies the list. */
    public ExtraTerms {
      terms = List.copyOf(terms);
    }
  }

  /**
   * Returns the plan for a piece.
   *
   * @param furthest the most steps that the board has room for
   */
  public static Optional<BitPlan> of(Piece piece, int furthest) {
    return piece.isImmobilizer() ? Optional.empty() : of(Alternatives.of(piece), furthest);
  }

  /**
   * Returns the plan for a piece that is not an immobiliser.
   *
   * @param all its moves, which take long to split and join
   * @param furthest as in {@link #of(Piece, int)}
   */
  public static Optional<BitPlan> of(Alternatives all, int furthest) {
    return BitPlanner.plan(all, furthest, true);
  }

  /**
   * Returns the plan for captures that are walked backward.
   *
   * @param all the paths, from the captured piece to its captors
   * @param furthest as in {@link #of(Piece, int)}
   */
  public static Optional<BitPlan> backward(Alternatives all, int furthest) {
    return BitPlanner.plan(all, furthest, false);
  }

  /**
   * Returns the plan for a piece that has the same moves and extra moves of another plan.
   *
   * @param number the number of the extra moves
   */
  public Optional<BitPlan> with(int number, BitPlan extra) {
    List<ExtraTerms> all = new ArrayList<>(extras);
    if (!extra.terms.isEmpty()) {
      all.add(new ExtraTerms(number, extra.terms));
    }
    return extra.isPlain() && !grants()
        ? Optional.of(new BitPlan(terms, enPassant, castlings, hasNullMove, all))
        : Optional.empty();
  }

  /** Returns the number of terms, including extra moves. */
  public int size() {
    return (int) allTerms().count();
  }

  /** Returns whether the moves only go to a square and capture there. */
  public boolean isPlain() {
    return enPassant.isEmpty() && castlings.isEmpty() && !hasNullMove && !grants();
  }

  private boolean grants() {
    return terms.stream().anyMatch(BitTerm::grants);
  }

  /**
   * Returns whether the plan holds if some pieces are like the edge of the board to this one: it
   * jumps only over the first piece on a line.
   */
  public boolean allowsBlockers() {
    return castlings.isEmpty() && allTerms().allMatch(BitPlan::allowsBlockers);
  }

  /** Returns the moves, including extra moves. */
  public Stream<BitTerm> allTerms() {
    return Stream.concat(terms.stream(), extras.stream().flatMap(each -> each.terms().stream()));
  }

  private static boolean allowsBlockers(BitTerm term) {
    if (term.shape() instanceof Leaps leaps) {
      return leaps.conditions().stream().noneMatch(Condition::occupied);
    }
    return !(term.shape() instanceof Slide slide)
        || slide.conditions().stream().noneMatch(Condition::occupied);
  }

  /** Returns whether the piece castles. */
  public boolean castles() {
    return !castlings.isEmpty();
  }

  /** Returns whether no move needs a hurdle. */
  public boolean needsEmptySquaresOnly() {
    return allTerms().allMatch(term -> allowsBlockers(term) && !(term.shape() instanceof Hop));
  }

  /**
   * Returns the leaps without their conditions, if all moves are leaps and none are extra moves:
   * leaps over joined edges are separate.
   */
  public Optional<List<Leaps>> leaps() {
    if (!extras.isEmpty() || !terms.stream().allMatch(term -> term.shape() instanceof Leaps)) {
      return Optional.empty();
    }
    return Optional.of(Leaps.apart(terms.stream().map(term -> (Leaps) term.shape()).toList()));
  }

  /** Returns the leaps that capture en passant; leaps over joined edges are separate. */
  public List<Leaps> leapsEnPassant() {
    return Leaps.apart(enPassant);
  }

  /**
   * Returns whether the plan holds on a board. If edges are joined, the board must have a single
   * word that no slide along a rank leaves, and a step sideways must lead to another square.
   */
  public boolean fits(int files, int ranks) {
    boolean joined =
        enPassant.stream().anyMatch(Leaps::joined)
            || allTerms().anyMatch(term -> term.shape().joined());
    return !joined || (files > 1 && files * ranks <= Long.SIZE);
  }
}
