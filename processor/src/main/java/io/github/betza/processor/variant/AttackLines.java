package io.github.betza.processor.variant;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.Pass;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Deed;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Occupant;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Writes down along which lines a piece captures royal pieces, as {@code GameRules.Builder.attacks}
 * reads it. Nothing is written for a piece whose captures depend on more than which squares are
 * empty and which are occupied.
 */
public final class AttackLines {
  /** A text with more paths than this would be slower to read than it saves. */
  private static final int MOST_PATHS = 2_000;

  private final int furthest;
  private final Set<String> paths = new LinkedHashSet<>();

  private AttackLines(int furthest) {
    this.furthest = furthest;
  }

  /**
   * Returns the lines.
   *
   * @param size the number of files or of ranks of the board, whichever are more
   */
  public static Optional<String> of(Piece piece, int size) {
    AttackLines lines = new AttackLines(Math.max(1, size - 1));
    return piece.alternatives().stream().allMatch(lines::add)
        ? Optional.of(String.join(" ", lines.paths))
        : Optional.empty();
  }

  private boolean add(Alternative alternative) {
    if (alternative instanceof Walk walk) {
      // Whether a piece has moved is no matter of which squares are occupied.
      AttackLines inner = walk.initial() ? new AttackLines(furthest) : this;
      boolean known = walk.first().stream().allMatch(node -> inner.follow(node, ""));
      return known && (inner == this || inner.paths.isEmpty());
    }
    if (alternative instanceof Universal universal) {
      return universal.landings().stream().noneMatch(AttackLines::mayTakeRoyal);
    }
    return alternative instanceof Castling || alternative instanceof Pass;
  }

  private static boolean mayTakeRoyal(Landing landing) {
    Occupant occupant = landing.outcome().occupant();
    boolean taken =
        landing.outcome().captures()
            && occupant != Occupant.ENEMY_COMMON
            && occupant != Occupant.EN_PASSANT;
    return taken || landing.outcome().deed() == Deed.BORROW || !landing.custodies().isEmpty();
  }

  private boolean follow(Node node, String before) {
    Optional<List<String>> legs = legs(node.leg());
    if (legs.isEmpty() || paths.size() > MOST_PATHS) {
      return false;
    }
    for (Landing landing : node.landings()) {
      if (mayTakeRoyal(landing)) {
        if (landing.outcome().deed() == Deed.BORROW || !landing.custodies().isEmpty()) {
          return false;
        }
        legs.get().forEach(leg -> paths.add(before + leg));
      }
    }
    for (Branch branch : node.branches()) {
      Optional<String> mark = mark(branch.outcome());
      if (mark.isEmpty()) {
        return false;
      }
      for (String leg : legs.get()) {
        if (!branch.next().stream().allMatch(next -> follow(next, before + leg + mark.get()))) {
          return false;
        }
      }
    }
    return true;
  }

  private static Optional<String> mark(Outcome outcome) {
    if (outcome.deed() != Deed.NONE) {
      return Optional.empty();
    }
    return switch (outcome.occupant()) {
      case EMPTY -> Optional.of(".");
      case PIECE -> Optional.of("#");
      default -> Optional.empty();
    };
  }

  /** Returns the ways to make a leg. */
  private Optional<List<String>> legs(Leg leg) {
    boolean simple =
        leg.isStraight()
            && leg.residue() == Leg.ANY
            && !leg.ski()
            && leg.wrap() == Wrap.NONE
            && leg.length() instanceof Between;
    if (!simple) {
      return Optional.empty();
    }
    Between length = (Between) leg.length();
    if (leg.bridge().isNone()) {
      return Optional.of(List.of(step(leg.step(0)) + range(length)));
    }
    return length.isOne() ? Optional.of(overBridge(leg.bridge(), leg.step(0))) : Optional.empty();
  }

  private String range(Between length) {
    int most = Math.min(length.most(), furthest);
    return length.isOne() ? "" : "x" + length.least() + "-" + Math.max(most, length.least());
  }

  private static String step(Vector vector) {
    return vector.files() + "," + vector.ranks();
  }

  private static List<String> overBridge(Bridge bridge, Vector step) {
    return bridge.routes().get(0).stream()
        .flatMap(
            route ->
                switch (bridge.condition()) {
                  case EMPTY -> Stream.of(route(route, step, hurdle -> false));
                  case OCCUPIED -> Stream.of(route(route, step, hurdle -> true));
                  case ONE_OCCUPIED ->
                      IntStream.range(0, route.size())
                          .mapToObj(only -> route(route, step, hurdle -> hurdle == only));
                })
        .toList();
  }

  private static String route(List<Vector> route, Vector step, IntPredicate isHurdle) {
    StringBuilder text = new StringBuilder();
    Vector at = new Vector(0, 0);
    for (int i = 0; i < route.size(); i++) {
      text.append(step(route.get(i).plus(at.times(-1)))).append(isHurdle.test(i) ? "#" : ".");
      at = route.get(i);
    }
    return text + step(step.plus(at.times(-1)));
  }
}
