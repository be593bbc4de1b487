package io.github.betza.processor.describe;

import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.OccupancyCondition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/** Describes the events on the square that a leg reached. */
final class OutcomeWords {
  private static final String HOME =
      ", putting the captured piece on the square where the move began";

  private OutcomeWords() {}

  /**
   * Returns the ends of a move: "to move or capture".
   *
   * @param empty the verb for an empty square, "move"
   */
  static String ending(Collection<LegOutcome> outcomes, String empty) {
    List<String> purposes = new ArrayList<>();
    for (LegOutcome outcome : new TreeSet<>(outcomes)) {
      purposes.add(outcome.equals(LegOutcome.EMPTY) ? empty : purpose(outcome));
    }
    return "to " + EnglishText.either(purposes);
  }

  private static String purpose(LegOutcome outcome) {
    return switch (outcome.effect()) {
      case NONE -> "land on " + noun(outcome);
      case REMOVE ->
          switch (outcome.occupant()) {
            case EMPTY, EMPTY_BEFORE_PIECE -> "move";
            case ENEMY -> "capture";
            case EN_PASSANT -> "capture en passant";
            case EN_PASSANT_COMMON -> "capture en passant a piece that is not royal";
            case OWN, OWN_COMMON -> "take the place of " + noun(outcome) + ", which is removed";
            case ENEMY_ROYAL, ENEMY_COMMON, PIECE -> "capture " + noun(outcome);
          };
      case UNLOAD_AT_LEG_START ->
          "capture " + noun(outcome) + ", which is put on the square where this leg began";
      case DROP_AT_LEG_START ->
          "land on "
              + noun(outcome)
              + ", putting the piece captured last, if any, on the square where this leg began";
      case SWAP -> "change places with " + noun(outcome) + ", which is not captured";
      case UNLOAD_AT_ORIGIN ->
          switch (outcome.occupant()) {
            case EMPTY ->
                "move, putting the piece captured last, if any, on the square where the move began";
            case EN_PASSANT -> "capture en passant" + HOME;
            case EN_PASSANT_COMMON -> "capture en passant a piece that is not royal" + HOME;
            case OWN, OWN_COMMON -> "swap places with " + noun(outcome);
            default ->
                "capture " + noun(outcome) + ", which is put on the square where the move began";
          };
      case EXCITE -> "hand the move to " + noun(outcome);
      case BORROW ->
          "make, from where it stands, a move of "
              + noun(outcome)
              + " of another kind that stands there";
    };
  }

  /** Returns how a leg ends if another leg follows: "to an empty square". */
  static String goingOn(Collection<LegOutcome> outcomes) {
    TreeSet<LegOutcome> rest = new TreeSet<>(outcomes);
    List<String> ways = new ArrayList<>();
    if (rest.contains(LegOutcome.EMPTY) && rest.contains(LegOutcome.HOP)) {
      rest.remove(LegOutcome.EMPTY);
      rest.remove(LegOutcome.HOP);
      ways.add("to a square, whatever stands there");
    }
    rest.forEach(outcome -> ways.add(wayOn(outcome)));
    return EnglishText.either(ways);
  }

  private static String wayOn(LegOutcome outcome) {
    if (outcome.equals(LegOutcome.EMPTY)) {
      return "to an empty square";
    }
    if (outcome.occupant().isEnPassant()) {
      boolean spares = outcome.occupant() == OccupancyCondition.EN_PASSANT_COMMON;
      boolean puts = outcome.effect() == LegEffect.UNLOAD_AT_LEG_START;
      return "to an empty square where it captures en passant"
          + (spares ? " a piece that is not royal" : "")
          + (puts ? ", putting the captured piece on the square where this leg began" : "");
    }
    if (outcome.occupant() == OccupancyCondition.EMPTY_BEFORE_PIECE) {
      return "to the last empty square before a piece";
    }
    return switch (outcome.effect()) {
      case NONE -> "up to " + noun(outcome) + ", which it hops over";
      case REMOVE ->
          outcome.occupant().isOwn()
              ? "to " + noun(outcome) + ", which it removes"
              : "to " + noun(outcome) + ", which it captures in passing";
      case UNLOAD_AT_LEG_START ->
          "to " + noun(outcome) + ", which it captures and puts on the square where this leg began";
      case DROP_AT_LEG_START ->
          (outcome.occupant().isPiece()
                  ? "up to " + noun(outcome) + ", which it hops over, "
                  : "to " + noun(outcome) + ", ")
              + "putting the piece captured last, if any, on the square where this leg began";
      case UNLOAD_AT_ORIGIN ->
          "to " + noun(outcome) + ", which it captures and puts on the square where the move began";
      case SWAP -> "to " + noun(outcome) + ", with which it changes places";
      case EXCITE -> "up to " + noun(outcome) + ", which makes the rest of the move instead";
      case BORROW -> "up to " + noun(outcome) + ", whose moves it borrows";
    };
  }

  private static String noun(LegOutcome outcome) {
    return noun(outcome.occupant());
  }

  /** Returns the noun for the content of a square. */
  static String noun(OccupancyCondition occupant) {
    return switch (occupant) {
      case EMPTY -> "an empty square";
      case ENEMY -> "an enemy piece";
      case ENEMY_ROYAL -> "a royal enemy piece";
      case ENEMY_COMMON -> "an enemy piece that is not royal";
      case OWN -> "an own piece";
      case OWN_COMMON -> "an own piece that is not royal";
      case PIECE -> "a piece";
      case EN_PASSANT, EN_PASSANT_COMMON -> "an en-passant square";
      case EMPTY_BEFORE_PIECE -> "the last empty square before a piece";
    };
  }
}
