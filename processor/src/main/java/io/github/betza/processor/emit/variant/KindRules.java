package io.github.betza.processor.emit.variant;

import io.github.betza.Promoting;
import io.github.betza.model.AttackPath;
import io.github.betza.model.RulesByKind.KindBlocker;
import io.github.betza.model.RulesByKind.KindPromotion;
import io.github.betza.model.RulesByKind.KindZone;
import io.github.betza.processor.emit.bits.EdgeLike;
import io.github.betza.processor.path.Piece;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The rules of a game that hold only for some kinds.
 *
 * @param promotions which kinds promote
 * @param zones which kinds may not leave which squares
 * @param extras which kinds have further moves within which squares; their numbers are their
 *     indices
 * @param blockers which kinds are like the edge of the board to which
 */
public record KindRules(
    List<KindPromotion> promotions,
    List<KindZone> zones,
    List<GameExtra> extras,
    List<KindBlocker> blockers) {
  /** Copies the lists. */
  public KindRules {
    promotions = List.copyOf(promotions);
    zones = List.copyOf(zones);
    extras = List.copyOf(extras);
    blockers = List.copyOf(blockers);
  }

  /** Returns how a kind promotes. */
  List<KindPromotion> promotionsOf(int kind) {
    return promotions.stream().filter(rule -> rule.kind() == kind).toList();
  }

  /** Returns whether the promotions of a kind depend only on the squares that its moves reach. */
  boolean promotesByArrival(int kind) {
    return promotionsOf(kind).stream().allMatch(rule -> rule.rule().on() == Promoting.ARRIVAL);
  }

  /** Returns whether a kind must promote by all of its moves to some squares. */
  boolean mustPromote(int kind) {
    return promotesByArrival(kind)
        && promotionsOf(kind).stream().noneMatch(rule -> rule.rule().optional());
  }

  /** Returns whether a kind may not leave some squares. */
  boolean isConfined(int kind) {
    return zones.stream().anyMatch(zone -> zone.kind() == kind);
  }

  /** Returns the numbers of the extra moves of a kind. */
  List<Integer> extrasOf(int kind) {
    return IntStream.range(0, extras.size())
        .filter(number -> extras.get(number).kinds().contains(kind))
        .boxed()
        .toList();
  }

  /** Returns the kinds that are like the edge of the board to a kind. */
  Set<Integer> blockersTo(int kind) {
    return blockers.stream()
        .filter(blocker -> blocker.to() == kind)
        .map(KindBlocker::of)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /**
   * Returns the squares that are like the edge of the board to a kind, as an argument for the
   * writer of sets of bits.
   */
  EdgeLike blockersOf(int kind) {
    return blockersTo(kind).isEmpty() ? EdgeLike.NONE : EdgeLike.PIECES;
  }

  /** Returns whether a kind is like the edge of the board to another, or to itself. */
  boolean isBlocker(int kind) {
    return blockers.stream().anyMatch(blocker -> blocker.of() == kind);
  }

  /** Returns the kinds that are blockers, if all of them are blockers to the same kinds. */
  Optional<Set<Integer>> commonBlockers() {
    Set<Integer> all = new TreeSet<>(blockers.stream().map(KindBlocker::of).toList());
    return blockers.stream().allMatch(blocker -> blockersTo(blocker.to()).equals(all))
        ? Optional.of(all)
        : Optional.empty();
  }

  /**
   * Moves that kinds have within some squares.
   *
   * @param kinds the kinds
   * @param movesClass the simple name of the class with the moves
   * @param squares the squares
   * @param distant whether they may capture elsewhere than on the square where they end
   * @param moves the moves, unless their notation has errors
   * @param attacks the lines along which they capture royal pieces, if they are complete
   */
  public record GameExtra(
      List<Integer> kinds,
      String movesClass,
      String squares,
      boolean distant,
      Optional<Piece> moves,
      Optional<List<AttackPath>> attacks) {
    /** Copies the list. */
    public GameExtra {
      kinds = List.copyOf(kinds);
    }
  }
}
