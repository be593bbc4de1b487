package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.line.WholePath.Stage;
import io.github.betza.processor.path.reverse.AttackLine.Crossing;
import java.util.ArrayList;
import java.util.List;

/** Writes backward paths as trees without branches. */
final class BackwardPathWriter {
  private BackwardPathWriter() {}

  /** Returns the path of a line: leaps to its squares, the last square first. */
  static Node of(AttackLine line) {
    List<Crossing> behind = new ArrayList<>();
    for (Crossing crossing : line.crossings()) {
      Vector square = crossing.square().minus(line.target());
      behind.add(0, new Crossing(square, crossing.condition()));
    }
    Node home = end(Leg.leap(line.target().opposite()), line.victim());
    return detour(behind, home);
  }

  /**
   * Returns the paths that pass some legs backward.
   *
   * @param stages the legs, the last of which captures
   * @param lengths their lengths
   * @param behind the conditions on other squares, as vectors from the captured piece
   */
  static List<Node> of(List<Stage> stages, List<Length> lengths, List<Crossing> behind)
      throws UnfitException {
    Condition victim = Condition.of(stages.get(stages.size() - 1).outcome().occupant());
    List<Node> nodes = new ArrayList<>();
    for (int i = 0; i < stages.size(); i++) {
      Leg leg = stages.get(i).leg();
      List<Landing> landings = i == 0 ? List.of(landing(victim)) : List.of();
      List<Branch> branches = List.of();
      if (i > 0) {
        branches = List.of(arrival(stages, i - 1, nodes));
      }
      nodes = new ArrayList<>();
      if (leg.ski()) {
        addSki(nodes, leg, landings, branches);
      } else {
        for (Leg reversed : reversed(leg, lengths.get(i))) {
          nodes.add(new Node(reversed, landings, branches));
        }
      }
    }
    List<Node> detours = new ArrayList<>();
    for (Node node : nodes) {
      detours.add(detour(elsewhere(behind, node), node));
    }
    return detours;
  }

  /**
   * Returns the squares that a path does not test with its own first leap: a piece that steps back
   * after a capture tests the square that it came over, which was empty then.
   */
  private static List<Crossing> elsewhere(List<Crossing> squares, Node way) throws UnfitException {
    if (!way.leg().equals(Leg.leap(way.leg().step(0)))) {
      return squares;
    }
    List<Crossing> others = new ArrayList<>();
    for (Crossing crossing : squares) {
      if (!crossing.square().equals(way.leg().step(0))) {
        others.add(crossing);
      } else if (!admits(crossing.condition(), way)) {
        throw new UnfitException(Obstacle.COMES_BACK);
      }
    }
    return others;
  }

  /** Returns whether a condition allows every content that a leg requires at its end. */
  private static boolean admits(Condition condition, Node way) {
    return way.landings().isEmpty()
        && way.branches().stream()
            .allMatch(branch -> condition.admits(Condition.of(branch.outcome().occupant())));
  }

  /** Returns the condition at the end of a leg before the last, and the legs from there. */
  private static Branch arrival(List<Stage> stages, int number, List<Node> next) {
    OccupancyCondition occupant = stages.get(number).outcome().occupant();
    if (occupant != OccupancyCondition.EMPTY_BEFORE_PIECE) {
      return new Branch(new LegOutcome(occupant, LegEffect.NONE), next);
    }
    if (!looksAhead(stages, number)) {
      return new Branch(LegOutcome.EMPTY, next);
    }
    Vector step = stages.get(number).leg().step(0);
    Node back =
        new Node(Leg.leap(step.opposite()), List.of(), List.of(new Branch(LegOutcome.EMPTY, next)));
    Node beyond =
        new Node(Leg.leap(step), List.of(), List.of(new Branch(LegOutcome.HOP, List.of(back))));
    return new Branch(LegOutcome.EMPTY, List.of(beyond));
  }

  /**
   * Returns whether a piece, other than the captured one, must be one step beyond the end of a leg.
   */
  static boolean looksAhead(List<Stage> stages, int number) {
    Stage stage = stages.get(number);
    if (stage.outcome().occupant() != OccupancyCondition.EMPTY_BEFORE_PIECE) {
      return false;
    }
    boolean beforeVictim =
        number + 2 == stages.size()
            && stages.get(number + 1).leg().equals(Leg.leap(stage.leg().step(0)))
            && stage.leg().isStraight();
    return !beforeVictim;
  }

  /** The skipped square comes last, and is leapt over: it may even be a hole. */
  private static void addSki(
      List<Node> nodes, Leg leg, List<Landing> landings, List<Branch> branches)
      throws UnfitException {
    boolean plain = leg.isStraight() && leg.bridge().isNone() && leg.residue() == Leg.ANY;
    if (!plain || !(leg.length() instanceof Between between)) {
      throw new UnfitException(Obstacle.COMES_BACK);
    }
    Vector back = leg.step(0).opposite();
    Node leap = new Node(Leg.leap(back.times(2)), landings, branches);
    if (between.least() <= 2 && between.most() >= 2) {
      nodes.add(leap);
    }
    if (between.most() > 2) {
      int most = between.most() == Length.UNLIMITED ? Length.UNLIMITED : between.most() - 2;
      Length length = new Between(Math.max(1, between.least() - 2), most);
      Leg slide = new Leg(List.of(back), Leg.ANY, length, leg.bridge(), false, Wrap.NONE);
      nodes.add(new Node(slide, List.of(), List.of(new Branch(LegOutcome.EMPTY, List.of(leap)))));
    }
  }

  private static Node end(Leg leg, Condition victim) {
    return new Node(leg, List.of(landing(victim)), List.of());
  }

  private static Landing landing(Condition victim) {
    return new Landing(new LegOutcome(occupants(victim).get(0), LegEffect.REMOVE), false);
  }

  /** Tests some squares before it goes a path from its start. */
  private static Node detour(List<Crossing> squares, Node way) {
    if (squares.isEmpty()) {
      return way;
    }
    Crossing last = squares.get(squares.size() - 1);
    Vector back = last.square().opposite();
    Leg leg = way.leg();
    boolean leaps = leg.equals(Leg.leap(leg.step(0)));
    Node node;
    if (leaps) {
      node = new Node(Leg.leap(back.plus(leg.step(0))), way.landings(), way.branches());
    } else {
      node = new Node(Leg.leap(back), List.of(), branches(Condition.ANY, way));
    }
    for (int i = squares.size() - 1; i >= 0; i--) {
      Vector before = i == 0 ? PathState.ORIGIN : squares.get(i - 1).square();
      Leg leap = Leg.leap(squares.get(i).square().minus(before));
      node = new Node(leap, List.of(), branches(squares.get(i).condition(), node));
    }
    return node;
  }

  private static List<Branch> branches(Condition condition, Node next) {
    List<Branch> branches = new ArrayList<>();
    for (OccupancyCondition occupant : occupants(condition)) {
      branches.add(new Branch(new LegOutcome(occupant, LegEffect.NONE), List.of(next)));
    }
    return branches;
  }

  private static List<OccupancyCondition> occupants(Condition condition) {
    return switch (condition) {
      case EMPTY -> List.of(OccupancyCondition.EMPTY);
      case OWN -> List.of(OccupancyCondition.OWN);
      case OWN_COMMON -> List.of(OccupancyCondition.OWN_COMMON);
      case ENEMY_COMMON -> List.of(OccupancyCondition.ENEMY_COMMON);
      case ENEMY_ROYAL -> List.of(OccupancyCondition.ENEMY_ROYAL);
      case ENEMY -> List.of(OccupancyCondition.ENEMY);
      case OCCUPIED -> List.of(OccupancyCondition.PIECE);
      case ANY -> List.of(OccupancyCondition.EMPTY, OccupancyCondition.PIECE);
    };
  }

  /**
   * Returns the legs that lead from the ends of a leg to its beginning. A curve has one for each
   * step of its cycle that may be the last.
   *
   * @param length the length of the reversed legs
   */
  private static List<Leg> reversed(Leg leg, Length length) throws UnfitException {
    int size = leg.cycle().size();
    int routes = leg.bridge().routes().size();
    if (leg.ski() || (routes > 0 && size % routes != 0)) {
      throw new UnfitException(Obstacle.COMES_BACK);
    }
    List<Leg> legs = new ArrayList<>();
    for (int steps = 1; steps <= size; steps++) {
      int residue = steps % size;
      if (leg.residue() == Leg.ANY || leg.residue() == residue) {
        legs.add(
            new Leg(
                cycle(leg, steps),
                size == 1 ? leg.residue() : residue,
                length,
                bridge(leg, steps),
                false,
                leg.wrap()));
      }
    }
    return legs;
  }

  private static List<Vector> cycle(Leg leg, int steps) {
    List<Vector> cycle = new ArrayList<>();
    for (int i = 0; i < leg.cycle().size(); i++) {
      cycle.add(step(leg, steps - 1 - i).opposite());
    }
    return cycle;
  }

  private static Vector step(Leg leg, int number) {
    return leg.cycle().get(Math.floorMod(number, leg.cycle().size()));
  }

  /** The squares passed over are relative to the start of the reversed step. */
  private static Bridge bridge(Leg leg, int steps) {
    Bridge bridge = leg.bridge();
    if (bridge.isNone()) {
      return bridge;
    }
    List<List<List<Vector>>> perStep = new ArrayList<>();
    for (int i = 0; i < leg.cycle().size(); i++) {
      int number = steps - 1 - i;
      Vector back = step(leg, number).opposite();
      List<List<Vector>> routes =
          bridge.routes().get(Math.floorMod(number, bridge.routes().size()));
      perStep.add(
          routes.stream()
              .map(route -> route.stream().map(over -> over.plus(back)).toList())
              .toList());
    }
    return new Bridge(bridge.condition(), perStep);
  }
}
