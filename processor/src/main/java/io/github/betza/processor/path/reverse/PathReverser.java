package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Landing.Custody;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.line.WholePath;
import io.github.betza.processor.path.line.WholePath.Stage;
import io.github.betza.processor.path.reverse.AttackLine.Crossing;
import io.github.betza.processor.path.reverse.Completion.NextSquareCaptures;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Walks paths backward. With fixed numbers of steps all squares are known, and paths that come to a
 * square twice are resolved. Paths with slides are reversed leg by leg, and must not come to a
 * square twice.
 */
final class PathReverser {
  private static final int NONE = -1;

  private final List<AttackLine> lines = new ArrayList<>();
  private final List<Node> chains = new ArrayList<>();

  /** Paths that may also end on an empty square, with the same legs. */
  private final Set<List<Stage>> quiet = new HashSet<>();

  private final List<WholePath> paths;
  private Optional<NextSquareCaptures> nextSquareCaptures = Optional.empty();
  private boolean takesEnPassant;

  PathReverser(List<WholePath> paths) {
    this.paths = List.copyOf(paths);
  }

  /** Returns whether some path captures en passant. */
  boolean takesEnPassant() {
    return takesEnPassant;
  }

  /** Returns the paths from the captured piece to the possible squares of the capturing piece. */
  List<Node> reverse() throws UnfitException {
    for (WholePath path : paths) {
      if (path.landing().outcome().equals(LegOutcome.EMPTY) && path.landing().isPlain()) {
        quiet.add(path.stages());
      }
    }
    for (WholePath path : paths) {
      if (path.legs().stream().anyMatch(leg -> leg.wrap() != Wrap.NONE)) {
        roundTheBoard(path);
      } else if (JoinedSlides.areFixed(path.legs())) {
        LineFinder finder = new LineFinder();
        finder.follow(path.walk().first().get(0));
        lines.addAll(finder.lines());
        takesEnPassant |= finder.takesEnPassant();
      } else {
        slide(path);
      }
    }
    List<Node> nodes = new ArrayList<>();
    LineSimplifier.simplified(lines).forEach(line -> nodes.add(BackwardPathWriter.of(line)));
    nodes.addAll(CurveMerger.joined(chains));
    return nodes;
  }

  private void roundTheBoard(WholePath path) throws UnfitException {
    Leg leg = path.legs().get(0);
    if (path.legs().size() > 1 || !leg.isStraight() || leg.ski() || !leg.bridge().isNone()) {
      throw new UnfitException(Obstacle.JOINED_EDGES);
    }
    slide(path);
  }

  private void slide(WholePath path) throws UnfitException {
    if (path.legs().size() > 1 && path.legs().stream().anyMatch(PathReverser::isRound)) {
      throw new UnfitException(Obstacle.COMES_BACK);
    }
    Landing landing = path.landing();
    int last = path.legs().size() - 1;
    if (last > 0 && landing.outcome().occupant().isPiece() && goesBack(path.stages(), last - 1)) {
      // No such path: it ends on a square that the piece passed or left.
      return;
    }
    List<Integer> passed = capturesInPassing(path);
    Optional<Obstacle> obstacle = CaptureFinder.obstacle(landing, !passed.isEmpty());
    if (obstacle.isPresent()) {
      throw new UnfitException(obstacle.get());
    }
    if (landing.outcome().occupant().isEnPassant()) {
      takesEnPassant = true;
    } else if (landing.custodies().isEmpty()) {
      capture(path, captures(path, passed));
    } else if (captures(path, passed).isEmpty()) {
      hold(path);
    } else {
      throw new UnfitException(Obstacle.CUSTODY);
    }
  }

  /** Returns the numbers of the legs, except the last one, at whose end a path captures. */
  private static List<Integer> capturesInPassing(WholePath path) throws UnfitException {
    List<Integer> captures = new ArrayList<>();
    for (int i = 0; i < path.outcomes().size(); i++) {
      if (takes(path.outcomes().get(i).get(0))) {
        captures.add(i);
      }
    }
    return captures;
  }

  /**
   * Returns the numbers of all legs at whose end a path captures.
   *
   * @param passed the numbers without the last leg
   */
  private static List<Integer> captures(WholePath path, List<Integer> passed)
      throws UnfitException {
    Landing landing = path.landing();
    LegEffect effect = landing.outcome().effect();
    boolean moves = effect == LegEffect.SWAP || effect == LegEffect.UNLOAD_AT_ORIGIN;
    if (moves && (landing.finish().returns() || !passed.isEmpty())) {
      throw new UnfitException(Obstacle.UNLOADS);
    }
    List<Integer> captures = new ArrayList<>(passed);
    if (CaptureFinder.takes(landing, !passed.isEmpty())) {
      captures.add(path.legs().size() - 1);
    }
    return captures;
  }

  /** Walks backward from each piece that a path captures at the end of the numbered legs. */
  private void capture(WholePath path, List<Integer> captures) throws UnfitException {
    List<Stage> stages = path.stages();
    for (int capture : captures) {
      List<Stage> before = stages.subList(0, capture + 1);
      if (!isCovered(before, stages.subList(capture + 1, stages.size()))) {
        slide(before, behind(stages, path.landing(), capture));
      }
    }
  }

  /** Returns whether the many legs after a capture add nothing to a shorter end of the path. */
  private boolean isCovered(List<Stage> before, List<Stage> rest) {
    for (int i = 0; i < rest.size() - 1; i++) {
      if (!JoinedSlides.isFixed(rest.get(i).leg())) {
        if (nextSquareCaptures.isEmpty()) {
          nextSquareCaptures = Optional.of(NextSquareCaptures.of(paths));
        }
        return nextSquareCaptures.get().cover(before, rest);
      }
    }
    return false;
  }

  /** Walks backward from a held piece, as if the mover captured it by a leap. */
  private void hold(WholePath path) throws UnfitException {
    int last = path.legs().size() - 1;
    for (Custody custody : path.landing().custodies()) {
      for (int held = 0; held < custody.between().size(); held++) {
        List<Stage> stages = new ArrayList<>(path.stages());
        stages.add(new Stage(Leg.leap(custody.between().get(held)), LegOutcome.CAPTURE));
        // The squares that the mover passed or left are empty.
        boolean isEmpty = goesBack(stages, last);
        Optional<List<Crossing>> others = aroundHeld(custody, held);
        if (!isEmpty && others.isPresent()) {
          slide(stages, List.of(others.get()));
        }
      }
    }
  }

  /**
   * Returns the conditions around a held piece, as vectors from that piece; empty if two conditions
   * on one square contradict each other.
   */
  private static Optional<List<Crossing>> aroundHeld(Custody custody, int held) {
    Vector victim = custody.between().get(held);
    Map<Vector, Condition> around = new LinkedHashMap<>();
    around.put(PathState.ORIGIN, Condition.ENEMY);
    for (int i = 0; i < custody.between().size(); i++) {
      Vector square = custody.between().get(i).minus(victim);
      if (i != held && around.getOrDefault(square, Condition.EMPTY) != Condition.EMPTY) {
        return Optional.empty();
      }
      if (i != held) {
        around.put(square, Condition.EMPTY);
      }
    }
    if (around.put(custody.friend().minus(victim), Condition.OWN) != null) {
      return Optional.empty();
    }
    around.remove(PathState.ORIGIN);
    List<Crossing> crossings = new ArrayList<>();
    around.forEach((square, condition) -> crossings.add(new Crossing(square, condition)));
    return Optional.of(crossings);
  }

  /** Returns the legs of a path as if it ended on an empty square. */
  private static List<Stage> quiet(List<Stage> stages) {
    int last = stages.size() - 1;
    List<Stage> quiet = new ArrayList<>(stages);
    quiet.set(last, new Stage(stages.get(last).leg(), LegOutcome.EMPTY));
    return quiet;
  }

  /** Returns whether a leg may return to its start and go on. */
  private static boolean isRound(Leg leg) {
    boolean reaches =
        !(leg.length() instanceof Length.Between between) || between.most() >= leg.cycle().size();
    return Segment.isClosed(leg) && reaches;
  }

  /** Returns whether a capture on the way leaves the rest of the path dependent on its victim. */
  private static boolean takes(LegOutcome outcome) throws UnfitException {
    switch (outcome.effect()) {
      case EXCITE -> throw new UnfitException(Obstacle.EXCITES);
      case UNLOAD_AT_LEG_START, DROP_AT_LEG_START -> throw new UnfitException(Obstacle.UNLOADS);
      case NONE, UNLOAD_AT_ORIGIN, SWAP, BORROW, REMOVE -> {}
    }
    boolean removes = outcome.effect() == LegEffect.REMOVE;
    return switch (outcome.occupant()) {
      case EN_PASSANT, EN_PASSANT_COMMON -> throw new UnfitException(Obstacle.EN_PASSANT);
      case ENEMY, ENEMY_ROYAL, ENEMY_COMMON -> removes;
      case EMPTY, EMPTY_BEFORE_PIECE, OWN, OWN_COMMON -> false;
      case PIECE -> {
        if (removes) {
          throw new UnfitException(Obstacle.EITHER_SIDE);
        }
        yield false;
      }
    };
  }

  /**
   * Walks backward from a captured piece.
   *
   * @param before the legs up to the capture
   * @param completions the conditions on other squares for the completion of the move, as vectors
   *     from that piece: one list for every way to complete it
   */
  private void slide(List<Stage> before, List<List<Crossing>> completions) throws UnfitException {
    List<Length> lengths = reversedLengths(before);
    if (lengths.isEmpty()) {
      return;
    }
    for (List<Crossing> completion : completions) {
      Optional<List<Crossing>> possible = withoutOrigin(before, completion);
      if (possible.isEmpty()) {
        continue;
      }
      List<Crossing> behind = possible.get();
      if (before.get(0).leg().wrap() == Wrap.NONE) {
        List<Vector> squares = behind.stream().map(AttackLine.Crossing::square).toList();
        new SelfIntersectionCheck(before).exclude(squares);
      }
      chains.addAll(BackwardPathWriter.of(before, lengths, behind));
    }
  }

  /**
   * Removes the condition on the piece's start, if that is known: it is empty by then. Returns
   * nothing if it would have to contain a piece.
   */
  private static Optional<List<Crossing>> withoutOrigin(
      List<Stage> before, List<Crossing> completion) {
    Vector way = PathState.ORIGIN;
    for (Stage stage : before) {
      if (!(stage.leg().length() instanceof Length.Between between)
          || !JoinedSlides.isFixed(stage.leg())) {
        return Optional.of(completion);
      }
      for (int step = 0; step < between.most(); step++) {
        way = way.plus(stage.leg().step(step));
      }
    }
    Vector origin = way.opposite();
    List<Crossing> others = new ArrayList<>();
    for (Crossing crossing : completion) {
      if (!crossing.square().equals(origin)) {
        others.add(crossing);
      } else if (!crossing.condition().admits(Condition.EMPTY)) {
        return Optional.empty();
      }
    }
    return Optional.of(others);
  }

  /**
   * Returns the conditions on the squares after the captured piece for the completion of the move,
   * as vectors from that piece: one list for every way to complete it.
   */
  private List<List<Crossing>> behind(List<Stage> stages, Landing landing, int capture)
      throws UnfitException {
    List<Stage> rest = stages.subList(capture + 1, stages.size());
    if (rest.isEmpty()) {
      return List.of(List.of());
    }
    boolean lands =
        rest.size() == 1 && rest.get(0).outcome().occupant() == OccupancyCondition.EMPTY;
    if (lands && goesBack(stages, capture)) {
      // The squares just passed are empty, and so is the piece's start.
      return List.of(List.of());
    }
    return Completion.of(rest, landing, quiet.contains(quiet(stages)));
  }

  /**
   * Returns whether the piece goes back over the squares that it has just passed, at most to the
   * first of them, without having put a captured piece down in between.
   */
  private static boolean goesBack(List<Stage> stages, int capture) {
    if (stages.get(capture).outcome().effect().putsAtLegStart()) {
      return false;
    }
    Leg there = stages.get(capture).leg();
    Leg back = stages.get(capture + 1).leg();
    boolean startsEmpty =
        capture == 0 || stages.get(capture - 1).outcome().equals(LegOutcome.EMPTY);
    boolean sameWay = JoinedSlides.isPlain(there) && JoinedSlides.isPlain(back);
    boolean asFar = back.length() instanceof Length.SameAsBefore && !there.length().isOne();
    return startsEmpty
        && sameWay
        && (asFar || back.length().isOne())
        && back.step(0).equals(there.step(0).opposite());
  }

  /**
   * The lengths of legs that are walked in the opposite order. Of two legs with equal numbers of
   * steps, the later one comes first now and is free, and the other follows it.
   */
  private static List<Length> reversedLengths(List<Stage> stages) throws UnfitException {
    List<Length> lengths = new ArrayList<>();
    stages.forEach(stage -> lengths.add(stage.leg().length()));
    int leader = NONE;
    for (int i = 0; i < stages.size(); i++) {
      Length length = stages.get(i).leg().length();
      if (length instanceof Length.ToEnemyHalf) {
        throw new UnfitException(Obstacle.RANKS);
      }
      if (length instanceof Length.SameAsBefore) {
        if (leader == NONE) {
          return List.of();
        }
        demandStraight(stages.get(leader).leg());
        demandStraight(stages.get(i).leg());
        lengths.set(i, lengths.get(leader));
        lengths.set(leader, length);
        leader = i;
      } else if (!length.isOne()) {
        leader = i;
      }
    }
    return lengths;
  }

  private static void demandStraight(Leg leg) throws UnfitException {
    if (!leg.isStraight() || leg.ski() || leg.residue() != Leg.ANY) {
      throw new UnfitException(Obstacle.COMES_BACK);
    }
  }
}
