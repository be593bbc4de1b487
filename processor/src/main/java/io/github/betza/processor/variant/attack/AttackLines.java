package io.github.betza.processor.variant.attack;

import io.github.betza.generated.AttackPath;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.Length.AcrossBoard;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.line.LinePath;
import io.github.betza.processor.path.line.LinePaths;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds along which lines a piece captures royal pieces, as {@code GameRulesBuilder.attacks} takes
 * them. There is no answer for a piece whose captures depend on more than which squares are empty
 * and which are occupied.
 */
final class AttackLines {
  /** More are no help any more, and might be more than a method of a class file can hold. */
  private static final int MOST_LEGS = 2_000;

  private AttackLines() {}

  /**
   * Returns the lines, on a board of some files and ranks.
   *
   * @return the lines, perhaps none, or nothing where lines do not describe all captures
   */
  static Optional<List<AttackPath>> of(Piece piece, int files, int ranks) {
    int furthest = AcrossBoard.steps(files, ranks);
    List<LinePath> paths = new ArrayList<>();
    for (Alternative alternative : piece.alternatives()) {
      if (alternative instanceof Walk walk) {
        Optional<List<LinePath>> found = LinePaths.of(walk, AttackLines::mayTakeRoyal, furthest);
        if (found.isEmpty() || !found.get().stream().allMatch(AttackLines::isCapture)) {
          return Optional.empty();
        }
        paths.addAll(found.get());
      } else if (!isHarmless(alternative)) {
        return Optional.empty();
      }
    }
    List<AttackPath> attacks = paths.stream().map(LinePath::way).distinct().toList();
    return legs(attacks) <= MOST_LEGS ? Optional.of(attacks) : Optional.empty();
  }

  private static int legs(List<AttackPath> attacks) {
    return attacks.stream().mapToInt(attack -> attack.legs().size()).sum();
  }

  private static boolean isHarmless(Alternative alternative) {
    return alternative instanceof Castling
        || alternative instanceof NullMove
        || (alternative instanceof Universal universal
            && universal.landings().stream().noneMatch(AttackLines::mayTakeRoyal));
  }

  private static boolean mayTakeRoyal(Landing landing) {
    OccupancyCondition occupant = landing.outcome().occupant();
    boolean taken =
        landing.outcome().captures()
            && occupant != OccupancyCondition.ENEMY_COMMON
            && !occupant.isEnPassant();
    return taken
        || landing.outcome().effect() == LegEffect.BORROW
        || !landing.custodies().isEmpty();
  }

  /** Whether a piece has moved, or of what kind its victim is, is no matter of lines. */
  private static boolean isCapture(LinePath path) {
    return !path.initial()
        && path.landing().custodies().isEmpty()
        && path.landing().outcome().effect() != LegEffect.BORROW;
  }
}
