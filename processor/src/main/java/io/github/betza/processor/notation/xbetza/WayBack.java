package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.spec.DirectionSet;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.Turn;
import java.util.List;

/**
 * Finds moves whose second leg goes straight back to where the first one began, but asks for
 * something there that cannot be: what stands there is known.
 */
final class WayBack {
  /** The direction straight back, as the only one of a leg. */
  private static final int BACK = 1 << 4;

  private final List<LegLetters> written;
  private final LegSpec first;
  private final LegSpec second;

  private WayBack(List<LegLetters> written, LegSpec first, LegSpec second) {
    this.written = written;
    this.first = first;
    this.second = second;
  }

  /**
   * Warns of a move that can never go back as its second leg says.
   *
   * @param written the modifiers of each leg
   * @param legs the legs, a hop at the end being two
   */
  static void warn(List<LegLetters> written, List<LegSpec> legs, ProblemLog log) {
    if (legs.size() < 2 || written.size() < 2) {
      return;
    }
    WayBack way = new WayBack(written, legs.get(0), legs.get(1));
    if (way.leadsBack() && !way.isPossible()) {
      way.report(log);
    }
  }

  private boolean leadsBack() {
    boolean steps = first.length().isOne() && second.length().isOne();
    boolean asFar =
        second.length() instanceof Length.SameAsBefore
            && first.turn() == Turn.NONE
            && second.turn() == Turn.NONE;
    boolean plain = first.wrap() == Wrap.NONE && second.wrap() == Wrap.NONE;
    return (steps || asFar)
        && plain
        && first.atom().equals(second.atom())
        && second.heading().equals(new DirectionSet(BACK));
  }

  /** Returns whether the leg can end so, but for what would be put down there. */
  private boolean fits() {
    return first.outcomes().stream()
        .anyMatch(
            before ->
                second.landings().stream().anyMatch(landing -> fits(before, landing.outcome())));
  }

  private boolean isPossible() {
    for (LegOutcome before : first.outcomes()) {
      for (LegOutcome onward : second.outcomes()) {
        if (fits(before, onward)) {
          return true;
        }
      }
      for (Landing landing : second.landings()) {
        if (fits(before, landing.outcome()) && !putsDown(before, landing.outcome())) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether the way back can meet something where the first leg began. */
  private static boolean fits(LegOutcome before, LegOutcome met) {
    return switch (before.effect()) {
      case EXCITE -> met.occupant().isOwn() || met.occupant() == OccupancyCondition.PIECE;
      case UNLOAD_AT_LEG_START -> mayBe(before.occupant(), met.occupant());
      case NONE, REMOVE, DROP_AT_LEG_START, UNLOAD_AT_ORIGIN, SWAP, BORROW -> isEmpty(met);
    };
  }

  /** Returns whether a piece that was put down may be the one that is met. */
  private static boolean mayBe(OccupancyCondition put, OccupancyCondition met) {
    return switch (met) {
      case PIECE -> true;
      case OWN, OWN_COMMON -> put.isOwn();
      case ENEMY -> !put.isOwn();
      case ENEMY_ROYAL -> !put.isOwn() && put != OccupancyCondition.ENEMY_COMMON;
      case ENEMY_COMMON -> !put.isOwn() && put != OccupancyCondition.ENEMY_ROYAL;
      case EMPTY, EMPTY_BEFORE_PIECE, EN_PASSANT, EN_PASSANT_COMMON -> false;
    };
  }

  /** Returns whether a move that ends where it began would put down a victim there as well. */
  private static boolean putsDown(LegOutcome before, LegOutcome end) {
    boolean captures = before.effect() == LegEffect.REMOVE || !isEmpty(end);
    return captures && end.effect() == LegEffect.UNLOAD_AT_ORIGIN;
  }

  private static boolean isEmpty(LegOutcome met) {
    return met.occupant() == OccupancyCondition.EMPTY || met.occupant().isEnPassant();
  }

  private void report(ProblemLog log) {
    LegLetters back = written.get(1);
    boolean excites = first.outcomes().stream().anyMatch(each -> each.effect() == LegEffect.EXCITE);
    boolean fills =
        first.outcomes().stream().anyMatch(each -> each.effect() == LegEffect.UNLOAD_AT_LEG_START);
    boolean empty =
        second.outcomes().stream().anyMatch(WayBack::isEmpty)
            || second.landings().stream().map(Landing::outcome).anyMatch(WayBack::isEmpty);
    if (excites) {
      warn(
          "this leg brings the piece that is met back to the one that met it, which still stands"
              + " there",
          Advice.note(
              "let it capture own pieces ('d') or hop over them ('p'), or choose another direction"),
          log);
    } else if (fits()) {
      warn(
          "this leg goes back to the square where the one before began, and what it captures cannot"
              + " be put down there as well",
          Advice.suggest(log.edited(back.get('u').span(), "", "the capture removes the piece")),
          log);
    } else if (fills && empty) {
      Letter unload = written.get(0).get('u');
      warn(
          "this leg goes back to the square where the one before puts what it captures",
          Advice.suggest(log.edited(unload.span(), "", "the capture removes the piece")),
          log);
    } else if (fills) {
      warn(
          "this leg goes back to the square where the one before puts what it captures, and asks for"
              + " something else there",
          Advice.note("let it capture or hop over that piece, or choose another direction"),
          log);
    } else {
      warn(
          "this leg goes back to the square that the piece left, which is empty, but it needs a"
              + " piece there",
          Advice.note(
              "let it end on or go on from an empty square ('m'), or choose another direction"),
          log);
    }
  }

  private void warn(String message, Advice advice, ProblemLog log) {
    log.add(ProblemCode.NEVER_MOVES, written.get(1).span(), message, advice);
  }
}
