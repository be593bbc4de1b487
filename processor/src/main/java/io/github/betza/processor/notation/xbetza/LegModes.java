package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.OccupancyCondition;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads what a leg may meet on the square that it reaches, and what it does there. The same letter
 * ends the move on the last leg, and lets it go on from every other.
 */
final class LegModes {
  private final LegLetters letters;
  private final Ending ending;

  /** Whether {@code e} says how long the leg is, and nothing about en passant. */
  private final ModifierProblems problems;

  LegModes(LegLetters letters, Ending ending, ProblemLog log) {
    this.letters = letters;
    this.ending = ending;
    this.problems = new ModifierProblems(log);
  }

  /** Returns the ways to go on from a leg that is not the last; the default is {@code m}. */
  List<LegOutcome> outcomes() {
    checkTransit();
    boolean unloads = letters.has('u');
    LegEffect removal = unloads ? LegEffect.UNLOAD_AT_LEG_START : LegEffect.REMOVE;
    LegEffect onward = unloads && ending.captures() ? LegEffect.DROP_AT_LEG_START : LegEffect.NONE;
    boolean defaulted = !letters.hasAny("mcdkpgyx") && !isEnPassant();
    List<LegOutcome> outcomes = new ArrayList<>();
    if (defaulted || letters.hasAny("my")) {
      outcomes.add(new LegOutcome(OccupancyCondition.EMPTY, onward));
    }
    addCaptures(outcomes, removal);
    if (letters.hasAny("pg")) {
      outcomes.add(
          new LegOutcome(
              letters.has('t') ? OccupancyCondition.OWN : OccupancyCondition.PIECE, onward));
    }
    if (isEnPassant()) {
      outcomes.add(new LegOutcome(passedOver(), removal));
    }
    if (letters.has('x')) {
      outcomes.add(new LegOutcome(OccupancyCondition.OWN, LegEffect.EXCITE));
    }
    return outcomes;
  }

  /** Returns the ways to end a move on its last leg; the default is {@code mc}. */
  List<LegOutcome> landings() {
    checkLanding();
    boolean defaulted = !letters.hasAny("mcdkx") && !isEnPassant();
    boolean unloads = letters.has('u');
    LegEffect removal = unloads ? LegEffect.UNLOAD_AT_ORIGIN : LegEffect.REMOVE;
    List<LegOutcome> landings = new ArrayList<>();
    if (defaulted || letters.has('m')) {
      landings.add(
          unloads && ending.captures()
              ? new LegOutcome(OccupancyCondition.EMPTY, LegEffect.UNLOAD_AT_ORIGIN)
              : LegOutcome.EMPTY);
    }
    if (defaulted) {
      landings.add(new LegOutcome(enemy(), removal));
    }
    addCaptures(landings, removal);
    if (isEnPassant()) {
      landings.add(new LegOutcome(passedOver(), removal));
    }
    if (letters.has('x')) {
      landings.add(new LegOutcome(OccupancyCondition.OWN, LegEffect.BORROW));
    }
    return landings;
  }

  private void addCaptures(List<LegOutcome> outcomes, LegEffect removal) {
    if (letters.has('c')) {
      outcomes.add(new LegOutcome(enemy(), removal));
    }
    if (letters.has('k') && !letters.has('c')) {
      outcomes.add(new LegOutcome(OccupancyCondition.ENEMY_ROYAL, removal));
    }
    if (letters.has('d')) {
      outcomes.add(
          new LegOutcome(
              sparesRoyals() ? OccupancyCondition.OWN_COMMON : OccupancyCondition.OWN, removal));
    }
  }

  private OccupancyCondition enemy() {
    return sparesRoyals() ? OccupancyCondition.ENEMY_COMMON : OccupancyCondition.ENEMY;
  }

  private OccupancyCondition passedOver() {
    return sparesRoyals() ? OccupancyCondition.EN_PASSANT_COMMON : OccupancyCondition.EN_PASSANT;
  }

  /** Whether there is a {@code t}; beside a hop on an earlier leg that is about the hurdle. */
  private boolean sparesRoyals() {
    boolean aboutHurdle = !ending.last() && letters.hasAny("pg");
    return letters.has('t') && !aboutHurdle;
  }

  /** Returns whether some letter says that the leg captures. */
  boolean captures() {
    return letters.hasAny("cdk") || isEnPassant();
  }

  /** Whether the leg goes on in no other way than by another piece, which makes the rest. */
  private boolean onlyExcites() {
    return letters.has('x') && !letters.hasAny("mcdkpgy") && !isEnPassant();
  }

  private boolean isEnPassant() {
    return letters.has('e');
  }

  private void checkTransit() {
    checkCommon();
    if (letters.has('y') && letters.has('m')) {
      problems.redundant(letters.get('m'), "'y' goes on from an empty square already");
    }
    if (letters.has('t') && !letters.hasAny("cdpgk") && !isEnPassant()) {
      problems.withoutEffect(
          letters.get('t'),
          "it restricts hops (\"tp\") and captures (\"tc\"), but this leg has neither");
    }
    boolean captures = captures() || ending.captures();
    if (letters.has('u') && !captures) {
      problems.withoutEffect(
          letters.get('u'), "the move has captured nothing by then that could be unloaded");
    } else if (letters.has('u') && !captures() && onlyExcites()) {
      problems.withoutEffect(
          letters.get('u'), "the leg excites the piece that it meets, and puts nothing down");
    }
  }

  private void checkLanding() {
    checkCommon();
    if (letters.has('y')) {
      problems.needsContinuation(letters.get('y'));
    }
    boolean captures = captures() || !letters.hasAny("mcdkx");
    if (letters.has('t') && !letters.hasAny("cdk") && letters.hasAny("mx") && !isEnPassant()) {
      String hop =
          letters.hasAny("pg")
              ? "; to hop over own pieces only, the hop has a leg of its own, as in \"ptafmR\""
              : "";
      problems.withoutEffect(
          letters.get('t'),
          "it spares royal pieces when capturing, but this leg captures nothing" + hop);
    }
    if (letters.has('u') && !captures && !ending.captures()) {
      problems.withoutEffect(letters.get('u'), "the move captures nothing that could be unloaded");
    }
    if (letters.has('x') && (letters.hasAny("pg") || !ending.first())) {
      problems.longBorrower(letters.get('x'));
    }
    if (ending.only() && letters.has('m') && letters.has('c') && !letters.hasAny("dkex")) {
      problems.redundantBoth(letters.get('m'), letters.get('c'));
    }
  }

  private void checkCommon() {
    if (letters.has('p') && letters.has('g')) {
      problems.contradiction(
          letters.get('g'), "'p' keeps the range behind the hurdle and 'g' changes it");
    }
    if (letters.has('k') && sparesRoyals()) {
      problems.contradiction(
          letters.get('t'), "'k' captures royal pieces only and 't' spares them");
    } else if (letters.has('k') && letters.has('c')) {
      problems.redundant(letters.get('k'), "'c' captures royal pieces too");
    }
  }
}
