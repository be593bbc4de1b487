package io.github.betza.processor.analysis.leg;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Finds legs that are equal up to a turn, with all legs after them. Equal subtrees have one number,
 * so trees that share subtrees are compared in as many steps as they have nodes.
 */
final class LegShapes {
  /** The most subtrees that are examined; beyond this, no legs are grouped. */
  private static final int MOST = 50_000;

  private final Map<Shape, Integer> numbers = new HashMap<>();

  /** The numbers for each turn, of which there is one object. */
  private final IdentityHashMap<EighthTurn, IdentityHashMap<Node, Integer>> known =
      new IdentityHashMap<>();

  private int unequal;

  /** A subtree; the subtrees after it are represented by their numbers. */
  private record Shape(Leg leg, List<Landing> landings, List<Branching> branches) {
    /** Written out, as that of a vector is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Shape shape
          && leg.equals(shape.leg)
          && landings.equals(shape.landings)
          && branches.equals(shape.branches);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * leg.hashCode() + landings.hashCode()) + branches.hashCode();
    }
  }

  /** A branch, with the numbers of the subtrees in ascending order. */
  private record Branching(LegOutcome outcome, List<Integer> next) {
    /** Written out, as that of a vector is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Branching branching
          && outcome.equals(branching.outcome)
          && next.equals(branching.next);
    }

    @Override
    public int hashCode() {
      return 31 * outcome.hashCode() + next.hashCode();
    }
  }

  /** Returns the turn that makes one leg, with all legs after it, the other one. */
  Optional<EighthTurn> turn(Node from, Node to) {
    int wanted = number(to);
    return EighthTurn.ALL.stream().filter(turn -> number(from, turn) == wanted).findFirst();
  }

  /** Returns the number of a leg, which equal legs share. */
  int number(Node node) {
    return number(node, EighthTurn.ALL.get(0));
  }

  private int number(Node node, EighthTurn turn) {
    IdentityHashMap<Node, Integer> turned =
        known.computeIfAbsent(turn, key -> new IdentityHashMap<>());
    Integer number = turned.get(node);
    if (number == null) {
      number = newNumber(node, turn);
      turned.put(node, number);
    }
    return number;
  }

  private int newNumber(Node node, EighthTurn turn) {
    if (numbers.size() >= MOST) {
      unequal--;
      return unequal;
    }
    Shape shape =
        new Shape(
            node.leg().mapped(turn),
            node.landings().stream().map(landing -> landing.mapped(turn)).toList(),
            node.branches().stream()
                .map(
                    branch ->
                        new Branching(
                            branch.outcome(),
                            branch.next().stream()
                                .map(next -> number(next, turn))
                                .sorted()
                                .toList()))
                .toList());
    return numbers.computeIfAbsent(shape, key -> numbers.size());
  }

  /**
   * A turn of a piece's moves about its square. Squares at the same distance, counted in king's
   * moves, are a ring, and a turn moves each of them along its ring. So it turns an orthogonal step
   * into a diagonal one, and back.
   *
   * @param eighths the angle, clockwise, in eighths of a full turn
   * @param mirrored whether left and right are exchanged first
   */
  record EighthTurn(int eighths, boolean mirrored) implements UnaryOperator<Vector> {
    /** All turns: the identity first, turns without a reflection before the others. */
    static final List<EighthTurn> ALL = all();

    private static final int EIGHTHS = 8;

    private static List<EighthTurn> all() {
      List<EighthTurn> all = new ArrayList<>();
      for (boolean mirrored : new boolean[] {false, true}) {
        for (int eighths = 0; eighths < EIGHTHS; eighths++) {
          all.add(new EighthTurn(eighths, mirrored));
        }
      }
      return List.copyOf(all);
    }

    @Override
    public Vector apply(Vector vector) {
      int radius = vector.reach();
      Vector start = mirrored ? new Vector(-vector.files(), vector.ranks()) : vector;
      if (radius == 0) {
        return vector;
      }
      int ring = EIGHTHS * radius;
      return onRing(Math.floorMod(place(start, radius) + eighths * radius, ring), radius);
    }

    /** Returns the place of a square on its ring, clockwise from the one straight forward. */
    private static int place(Vector vector, int radius) {
      if (vector.ranks() == radius) {
        return vector.files();
      }
      if (vector.files() == radius) {
        return 2 * radius - vector.ranks();
      }
      return vector.ranks() == -radius ? 4 * radius - vector.files() : 6 * radius + vector.ranks();
    }

    private static Vector onRing(int place, int radius) {
      if (place <= radius) {
        return new Vector(place, radius);
      }
      if (place <= 3 * radius) {
        return new Vector(radius, 2 * radius - place);
      }
      if (place <= 5 * radius) {
        return new Vector(4 * radius - place, -radius);
      }
      return place <= 7 * radius
          ? new Vector(-radius, place - 6 * radius)
          : new Vector(place - EIGHTHS * radius, radius);
    }
  }
}
