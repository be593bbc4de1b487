package io.github.betza.processor.emit.bits;

import io.github.betza.processor.emit.bits.BitTerm.Condition;
import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.bits.BitTerm.Hop;
import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitTerm.Shape;
import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.emit.bits.BitTerm.Turn;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.Pass;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Occupant;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.line.LineLeg;
import io.github.betza.processor.path.line.LinePath;
import io.github.betza.processor.path.line.LinePaths;
import io.github.betza.processor.path.optimize.Alternatives;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The moves of a kind as sets of bits, where all of them can be said so.
 *
 * @param terms the moves, but for captures en passant and castling
 * @param enPassant the leaps that capture en passant, which ask nothing before
 * @param castlings the ways in which the piece castles as long as it has not moved
 * @param passes whether the piece may stay where it is
 * @param extras the moves that it has within some squares only
 */
public record BitPlan(
    List<BitTerm> terms,
    List<Leaps> enPassant,
    List<Castling> castlings,
    boolean passes,
    List<ExtraTerms> extras) {
  /** More terms than this would make a method that the virtual machine does not compile. */
  public static final int MOST_TERMS = 60;

  private static final Outcome EN_PASSANT =
      new Outcome(Occupant.EN_PASSANT, Outcome.CAPTURE.deed());

  /** Copies the lists. */
  public BitPlan {
    terms = List.copyOf(terms);
    enPassant = List.copyOf(enPassant);
    castlings = List.copyOf(castlings);
    extras = List.copyOf(extras);
  }

  /**
   * Moves that a piece has where it stands within some squares, and the move ends there.
   *
   * @param number the number of the squares
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
   * Returns the plan for a piece that is no immobiliser.
   *
   * @param all its moves, which take long to part and to join
   * @param furthest as in {@link #of(Piece, int)}
   */
  public static Optional<BitPlan> of(Alternatives all, int furthest) {
    return of(all, furthest, true);
  }

  /**
   * Returns the plan for captures that are walked backward.
   *
   * @param all the paths, as they lead from the piece captured to those that capture it
   * @param furthest as in {@link #of(Piece, int)}
   */
  public static Optional<BitPlan> backward(Alternatives all, int furthest) {
    return of(all, furthest, false);
  }

  /**
   * Returns a plan.
   *
   * @param vacates whether the square where paths begin is empty from then on, because what stood
   *     there is on its way
   */
  private static Optional<BitPlan> of(Alternatives all, int furthest, boolean vacates) {
    if (!all.others().isEmpty()) {
      return Optional.empty();
    }
    List<LinePath> paths = new ArrayList<>();
    List<Castling> castlings = new ArrayList<>();
    boolean passes = false;
    for (Alternative alternative : all.own()) {
      if (alternative instanceof Pass pass && !pass.initial()) {
        passes = true;
        continue;
      }
      if (alternative instanceof Castling castling && castling.initial()) {
        if (!castlings.contains(castling)) {
          castlings.add(castling);
        }
        continue;
      }
      Optional<List<LinePath>> found =
          alternative instanceof Walk walk
              ? LinePaths.of(walk, landing -> true, furthest)
              : Optional.empty();
      if (found.isEmpty()) {
        return Optional.empty();
      }
      paths.addAll(found.get());
    }
    return of(paths, castlings, passes, vacates);
  }

  /**
   * Returns the plan for a piece that has the same moves and some of another piece within squares.
   *
   * @param number the number of the squares
   */
  public Optional<BitPlan> with(int number, BitPlan extra) {
    boolean isSimple =
        extra.enPassant.isEmpty() && extra.castlings.isEmpty() && !extra.passes && !extra.grants();
    List<ExtraTerms> all = new ArrayList<>(extras);
    if (!extra.terms.isEmpty()) {
      all.add(new ExtraTerms(number, extra.terms));
    }
    return isSimple && !grants()
        ? Optional.of(new BitPlan(terms, enPassant, castlings, passes, all))
        : Optional.empty();
  }

  /** Returns how many moves there are, those within some squares included. */
  public int size() {
    return (int) allTerms().count();
  }

  private boolean grants() {
    return terms.stream().anyMatch(BitTerm::grants);
  }

  /**
   * Returns whether the plan holds where some pieces are like the edge of the board to this one: it
   * jumps over no piece but the first one on a line.
   */
  public boolean allowsWalls() {
    return castlings.isEmpty() && allTerms().allMatch(BitPlan::allowsWalls);
  }

  /** Returns the moves, those within some squares included. */
  public Stream<BitTerm> allTerms() {
    return Stream.concat(terms.stream(), extras.stream().flatMap(each -> each.terms().stream()));
  }

  private static boolean allowsWalls(BitTerm term) {
    if (term.shape() instanceof Leaps leaps) {
      return leaps.conditions().stream().noneMatch(Condition::occupied);
    }
    return !(term.shape() instanceof Slide slide)
        || slide.conditions().stream().noneMatch(Condition::occupied);
  }

  private static Optional<BitPlan> of(
      List<LinePath> paths, List<Castling> castlings, boolean passes, boolean vacates) {
    Set<BitTerm> terms = new LinkedHashSet<>();
    List<Leaps> enPassant = new ArrayList<>();
    for (LinePath path : paths) {
      Optional<Ends> ends = ends(path.landing());
      Optional<Shape> shape = shape(path, vacates);
      Optional<List<Vector>> passed = passed(path);
      if (path.landing().outcome().equals(EN_PASSANT)
          && isFreeLeap(path)
          && shape.isPresent()
          && shape.get() instanceof Leaps leap) {
        enPassant.add(leap);
      } else if (ends.isPresent() && shape.isPresent() && passed.isPresent()) {
        terms.add(new BitTerm(shape.get(), ends.get(), path.initial(), passed.get()));
      } else {
        return Optional.empty();
      }
    }
    List<BitTerm> merged = mergeLeaps(mergeEnds(terms));
    return areApart(merged)
        ? Optional.of(new BitPlan(merged, enPassant, castlings, passes, List.of()))
        : Optional.empty();
  }

  /** Returns whether the piece castles. */
  public boolean castles() {
    return !castlings.isEmpty();
  }

  /** Returns whether no move needs a hurdle. */
  public boolean asksForEmptySquaresOnly() {
    return allTerms().allMatch(term -> allowsWalls(term) && !(term.shape() instanceof Hop));
  }

  /**
   * Returns the leaps, where all moves are leaps that are had everywhere: those over joined edges
   * apart from the others. What they ask before is left out.
   */
  public Optional<List<Leaps>> leaps() {
    if (!extras.isEmpty() || !terms.stream().allMatch(term -> term.shape() instanceof Leaps)) {
      return Optional.empty();
    }
    return Optional.of(Leaps.apart(terms.stream().map(term -> (Leaps) term.shape()).toList()));
  }

  /** Returns the leaps that capture en passant, those over joined edges apart from the others. */
  public List<Leaps> leapsEnPassant() {
    return Leaps.apart(enPassant);
  }

  /**
   * Returns whether the plan holds on a board. Where edges are joined it must have a single word,
   * out of which no slide along a rank leads, and a step sideways must lead to another square.
   */
  public boolean fits(int files, int ranks) {
    boolean joined =
        enPassant.stream().anyMatch(Leaps::joined)
            || allTerms().anyMatch(term -> term.shape().joined());
    return !joined || (files > 1 && files * ranks <= Long.SIZE);
  }

  /**
   * Returns the squares on which a move can be answered by capturing en passant: those that its
   * last leg passes, where these do not depend on how far it goes.
   */
  private static Optional<List<Vector>> passed(LinePath path) {
    List<LineLeg> legs = path.legs();
    if (!path.landing().grantsEnPassant()) {
      return Optional.of(List.of());
    }
    if (!legs.stream().allMatch(LineLeg::isLeap) || legs.stream().anyMatch(LineLeg::overPiece)) {
      return Optional.empty();
    }
    List<Vector> passed = new ArrayList<>();
    Vector at = new Vector(0, 0);
    for (int i = 0; i < legs.size() - 1; i++) {
      at = at.plus(legs.get(i).step());
      if (i >= legs.size() - 1 - path.lame()) {
        passed.add(at);
      }
    }
    return Optional.of(passed);
  }

  private static boolean isFreeLeap(LinePath path) {
    return path.landing().isPlain()
        && !path.initial()
        && path.legs().size() == 1
        && path.legs().get(0).isLeap();
  }

  private static Optional<Ends> ends(Landing landing) {
    boolean quiet = landing.outcome().equals(Outcome.PASS);
    boolean capture = landing.outcome().equals(Outcome.CAPTURE) && !landing.grantsEnPassant();
    if (!landing.isPlain() || (!quiet && !capture)) {
      return Optional.empty();
    }
    return Optional.of(quiet ? Ends.QUIET : Ends.CAPTURE);
  }

  private static Optional<Shape> shape(LinePath path, boolean vacates) {
    return path.isJoined() ? JoinedLegs.shape(path.legs()) : shape(path.legs(), vacates);
  }

  /** Only a path that goes on straight over its origin, or ends there, has no shape here. */
  private static Optional<Shape> shape(List<LineLeg> legs, boolean vacates) {
    LineLeg first = legs.get(0);
    LineLeg last = legs.get(legs.size() - 1);
    if (legs.size() == 2 && !first.isLeap() && first.least() == 1 && last.overPiece()) {
      return last.least() == 1 && !isBack(first.step(), last.step())
          ? Optional.of(new Hop(first.step(), first.most(), last.step(), last.most()))
          : Optional.empty();
    }
    if (legs.size() == 2 && !first.isLeap() && first.least() == 1) {
      return last.least() == 1 && !isAlong(first.step(), last.step())
          ? Optional.of(new Turn(first.step(), first.most(), last.step(), last.most()))
          : Optional.empty();
    }
    List<Condition> conditions = new ArrayList<>();
    Vector at = new Vector(0, 0);
    for (int i = 0; i < legs.size() - 1; i++) {
      at = at.plus(legs.get(i).step());
      boolean overPiece = legs.get(i + 1).overPiece();
      if (!legs.get(i).isLeap() || (at.reach() == 0 && (overPiece || !vacates))) {
        return Optional.empty();
      }
      if (at.reach() != 0) {
        conditions.add(new Condition(at, overPiece));
      }
    }
    if (last.isLeap()) {
      Vector end = at.plus(last.step());
      return end.reach() == 0 ? Optional.empty() : Optional.of(leap(conditions, end));
    }
    boolean overOrigin = last.least() != 1;
    for (int steps = 1; steps <= last.most(); steps++) {
      overOrigin |= at.plus(last.step().times(steps)).reach() == 0;
    }
    return overOrigin
        ? Optional.empty()
        : Optional.of(new Slide(conditions, at, last.step(), last.most(), false));
  }

  /** Returns whether a step leads back along another, and may come to where that one began. */
  private static boolean isBack(Vector there, Vector step) {
    return isAlong(there, step)
        && (there.files() * step.files() < 0 || there.ranks() * step.ranks() < 0);
  }

  /** Returns whether two steps lead along one line. */
  private static boolean isAlong(Vector first, Vector second) {
    return first.files() * second.ranks() == first.ranks() * second.files();
  }

  private static Shape leap(List<Condition> conditions, Vector end) {
    return new Leaps(conditions, List.of(end), false);
  }

  private static List<BitTerm> mergeEnds(Set<BitTerm> terms) {
    List<BitTerm> merged = new ArrayList<>();
    for (BitTerm term : terms) {
      boolean both =
          terms.contains(term.ending(Ends.QUIET)) && terms.contains(term.ending(Ends.CAPTURE));
      BitTerm result = both ? term.ending(Ends.BOTH) : term;
      if (!merged.contains(result)) {
        merged.add(result);
      }
    }
    return merged;
  }

  private static List<BitTerm> mergeLeaps(List<BitTerm> terms) {
    Map<BitTerm, List<Vector>> steps = new LinkedHashMap<>();
    List<BitTerm> merged = new ArrayList<>();
    for (BitTerm term : terms) {
      if (term.shape() instanceof Leaps leaps) {
        BitTerm key = term.with(leaps.with(List.of()));
        steps.computeIfAbsent(key, none -> new ArrayList<>()).addAll(leaps.steps());
      }
    }
    steps.forEach((key, all) -> merged.add(key.with(((Leaps) key.shape()).with(all))));
    terms.stream().filter(term -> !(term.shape() instanceof Leaps)).forEach(merged::add);
    return merged;
  }

  /**
   * Two moves to one square count as one in a set. One that grants en-passant rights is another
   * move than one that does not, but only where it passes a square: so each must have a square of
   * its own, for which there are no others. Over joined edges several steps may lead to one square.
   */
  private static boolean areApart(List<BitTerm> terms) {
    if (terms.stream().noneMatch(BitTerm::grants)) {
      return true;
    }
    List<Vector> steps = new ArrayList<>();
    for (BitTerm term : terms) {
      boolean quiet = term.ends() != Ends.CAPTURE;
      if (!(term.shape() instanceof Leaps leaps) || (leaps.joined() && quiet)) {
        return false;
      }
      steps.addAll(term.ends() == Ends.CAPTURE ? List.of() : leaps.steps());
    }
    return steps.stream().distinct().count() == steps.size();
  }
}
