package io.github.betza.processor.translate;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegOutcome;
import java.util.List;

/**
 * The letters of EXTENDED and BEX for the ways to end a move: {@code m}, {@code c} or no letter.
 */
final class EndLetters {
  private static final Landing EMPTY = new Landing(LegOutcome.EMPTY, false);
  private static final Landing ENEMY = new Landing(LegOutcome.CAPTURE, false);

  private EndLetters() {}

  static String of(List<Landing> landings) {
    if (landings.equals(List.of(EMPTY))) {
      return "m";
    }
    if (landings.equals(List.of(ENEMY))) {
      return "c";
    }
    if (!landings.equals(List.of(EMPTY, ENEMY))) {
      Landing other =
          landings.stream()
              .filter(landing -> !landing.equals(EMPTY) && !landing.equals(ENEMY))
              .findFirst()
              .orElse(ENEMY);
      throw new NoFormException(
          "it can end a move otherwise than on an empty square or with the"
              + " capture of any enemy piece there: "
              + text(other));
    }
    return "";
  }

  private static String text(Landing landing) {
    if (landing.grantsEnPassant()) {
      return "with a right to be captured en passant";
    }
    return switch (landing.outcome().occupant()) {
      case EN_PASSANT, EN_PASSANT_COMMON -> "with a capture en passant";
      case ENEMY_ROYAL -> "with the capture of a royal piece only";
      case ENEMY_COMMON -> "with the capture of a piece that is not royal";
      case OWN -> "on an own piece";
      case OWN_COMMON -> "on an own piece that is not royal";
      default -> "with a special effect";
    };
  }
}
