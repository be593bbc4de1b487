package io.github.betza.processor.emit;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Landing.Custody;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Makes pieces that no notation needs to be able to say: anything that the model can hold. */
final class RandomPieces {
  private static final List<LegOutcome> ENDS =
      List.of(
          LegOutcome.EMPTY,
          LegOutcome.EMPTY,
          LegOutcome.CAPTURE,
          LegOutcome.CAPTURE,
          new LegOutcome(OccupancyCondition.ENEMY_ROYAL, LegEffect.REMOVE),
          new LegOutcome(OccupancyCondition.ENEMY_COMMON, LegEffect.REMOVE),
          new LegOutcome(OccupancyCondition.OWN, LegEffect.REMOVE),
          new LegOutcome(OccupancyCondition.EN_PASSANT, LegEffect.REMOVE),
          new LegOutcome(OccupancyCondition.EN_PASSANT_COMMON, LegEffect.REMOVE),
          new LegOutcome(OccupancyCondition.EMPTY, LegEffect.UNLOAD_AT_ORIGIN),
          new LegOutcome(OccupancyCondition.ENEMY, LegEffect.UNLOAD_AT_ORIGIN),
          new LegOutcome(OccupancyCondition.OWN, LegEffect.UNLOAD_AT_ORIGIN),
          new LegOutcome(OccupancyCondition.EN_PASSANT, LegEffect.UNLOAD_AT_ORIGIN),
          new LegOutcome(OccupancyCondition.EMPTY_BEFORE_PIECE, LegEffect.NONE),
          new LegOutcome(OccupancyCondition.ENEMY, LegEffect.SWAP),
          new LegOutcome(OccupancyCondition.PIECE, LegEffect.SWAP));

  private static final Landing BORROW =
      new Landing(new LegOutcome(OccupancyCondition.OWN, LegEffect.BORROW), false);

  private static final List<LegOutcome> FORKS =
      List.of(
          LegOutcome.EMPTY,
          LegOutcome.EMPTY,
          LegOutcome.CAPTURE,
          new LegOutcome(OccupancyCondition.PIECE, LegEffect.NONE),
          new LegOutcome(OccupancyCondition.EMPTY_BEFORE_PIECE, LegEffect.NONE),
          new LegOutcome(OccupancyCondition.OWN, LegEffect.NONE),
          new LegOutcome(OccupancyCondition.OWN, LegEffect.REMOVE),
          new LegOutcome(OccupancyCondition.ENEMY_COMMON, LegEffect.REMOVE),
          new LegOutcome(OccupancyCondition.EN_PASSANT, LegEffect.REMOVE),
          new LegOutcome(OccupancyCondition.EN_PASSANT_COMMON, LegEffect.REMOVE),
          new LegOutcome(OccupancyCondition.ENEMY, LegEffect.UNLOAD_AT_LEG_START),
          new LegOutcome(OccupancyCondition.OWN, LegEffect.UNLOAD_AT_LEG_START),
          new LegOutcome(OccupancyCondition.EN_PASSANT, LegEffect.UNLOAD_AT_LEG_START),
          new LegOutcome(OccupancyCondition.EMPTY, LegEffect.DROP_AT_LEG_START),
          new LegOutcome(OccupancyCondition.PIECE, LegEffect.DROP_AT_LEG_START),
          new LegOutcome(OccupancyCondition.OWN, LegEffect.EXCITE));

  private static final List<OccupancyCondition> IMITATED =
      List.of(
          OccupancyCondition.EMPTY,
          OccupancyCondition.ENEMY,
          OccupancyCondition.ENEMY_ROYAL,
          OccupancyCondition.ENEMY_COMMON,
          OccupancyCondition.OWN,
          OccupancyCondition.PIECE,
          OccupancyCondition.EN_PASSANT);

  private final Random random;

  RandomPieces(Random random) {
    this.random = random;
  }

  Piece next() {
    List<Alternative> alternatives = new ArrayList<>();
    for (int i = random.nextInt(2); i >= 0; i--) {
      alternatives.add(alternative());
    }
    List<Alternative> immobilizes = new ArrayList<>();
    if (random.nextInt(8) == 0) {
      immobilizes.add(alternative());
    }
    return new Piece(alternatives, immobilizes);
  }

  private Alternative alternative() {
    boolean initial = random.nextInt(6) == 0;
    return switch (random.nextInt(14)) {
      case 12 -> new Alternative.ImitativeCapture(initial);
      case 0 -> new Alternative.NullMove(initial);
      case 1 ->
          new Alternative.Castling(
              initial, random.nextBoolean() ? 1 : -1, 1 + random.nextInt(3), random.nextInt(2));
      case 2 -> new Alternative.Universal(initial, landings(false));
      case 3 -> new Alternative.Imitation(initial, random.nextBoolean(), Set.of(anyOf(IMITATED)));
      case 13 -> new Walk(initial, repeated());
      default -> new Walk(initial, nodes(random.nextInt(3)));
    };
  }

  /** Returns paths that repeat some legs, as often as the board allows or nearly so. */
  private List<Node> repeated() {
    List<Leg> round = new ArrayList<>();
    for (int i = random.nextInt(2); i >= 0; i--) {
      Vector step = vector(1);
      Length length = random.nextInt(3) == 0 ? length(false) : Length.one();
      round.add(new Leg(List.of(step), Leg.ANY, length, Bridge.NONE, false, Wrap.NONE));
    }
    int rounds = round.size() == 1 && random.nextBoolean() ? 35 : 1 + random.nextInt(8);
    List<LegOutcome> forks = new ArrayList<>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      forks.add(anyOf(FORKS));
    }
    List<Landing> landings = landings(false);
    // What follows the last round only makes every round different, and a long tree too large.
    List<Node> next = rounds < 35 && random.nextInt(3) == 0 ? nodes(0, false) : List.of();
    for (int i = rounds * round.size() - 1; i >= 0; i--) {
      List<Branch> branches = new ArrayList<>();
      if (!next.isEmpty()) {
        List<Node> after = next;
        forks.stream().distinct().forEach(outcome -> branches.add(new Branch(outcome, after)));
      }
      next = List.of(new Node(round.get(i % round.size()), landings, branches));
    }
    return next;
  }

  /** Returns the four turns of a random path, or the path alone. */
  private List<Node> nodes(int more) {
    return nodes(more, true);
  }

  private List<Node> nodes(int more, boolean borrows) {
    Node node = node(more, borrows);
    List<Node> nodes = new ArrayList<>(List.of(node));
    if (random.nextBoolean()) {
      Node turned = turned(node);
      nodes.add(turned);
      nodes.add(turned(turned));
    }
    return nodes;
  }

  private static Node turned(Node node) {
    UnaryOperator<Vector> turn = vector -> new Vector(vector.ranks(), -vector.files());
    Leg leg = node.leg().mapped(turn);
    List<Branch> branches = new ArrayList<>();
    for (Branch branch : node.branches()) {
      branches.add(
          new Branch(branch.outcome(), branch.next().stream().map(RandomPieces::turned).toList()));
    }
    List<Landing> landings = node.landings().stream().map(each -> each.mapped(turn)).toList();
    return new Node(leg, landings, branches);
  }

  private Node node(int more, boolean borrows) {
    boolean grants = random.nextInt(6) == 0;
    List<Branch> branches = new ArrayList<>();
    for (int i = more == 0 ? 0 : 1 + random.nextInt(2); i > 0; i--) {
      LegOutcome outcome = anyOf(FORKS);
      // A piece that has put another one down does not borrow.
      boolean mayBorrow = borrows && !outcome.effect().putsAtLegStart();
      branches.add(new Branch(outcome, nodes(more - 1, mayBorrow)));
    }
    List<Landing> landings = new ArrayList<>(landings(grants));
    if (borrows && more == 0 && random.nextInt(20) == 0) {
      landings.add(BORROW);
    }
    return new Node(leg(), landings, branches);
  }

  private List<Landing> landings(boolean grants) {
    List<Landing> landings = new ArrayList<>();
    for (int i = random.nextInt(3); i >= 0; i--) {
      LegOutcome outcome = ENDS.get(random.nextInt(ENDS.size()));
      Finish finish = random.nextInt(4) == 0 ? anyOf(List.of(Finish.values())) : Finish.STAY;
      List<Custody> custodies = random.nextInt(8) == 0 ? custodies() : List.of();
      landings.add(new Landing(outcome, grants && random.nextBoolean(), finish, custodies));
    }
    return landings.stream().distinct().sorted().toList();
  }

  private List<Custody> custodies() {
    List<Custody> custodies = new ArrayList<>();
    for (int i = random.nextInt(4); i >= 0; i--) {
      Vector step = vector(2);
      int size = 1 + random.nextInt(4);
      List<Vector> between = new ArrayList<>();
      for (int j = 1; j <= size; j++) {
        between.add(random.nextInt(6) == 0 ? vector(3) : step.times(j));
      }
      custodies.add(new Custody(between, step.times(size + 1)));
    }
    return custodies;
  }

  private Leg leg() {
    int size = 1 + (random.nextInt(4) == 0 ? 1 + random.nextInt(2) : 0);
    List<Vector> cycle = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      cycle.add(vector(random.nextInt(10) == 0 ? 10 : 2));
    }
    Wrap wrap = random.nextInt(6) == 0 ? anyOf(List.of(Wrap.CYLINDER, Wrap.TORUS)) : Wrap.NONE;
    int residue = size > 1 && random.nextInt(4) == 0 ? random.nextInt(size) : Leg.ANY;
    Length length = length(size > 1);
    boolean ski = random.nextInt(8) == 0 && !length.isOne();
    return new Leg(cycle, residue, length, bridge(size), ski, wrap);
  }

  private Length length(boolean winds) {
    Length unlimited = winds ? new Length.AcrossBoard() : new Length.Between(1, Length.UNLIMITED);
    return switch (random.nextInt(9)) {
      case 0, 1, 2, 3 -> Length.one();
      case 4 -> new Length.Between(1 + random.nextInt(2), 2 + random.nextInt(2));
      case 5 -> new Length.SameAsBefore();
      case 6 -> new Length.ToEnemyHalf();
      default -> unlimited;
    };
  }

  private Bridge bridge(int size) {
    if (random.nextInt(5) != 0) {
      return Bridge.NONE;
    }
    List<List<List<Vector>>> perStep = new ArrayList<>();
    for (int step = 0; step < size; step++) {
      List<List<Vector>> routes = new ArrayList<>();
      for (int i = random.nextInt(2); i >= 0; i--) {
        List<Vector> route = new ArrayList<>();
        for (int j = random.nextInt(2); j >= 0; j--) {
          route.add(vector(1));
        }
        routes.add(route);
      }
      perStep.add(routes);
    }
    return new Bridge(
        random.nextBoolean() ? Bridge.Condition.EMPTY : anyOf(List.of(Bridge.Condition.values())),
        perStep);
  }

  private Vector vector(int reach) {
    Vector vector =
        new Vector(random.nextInt(2 * reach + 1) - reach, random.nextInt(2 * reach + 1) - reach);
    return vector.reach() == 0 ? new Vector(0, 1) : vector;
  }

  private <T> T anyOf(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }
}
