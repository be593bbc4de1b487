package io.github.betza.processor.notation.xbetza.lowering;

import static io.github.betza.processor.notation.xbetza.syntax.XBetzaModifierTable.CAPTURES;
import static io.github.betza.processor.notation.xbetza.syntax.XBetzaModifierTable.ENDS;
import static io.github.betza.processor.notation.xbetza.syntax.XBetzaModifierTable.JOINTS;

import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.OccupancyCondition;
import java.util.List;

/**
 * The conditions on the square that a leg reaches, and its effects there. The same letter ends the
 * move on the last leg, and lets it go on from every other.
 *
 * @param letters its modifiers, without an {@code e} for the length of the leg
 * @param first whether it is the first leg
 * @param last whether it is the last leg
 * @param afterCapture whether some leg before it removes a piece
 */
record LegOutcomes(LegLetters letters, boolean first, boolean last, boolean afterCapture) {
  static LegOutcomes of(LegLetters letters, LegContext leg) {
    return new LegOutcomes(letters, leg.first(), leg.last(), leg.before().captures());
  }

  /** Returns the outcomes of letters for the end of a move, wherever it ends. */
  static LegOutcomes ofMove(LegLetters letters, boolean afterCapture) {
    return new LegOutcomes(letters, true, true, afterCapture);
  }

  /** Returns the ways to end the move with the last leg, or to go on from another one. */
  List<LegOutcome> all() {
    String written = last ? ENDS : JOINTS;
    String meant = letters.hasAny(written) ? written : last ? "mc" : "m";
    boolean defaulted = !letters.hasAny(written);
    return meant
        .chars()
        .filter(letter -> defaulted || letters.has((char) letter))
        .mapToObj(letter -> outcome((char) letter))
        .distinct()
        .toList();
  }

  /** Returns the condition and the effect of a letter. */
  private LegOutcome outcome(char letter) {
    return switch (letter) {
      case 'm', 'y' -> new LegOutcome(OccupancyCondition.EMPTY, onward());
      case 'c' -> new LegOutcome(enemy(), removal());
      case 'k' ->
          new LegOutcome(letters.has('c') ? enemy() : OccupancyCondition.ENEMY_ROYAL, removal());
      case 'd' ->
          new LegOutcome(
              sparesRoyals() ? OccupancyCondition.OWN_COMMON : OccupancyCondition.OWN, removal());
      case 'p', 'g' ->
          new LegOutcome(
              letters.has('t') ? OccupancyCondition.OWN : OccupancyCondition.PIECE, onward());
      case 'e' ->
          new LegOutcome(
              sparesRoyals() ? OccupancyCondition.EN_PASSANT_COMMON : OccupancyCondition.EN_PASSANT,
              removal());
      case 'x' ->
          new LegOutcome(OccupancyCondition.OWN, last ? LegEffect.BORROW : LegEffect.EXCITE);
      default -> throw new IllegalArgumentException("no outcome: " + letter);
    };
  }

  private LegEffect removal() {
    return letters.has('u') ? unload(LegEffect.UNLOAD_AT_LEG_START) : LegEffect.REMOVE;
  }

  /** Returns the effect on an earlier captured piece, if the leg captures none. */
  private LegEffect onward() {
    boolean unloads = letters.has('u') && afterCapture;
    return unloads ? unload(LegEffect.DROP_AT_LEG_START) : LegEffect.NONE;
  }

  private LegEffect unload(LegEffect onTheWay) {
    return last ? LegEffect.UNLOAD_AT_ORIGIN : onTheWay;
  }

  private OccupancyCondition enemy() {
    return sparesRoyals() ? OccupancyCondition.ENEMY_COMMON : OccupancyCondition.ENEMY;
  }

  /** Whether there is a {@code t}; with a hop on an earlier leg it applies to the hurdle. */
  boolean sparesRoyals() {
    boolean aboutHurdle = !last && letters.hasAny("pg");
    return letters.has('t') && !aboutHurdle;
  }

  /** Returns whether some letter makes the leg capture. */
  boolean captures() {
    return letters.hasAny(CAPTURES);
  }

  /** Whether an earlier leg captured a piece, or this leg may. */
  boolean hasCaptured() {
    boolean byDefault = last && !letters.hasAny("mx");
    return captures() || byDefault || afterCapture;
  }

  /** Whether the move ends here, with an outcome other than a capture. */
  boolean endsWithoutCapture() {
    return last && letters.hasAny("mx");
  }

  /** Whether the leg only goes on by another piece, which makes the rest of the move. */
  boolean onlyExcites() {
    return !last && letters.has('x') && letters.among(JOINTS).size() == 1;
  }

  /** Whether the piece borrows moves after a hop or another leg. */
  boolean borrowsLate() {
    return last && (letters.hasAny("pg") || !first);
  }
}
