package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.Deed;
import io.github.betza.processor.path.Occupant;
import io.github.betza.processor.path.Outcome;
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
  List<Outcome> outcomes() {
    checkTransit();
    boolean unloads = letters.has('u');
    Deed removal = unloads ? Deed.UNLOAD_AT_LEG_START : Deed.REMOVE;
    Deed onward = unloads && ending.captures() ? Deed.DROP_AT_LEG_START : Deed.NONE;
    boolean defaulted = !letters.hasAny("mcdkpgyx") && !isEnPassant();
    List<Outcome> outcomes = new ArrayList<>();
    if (defaulted || letters.hasAny("my")) {
      outcomes.add(new Outcome(Occupant.EMPTY, onward));
    }
    addCaptures(outcomes, removal);
    if (letters.hasAny("pg")) {
      outcomes.add(new Outcome(letters.has('t') ? Occupant.OWN : Occupant.PIECE, onward));
    }
    if (isEnPassant()) {
      outcomes.add(new Outcome(passedOver(), removal));
    }
    if (letters.has('x')) {
      outcomes.add(new Outcome(Occupant.OWN, Deed.EXCITE));
    }
    return outcomes;
  }

  /** Returns the ways to end a move on its last leg; the default is {@code mc}. */
  List<Outcome> landings() {
    checkLanding();
    boolean defaulted = !letters.hasAny("mcdkx") && !isEnPassant();
    boolean unloads = letters.has('u');
    Deed removal = unloads ? Deed.UNLOAD_AT_ORIGIN : Deed.REMOVE;
    List<Outcome> landings = new ArrayList<>();
    if (defaulted || letters.has('m')) {
      landings.add(
          unloads && ending.captures()
              ? new Outcome(Occupant.EMPTY, Deed.UNLOAD_AT_ORIGIN)
              : Outcome.PASS);
    }
    if (defaulted) {
      landings.add(new Outcome(enemy(), removal));
    }
    addCaptures(landings, removal);
    if (isEnPassant()) {
      landings.add(new Outcome(passedOver(), removal));
    }
    if (letters.has('x')) {
      landings.add(new Outcome(Occupant.OWN, Deed.BORROW));
    }
    return landings;
  }

  private void addCaptures(List<Outcome> outcomes, Deed removal) {
    if (letters.has('c')) {
      outcomes.add(new Outcome(enemy(), removal));
    }
    if (letters.has('k') && !letters.has('c')) {
      outcomes.add(new Outcome(Occupant.ENEMY_ROYAL, removal));
    }
    if (letters.has('d')) {
      outcomes.add(new Outcome(sparesRoyals() ? Occupant.OWN_COMMON : Occupant.OWN, removal));
    }
  }

  private Occupant enemy() {
    return sparesRoyals() ? Occupant.ENEMY_COMMON : Occupant.ENEMY;
  }

  private Occupant passedOver() {
    return sparesRoyals() ? Occupant.EN_PASSANT_COMMON : Occupant.EN_PASSANT;
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
