package io.github.betza.processor.translate;

import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.line.WholePath;
import io.github.betza.processor.path.spec.LegSpec.PassedSquares;
import io.github.betza.processor.path.spec.LegSpec.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The letters of XBETZA and CLASSIC for the events on a square, and for the shape of a leg. */
final class ModifierLetters {
  private ModifierLetters() {}

  /**
   * Checks whether there are letters for how a line goes on and ends.
   *
   * @throws NoFormException if there are none
   */
  static void check(WholePath line) {
    line.outcomes().forEach(ModifierLetters::transit);
    landing(line.ends());
  }

  /** Returns the letters for the ways to end a move. */
  static String landing(List<LegOutcome> ends) {
    boolean empty = false;
    boolean enemy = false;
    boolean common = false;
    boolean unloads = false;
    StringBuilder rest = new StringBuilder();
    boolean spares = spares(ends);
    for (LegOutcome end : ends) {
      unloads |= end.effect() == LegEffect.UNLOAD_AT_ORIGIN;
      switch (end.occupant()) {
        case EMPTY -> empty = true;
        case ENEMY -> enemy = true;
        case ENEMY_COMMON -> common = true;
        case ENEMY_ROYAL -> rest.append('k');
        case OWN, OWN_COMMON -> rest.append(end.effect() == LegEffect.BORROW ? 'x' : 'd');
        case EN_PASSANT, EN_PASSANT_COMMON -> rest.append('e');
        default -> throw new NoFormException("it can end on a square of the kind " + end);
      }
      if (end.effect() == LegEffect.SWAP || end.effect() == LegEffect.UNLOAD_AT_LEG_START) {
        throw new NoFormException(MissingWord.SWAP);
      }
    }
    String unload = unloads ? "u" : "";
    if (rest.isEmpty() && empty && (enemy || common)) {
      return unload + (common ? "t" : "");
    }
    String sparing = spares ? "t" : "";
    return (empty ? "m" : "") + unload + sparing + (enemy || common ? "c" : "") + rest;
  }

  /**
   * Returns whether captures spare royal pieces; one letter makes all captures of a leg spare them.
   */
  private static boolean spares(List<LegOutcome> outcomes) {
    boolean some = false;
    boolean all = true;
    boolean enPassant = false;
    for (LegOutcome outcome : outcomes) {
      switch (outcome.occupant()) {
        case ENEMY_COMMON, OWN_COMMON -> some = true;
        case EN_PASSANT_COMMON -> {
          some = true;
          enPassant = true;
        }
        case EN_PASSANT -> {
          all = false;
          enPassant = true;
        }
        case ENEMY, ENEMY_ROYAL, PIECE -> all = false;
        case OWN ->
            all &=
                outcome.effect() != LegEffect.REMOVE
                    && outcome.effect() != LegEffect.UNLOAD_AT_ORIGIN;
        case EMPTY, EMPTY_BEFORE_PIECE -> {}
      }
    }
    if (some && !all && enPassant) {
      throw new NoFormException("it spares royal pieces when it captures in one way only");
    }
    return some && all;
  }

  /** Returns the letters for the ways to go on. */
  static String transit(List<LegOutcome> outcomes) {
    StringBuilder text = new StringBuilder();
    boolean unloads = false;
    boolean common =
        outcomes.stream().anyMatch(each -> each.occupant() == OccupancyCondition.ENEMY_COMMON);
    spares(outcomes);
    for (LegOutcome outcome : outcomes) {
      unloads |= outcome.effect().putsAtLegStart();
      text.append(
          switch (outcome.occupant()) {
            case EMPTY -> outcomes.size() == 1 ? "" : "m";
            case ENEMY -> removes(outcome, "c");
            case ENEMY_COMMON -> removes(outcome, "tc");
            case ENEMY_ROYAL -> removes(outcome, "k");
            case OWN ->
                outcome.effect() == LegEffect.EXCITE
                    ? "x"
                    : outcome.effect().leavesOccupant() ? "tp" : "d";
            case OWN_COMMON -> common ? "d" : "td";
            case PIECE -> hops(outcome);
            case EN_PASSANT -> "e";
            case EN_PASSANT_COMMON -> common ? "e" : "te";
            case EMPTY_BEFORE_PIECE -> throw new NoFormException(MissingWord.BEFORE_PIECE);
          });
    }
    return (unloads ? "u" : "") + text;
  }

  private static String removes(LegOutcome outcome, String letters) {
    if (outcome.effect() == LegEffect.NONE) {
      throw new NoFormException(MissingWord.ENEMY_HURDLE);
    }
    return letters;
  }

  private static String hops(LegOutcome outcome) {
    if (outcome.effect() == LegEffect.REMOVE) {
      throw new NoFormException(MissingWord.REMOVAL_OF_EITHER);
    }
    return "p";
  }

  /** Returns the letters for the shape of a leg; there may be several choices. */
  static List<String> geometryLetters(Stride stride, boolean grants, boolean initial) {
    String turn = stride.turn() == Turn.CIRCULAR ? "q" : stride.turn() == Turn.ZIGZAG ? "z" : "";
    String wrap = stride.wrap() == Wrap.CYLINDER ? "o" : stride.wrap() == Wrap.TORUS ? "oo" : "";
    String rest = turn + wrap + (stride.ski() ? "j" : "");
    Set<PassedSquares> passing = stride.passing();
    if (grants) {
      List<String> choices = new ArrayList<>();
      if (stride.length() instanceof Length.ToEnemyHalf) {
        choices.add(rest);
      }
      choices.add((initial ? "n" : "nn") + rest);
      choices.add("nn" + rest);
      return choices;
    }
    if (passing.contains(PassedSquares.FREE)) {
      return List.of(rest);
    }
    if (passing.contains(PassedSquares.LAME)) {
      return List.of("n" + rest);
    }
    if (passing.contains(PassedSquares.JUMPING)) {
      return List.of("j" + rest);
    }
    throw new NoFormException(
        "it has a leap that needs one of several routes to be free, or one hurdle among several"
            + " squares");
  }

  /** Returns whether an outcome is a hop over a piece of either side. */
  static boolean isHop(List<LegOutcome> outcomes) {
    return outcomes.equals(List.of(LegOutcome.HOP));
  }
}
