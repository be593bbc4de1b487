package io.github.betza.processor.emit.bitboard;

import io.github.betza.Betza.Numbering;
import io.github.betza.processor.emit.bitboard.Winding.Parted;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.bits.BitTerm.Hop;
import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length.AcrossBoard;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.optimize.Alternatives;
import io.github.betza.processor.path.reverse.Backward;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * What the functions over sets of bits of a piece find.
 *
 * @param squares the number of squares of the board
 * @param moves the moves except for the windings
 * @param windings the moves of winding riders
 * @param backward the captures from the victim's square to the captor's, if they are walked
 *     backward by other paths than the moves of the other side
 */
public record BitboardPlan(
    int squares, List<BitTerm> moves, List<Winding> windings, Optional<List<BitTerm>> backward) {
  /** The most squares that a board may have. */
  public static final int MOST_SQUARES = 2 * Long.SIZE;

  public BitboardPlan {
    moves = List.copyOf(moves);
    windings = List.copyOf(windings);
    backward = backward.map(List::copyOf);
  }

  /**
   * Returns the plan for a piece, or nothing if there is an obstacle.
   *
   * @param piece the piece
   * @param all its moves
   */
  public static Optional<BitboardPlan> of(
      Piece piece, Alternatives all, int files, int ranks, Numbering numbering) {
    if (piece.isImmobilizer() || files * ranks > MOST_SQUARES) {
      return Optional.empty();
    }
    UnaryOperator<Vector> change = step -> numbered(step, numbering);
    Parted parted = Winding.part(all, files, ranks);
    List<Winding> windings =
        parted.windings().stream().map(winding -> winding.mapped(change)).toList();
    return BitPlan.of(parted.rest(), AcrossBoard.steps(files, ranks))
        .filter(plan -> isPlain(plan) && fits(plan, files, ranks))
        .map(plan -> mapped(plan, change))
        .map(
            moves ->
                new BitboardPlan(
                    files * ranks,
                    moves,
                    windings,
                    areReversible(moves) || !windings.isEmpty()
                        ? Optional.empty()
                        : backward(all, files, ranks).map(plan -> mapped(plan, change))));
  }

  /** Returns the first reason why a piece has no plan, if there is one. */
  public static Optional<BitboardObstacle> obstacle(Piece piece, int files, int ranks) {
    return obstacle(piece, Alternatives.of(piece), files, ranks);
  }

  /**
   * As above.
   *
   * @param piece the piece
   * @param all its moves
   */
  public static Optional<BitboardObstacle> obstacle(
      Piece piece, Alternatives all, int files, int ranks) {
    if (files * ranks > MOST_SQUARES) {
      return Optional.of(BitboardObstacle.LARGE_BOARD);
    }
    if (piece.isImmobilizer()) {
      return Optional.of(BitboardObstacle.IMMOBILIZES);
    }
    Optional<BitboardObstacle> found = ObstacleFinder.find(all);
    if (found.isPresent()) {
      return found;
    }
    Optional<BitPlan> plan =
        BitPlan.of(Winding.part(all, files, ranks).rest(), AcrossBoard.steps(files, ranks));
    if (plan.filter(each -> isPlain(each) && each.fits(files, ranks)).isEmpty()) {
      return Optional.of(BitboardObstacle.SHAPE);
    }
    return plan.get().size() > BitPlan.MOST_TERMS_OF_A_PIECE
        ? Optional.of(BitboardObstacle.TOO_MANY)
        : Optional.empty();
  }

  /** Returns whether the moves depend on sets of squares only. */
  private static boolean isPlain(BitPlan plan) {
    return plan.isPlain() && plan.terms().stream().noneMatch(BitTerm::initial);
  }

  private static boolean fits(BitPlan plan, int files, int ranks) {
    return plan.fits(files, ranks) && plan.size() <= BitPlan.MOST_TERMS_OF_A_PIECE;
  }

  private static Optional<BitPlan> backward(Alternatives all, int files, int ranks) {
    List<Node> first = new ArrayList<>();
    Backward.of(all).paths().forEach(path -> first.addAll(((Walk) path).first()));
    return first.isEmpty()
        ? Optional.empty()
        : BitPlan.backward(
                Alternatives.of(new Piece(List.of(new Walk(false, first)))),
                AcrossBoard.steps(files, ranks))
            .filter(plan -> fits(plan, files, ranks));
  }

  private static List<BitTerm> mapped(BitPlan plan, UnaryOperator<Vector> change) {
    return plan.terms().stream().map(term -> term.mapped(change)).toList();
  }

  /** On a board numbered from another corner, a step is mirrored as the squares are. */
  private static Vector numbered(Vector step, Numbering numbering) {
    return new Vector(
        numbering.isFromRight() ? -step.files() : step.files(),
        numbering.isFromLastRank() ? -step.ranks() : step.ranks());
  }

  List<BitTerm> captures() {
    return captures(moves);
  }

  private static List<BitTerm> captures(List<BitTerm> moves) {
    return moves.stream().filter(term -> term.ends() != Ends.QUIET).toList();
  }

  /** Returns the moves to empty squares. */
  List<BitTerm> quiets() {
    return moves.stream().filter(term -> term.ends() != Ends.CAPTURE).toList();
  }

  /** Returns whether the piece captures as it moves. */
  boolean capturesAsItMoves() {
    return Stream.concat(moves.stream().map(BitTerm::ends), windings.stream().map(Winding::ends))
        .allMatch(Ends.BOTH::equals);
  }

  /** Returns whether both sides move alike. */
  boolean isSymmetric() {
    return BitTerm.areSymmetric(moves) && Winding.areSymmetric(windings);
  }

  /**
   * Returns whether a piece attacks exactly the squares from which an enemy piece of its kind
   * attacks it.
   */
  boolean isReversible() {
    return areReversible(moves) && windings.isEmpty();
  }

  private static boolean areReversible(List<BitTerm> moves) {
    return captures(moves).stream().allMatch(BitboardPlan::isReversible);
  }

  private static boolean isReversible(BitTerm term) {
    if (term.shape() instanceof Leaps leaps) {
      return leaps.conditions().isEmpty();
    }
    return term.shape() instanceof Hop hop
        ? hop.step().equals(hop.approach()) && hop.most() == hop.farthest()
        : term.shape() instanceof Slide slide && slide.isDirect();
  }

  /** Finds out why sets of bits cannot express a piece. */
  private static final class ObstacleFinder {
    private final Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    private ObstacleFinder() {}

    /**
     * Returns the reason that is most visible in the notation; a piece without such a reason has
     * paths of another shape.
     */
    static Optional<BitboardObstacle> find(Alternatives all) {
      return all.others().isEmpty()
          ? first(all.own(), new ObstacleFinder()::alternative)
          : Optional.of(BitboardObstacle.OTHERS_MOVES);
    }

    private static <T> Optional<BitboardObstacle> first(
        List<T> parts, Function<T, Optional<BitboardObstacle>> find) {
      return parts.stream().map(find).flatMap(Optional::stream).findFirst();
    }

    private Optional<BitboardObstacle> alternative(Alternative alternative) {
      if (alternative instanceof Castling) {
        return Optional.of(BitboardObstacle.CASTLING);
      }
      if (alternative instanceof NullMove) {
        return Optional.of(BitboardObstacle.NULL_MOVE);
      }
      if (alternative instanceof Universal) {
        return Optional.of(BitboardObstacle.EVERYWHERE);
      }
      if (alternative.initial()) {
        return Optional.of(BitboardObstacle.FIRST_MOVES);
      }
      return alternative instanceof Walk walk ? first(walk.first(), this::node) : Optional.empty();
    }

    private Optional<BitboardObstacle> node(Node node) {
      if (!seen.add(node)) {
        return Optional.empty();
      }
      return first(node.landings(), ObstacleFinder::landing)
          .or(() -> first(node.branches(), this::branch));
    }

    private static Optional<BitboardObstacle> landing(Landing landing) {
      LegOutcome outcome = landing.outcome();
      if (outcome.occupant().isEnPassant()) {
        return Optional.of(BitboardObstacle.EN_PASSANT);
      }
      if (landing.grantsEnPassant()) {
        return Optional.of(BitboardObstacle.GRANTS_EN_PASSANT);
      }
      boolean ends = outcome.equals(LegOutcome.EMPTY) || outcome.equals(LegOutcome.CAPTURE);
      return ends && landing.isPlain() ? Optional.empty() : Optional.of(BitboardObstacle.EFFECTS);
    }

    private Optional<BitboardObstacle> branch(Branch branch) {
      if (branch.outcome().effect() != LegEffect.NONE) {
        return Optional.of(BitboardObstacle.ON_THE_WAY);
      }
      OccupancyCondition occupant = branch.outcome().occupant();
      boolean isOfEither =
          occupant == OccupancyCondition.EMPTY || occupant == OccupancyCondition.PIECE;
      return isOfEither
          ? first(branch.next(), this::node)
          : Optional.of(BitboardObstacle.SIDES_ON_THE_WAY);
    }
  }
}
