package io.github.betza.processor.variant.attack;

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
import io.github.betza.processor.path.line.LineLeg;
import io.github.betza.processor.path.line.LinePath;
import io.github.betza.processor.path.line.LinePaths;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Writes down along which lines a piece captures royal pieces, as {@code GameRulesBuilder.attacks}
 * reads it. Nothing is written for a piece whose captures depend on more than which squares are
 * empty and which are occupied.
 */
final class AttackLines {
  /** A longer text is no help any more, and might be more than a class file can hold. */
  private static final int MOST_LETTERS = 10_000;

  private AttackLines() {}

  /**
   * Returns the lines, on a board of some files and ranks.
   *
   * @return the lines, none of them as the empty text, or nothing where lines do not describe all
   *     captures
   */
  public static Optional<String> of(Piece piece, int files, int ranks) {
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
    String text = paths.stream().map(AttackLines::text).distinct().collect(Collectors.joining(" "));
    return text.length() <= MOST_LETTERS ? Optional.of(text) : Optional.empty();
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
        && (!path.isJoined() || path.legs().size() == 1)
        && path.landing().outcome().effect() != LegEffect.BORROW;
  }

  private static String text(LinePath path) {
    StringBuilder text = new StringBuilder();
    for (LineLeg leg : path.legs()) {
      if (!text.isEmpty()) {
        text.append(leg.overPiece() ? '#' : '.');
      }
      text.append(
          switch (leg.wrap()) {
            case NONE -> "";
            case CYLINDER -> "o";
            case TORUS -> "oo";
          });
      text.append(leg.step().files()).append(',').append(leg.step().ranks());
      if (!leg.isLeap()) {
        text.append('x').append(leg.least()).append('-').append(leg.most());
      }
    }
    return text.toString();
  }
}
