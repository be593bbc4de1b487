package io.github.betza.processor.path.compare;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.optimize.Alternatives;
import io.github.betza.processor.work.Work;
import io.github.betza.processor.work.WorkSpentException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Whether two pieces move alike: on every board, from every square, they have the same moves with
 * the same effects. The form of their paths does not matter.
 *
 * @param verdict the result
 * @param difference for {@link Verdict#UNKNOWN} the reason, as half a sentence; for {@link
 *     Verdict#DIFFERENT} a move that only one of them has, as tests show it; otherwise empty
 */
public record Comparison(Verdict verdict, String difference) {
  private static final Comparison EQUAL = new Comparison(Verdict.EQUAL, "");
  private static final Comparison UNDECIDED =
      new Comparison(Verdict.UNKNOWN, "they have too many paths");

  /** A small board that shows most differences. */
  private static final int NEAR = 4;

  private static final long MOST_WORK_NEAR = 4_000_000;
  private static final long MOST_WORK = 40_000_000;

  /** The possible results. */
  public enum Verdict {
    /** They move alike on every board. */
    EQUAL,
    /** There is a board on which they differ. */
    DIFFERENT,
    /** They have too many paths, or paths that cannot be compared. */
    UNKNOWN
  }

  /** Compares two pieces within the limit of the work, which other comparisons may share. */
  public static Comparison of(Piece first, Piece second, Work work) {
    Comparison moves = of(first.alternatives(), second.alternatives(), work);
    if (moves.verdict() == Verdict.DIFFERENT) {
      return moves;
    }
    Comparison auras = of(first.immobilizes(), second.immobilizes(), work);
    if (auras.verdict() == Verdict.DIFFERENT) {
      return new Comparison(Verdict.DIFFERENT, "what they immobilise: " + auras.difference());
    }
    return auras.verdict() == Verdict.EQUAL ? moves : auras;
  }

  /** Returns whether two pieces are known to move alike. */
  public boolean isEqual() {
    return verdict == Verdict.EQUAL;
  }

  private static Comparison of(List<Alternative> first, List<Alternative> second, Work work) {
    try {
      if (sameTrees(first, second, work)) {
        return EQUAL;
      }
    } catch (WorkSpentException exception) {
      return UNDECIDED;
    }
    Comparison near = byMoves(first, second, NEAR, work.part(MOST_WORK_NEAR));
    if (near.verdict() == Verdict.DIFFERENT) {
      return near;
    }
    return byMoves(first, second, LargestBoard.ACROSS, work.part(MOST_WORK));
  }

  /** Whether their paths are equal when sorted, which is a fast test. */
  private static boolean sameTrees(List<Alternative> first, List<Alternative> second, Work work) {
    TreeNumbers trees = new TreeNumbers();
    return trees(first, trees, work).equals(trees(second, trees, work));
  }

  private static Set<Object> trees(List<Alternative> alternatives, TreeNumbers trees, Work work) {
    Set<Object> keys = new HashSet<>();
    Alternatives parted = Alternatives.of(new Piece(alternatives), work);
    for (List<Alternative> part : List.of(parted.own(), parted.others())) {
      for (Alternative alternative : part) {
        if (alternative instanceof Alternative.Walk walk) {
          for (Node node : walk.first()) {
            keys.add(List.of(walk.initial(), trees.number(node)));
          }
        } else {
          keys.add(alternative);
        }
      }
    }
    return keys;
  }

  private static Comparison byMoves(
      List<Alternative> first, List<Alternative> second, int horizon, Work work) {
    try {
      PathSet one = PathSet.of(first, horizon, work);
      PathSet other = PathSet.of(second, horizon, work);
      Optional<String> difference =
          onlyIn(one, other, "the first", work).or(() -> onlyIn(other, one, "the second", work));
      if (difference.isPresent()) {
        return new Comparison(Verdict.DIFFERENT, difference.get());
      }
      return compareRest(one, other, work);
    } catch (WorkSpentException exception) {
      return UNDECIDED;
    } catch (UndecidedException exception) {
      return new Comparison(Verdict.UNKNOWN, exception.getMessage());
    }
  }

  /** Returns a move that the first piece has and the second lacks. */
  private static Optional<String> onlyIn(PathSet one, PathSet other, String name, Work work) {
    // Paths over joined edges of the other may cover paths of this one.
    boolean mayWrap = !other.wrapping().isEmpty();
    for (Map.Entry<MoveResult, Set<Terms>> entry : one.moves().entrySet()) {
      Set<Terms> known = other.moves().getOrDefault(entry.getKey(), Set.of());
      List<Terms> others = List.copyOf(known);
      for (Terms terms : entry.getValue()) {
        Optional<Terms> only =
            known.contains(terms) ? Optional.empty() : terms.without(others, work);
        if (only.isPresent() && mayWrap) {
          throw new UndecidedException("one has paths over joined edges of the board");
        }
        if (only.isPresent()) {
          return Optional.of("only " + name + " has " + entry.getKey() + " if " + only.get());
        }
      }
    }
    return Optional.empty();
  }

  private static Comparison compareRest(PathSet one, PathSet other, Work work) {
    Set<Alternative> others = withoutCovered(one.others());
    Set<Alternative> moreOthers = withoutCovered(other.others());
    if (!others.equals(moreOthers)) {
      Set<Alternative> only = new LinkedHashSet<>(others);
      only.addAll(moreOthers);
      only.removeIf(each -> others.contains(each) && moreOthers.contains(each));
      return new Comparison(
          Verdict.DIFFERENT, "only one of them has the move " + only.iterator().next());
    }
    boolean sameWrapping = sameTrees(walks(one.wrapping()), walks(other.wrapping()), work);
    return sameWrapping
        ? EQUAL
        : new Comparison(Verdict.UNKNOWN, "they have paths over joined edges of the board");
  }

  /** Drops alternatives for unmoved pieces that all pieces have as well. */
  private static Set<Alternative> withoutCovered(Set<Alternative> alternatives) {
    return alternatives.stream()
        .filter(each -> !each.initial() || !alternatives.contains(always(each)))
        .collect(Collectors.toSet());
  }

  private static Alternative always(Alternative alternative) {
    if (alternative instanceof Alternative.Castling castling) {
      return new Alternative.Castling(
          false, castling.direction(), castling.steps(), castling.inset());
    }
    if (alternative instanceof Alternative.Imitation imitation) {
      return new Alternative.Imitation(false, imitation.mirrored(), imitation.kinds());
    }
    return alternative instanceof Alternative.ImitativeCapture
        ? new Alternative.ImitativeCapture(false)
        : alternative;
  }

  private static List<Alternative> walks(Map<Boolean, List<Node>> wrapping) {
    List<Alternative> walks = new ArrayList<>();
    wrapping.forEach((initial, nodes) -> walks.add(new Alternative.Walk(initial, nodes)));
    return walks;
  }
}
