package io.github.betza.processor.emit;

import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.PlanNode;
import io.github.betza.processor.emit.template.LegQueries;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Wrap;
import java.util.LinkedHashSet;
import java.util.Set;

/** Describes a private method in a sentence. */
final class LegJavadoc {
  private LegJavadoc() {}

  static String of(PlanNode node, Mode mode) {
    Leg leg = node.leg();
    StringBuilder text = new StringBuilder();
    text.append(
        LegQueries.isLeap(leg) ? "A step" : leg.isStraight() ? "A slide" : "A winding slide");
    if (!leg.bridge().isNone()) {
      text.append(
          switch (leg.bridge().condition()) {
            case EMPTY -> " over empty squares";
            case OCCUPIED -> " over pieces";
            case ONE_OCCUPIED -> " over a single piece";
          });
    }
    if (leg.wrap() != Wrap.NONE) {
      text.append(" round the board");
    }
    Set<String> continuations = new LinkedHashSet<>();
    node.exits().forEach(exit -> continuations.add(goingOn(exit.continuation().outcome())));
    if (!continuations.isEmpty()) {
      text.append(" that goes on ").append(String.join(" or ", continuations));
    }
    return text.append(ending(mode)).toString();
  }

  /** As above, for a method with only the end of a leap. */
  static String end(PlanNode node, Mode mode) {
    return "The end of a" + of(node, mode).substring(1);
  }

  private static String ending(Mode mode) {
    return switch (mode) {
      case ALL, CAPTURES, QUIETS -> ".";
      case ATTACKS -> "; whether it captures on the target.";
      case CAN_MOVE -> "; whether it ends on the target.";
      case ATTACKERS -> "; backward to the attackers.";
    };
  }

  private static String goingOn(LegOutcome outcome) {
    return switch (outcome.effect()) {
      case NONE, UNLOAD_AT_ORIGIN, SWAP, BORROW ->
          switch (outcome.occupant()) {
            case EMPTY, EN_PASSANT, EN_PASSANT_COMMON -> "from an empty square";
            case EMPTY_BEFORE_PIECE -> "from the last empty square before a piece";
            case OWN, OWN_COMMON -> "over an own piece";
            case ENEMY, ENEMY_ROYAL, ENEMY_COMMON -> "over an enemy piece";
            case PIECE -> "over a piece";
          };
      case REMOVE -> outcome.captures() ? "after a capture" : "after removing an own piece";
      case UNLOAD_AT_LEG_START, DROP_AT_LEG_START -> "after putting a captured piece behind itself";
      case EXCITE -> "as the own piece there";
    };
  }
}
