package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Bridge.Condition;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.LegSpec.PassedSquares;
import java.util.ArrayList;
import java.util.List;

/** Finds the squares that lame and jumping leaps pass over. */
public final class Bridges {
  private Bridges() {}

  /**
   * Returns the number of shortest paths of king's steps for a leap of an atom. All steps of these
   * paths lead towards the end; a detour to the side makes the path longer even if it has no more
   * steps.
   */
  public static long shortestPaths(Atom atom) {
    long paths = 1;
    for (int i = 0; i < atom.near(); i++) {
      paths = SaturatedMath.product(paths, atom.far() - i) / (i + 1);
    }
    return paths;
  }

  /** Returns the condition on the squares that each step of a cycle passes over. */
  public static Bridge of(List<Vector> cycle, PassedSquares passing) {
    if (passing == PassedSquares.FREE) {
      return Bridge.NONE;
    }
    Condition condition =
        switch (passing) {
          case FREE, LAME, LAME_ON_SHORTEST -> Condition.EMPTY;
          case JUMPING -> Condition.OCCUPIED;
          case JUMPING_ONE, JUMPING_ON_SHORTEST -> Condition.ONE_OCCUPIED;
        };
    List<List<List<Vector>>> routes = new ArrayList<>();
    for (Vector step : cycle) {
      routes.add(
          switch (passing) {
            case FREE -> List.of();
            case LAME, JUMPING, JUMPING_ONE -> List.of(passed(step));
            case LAME_ON_SHORTEST, JUMPING_ON_SHORTEST -> shortest(step);
          });
    }
    boolean passesNothing =
        routes.stream().allMatch(perStep -> perStep.stream().allMatch(List::isEmpty));
    if (passesNothing) {
      return Bridge.NONE;
    }
    return new Bridge(isSingle(routes) ? simplified(condition) : condition, routes);
  }

  /** For a single square, one occupied square means all. */
  private static Condition simplified(Condition condition) {
    return condition == Condition.ONE_OCCUPIED ? Condition.OCCUPIED : condition;
  }

  private static boolean isSingle(List<List<List<Vector>>> routes) {
    return routes.stream().flatMap(List::stream).allMatch(route -> route.size() == 1);
  }

  /**
   * Returns the squares that a step passes over: on a line the squares between, and for the
   * knight's leap the orthogonal neighbour (the Mao), as XBETZA reads {@code nN}.
   */
  private static List<Vector> passed(Vector step) {
    List<Vector> squares = new ArrayList<>();
    int files = Math.abs(step.files());
    int ranks = Math.abs(step.ranks());
    if (files != 0 && ranks != 0 && files != ranks) {
      squares.add(
          files > ranks
              ? new Vector(Integer.signum(step.files()), 0)
              : new Vector(0, Integer.signum(step.ranks())));
      return squares;
    }
    for (int i = 1; i < step.reach(); i++) {
      squares.add(new Vector(i * Integer.signum(step.files()), i * Integer.signum(step.ranks())));
    }
    return squares;
  }

  /** Returns the squares passed by each of the {@link #shortestPaths} of king's steps. */
  public static List<List<Vector>> shortest(Vector step) {
    List<List<Vector>> paths = new ArrayList<>();
    extend(new ArrayList<>(), Vector.ZERO, step, paths);
    return paths;
  }

  private static void extend(
      List<Vector> passed, Vector at, Vector rest, List<List<Vector>> paths) {
    int files = Math.abs(rest.files());
    int ranks = Math.abs(rest.ranks());
    if (rest.reach() <= 1) {
      paths.add(List.copyOf(passed));
      return;
    }
    Vector diagonal = new Vector(Integer.signum(rest.files()), Integer.signum(rest.ranks()));
    Vector straight =
        files > ranks ? new Vector(diagonal.files(), 0) : new Vector(0, diagonal.ranks());
    if (files != ranks) {
      extendBy(straight, passed, at, rest, paths);
    }
    if (files != 0 && ranks != 0) {
      extendBy(diagonal, passed, at, rest, paths);
    }
  }

  private static void extendBy(
      Vector next, List<Vector> passed, Vector at, Vector rest, List<List<Vector>> paths) {
    Vector reached = at.plus(next);
    passed.add(reached);
    extend(passed, reached, rest.minus(next), paths);
    passed.remove(passed.size() - 1);
  }
}
