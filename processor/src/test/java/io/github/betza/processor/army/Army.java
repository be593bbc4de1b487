package io.github.betza.processor.army;

import io.github.betza.BareKing;
import io.github.betza.Capturing;
import io.github.betza.Dialect;
import io.github.betza.Hand;
import io.github.betza.Promoting;
import io.github.betza.Repetition;
import io.github.betza.Royalty;
import io.github.betza.model.Blast;
import io.github.betza.model.Castling;
import io.github.betza.model.Drop;
import io.github.betza.model.Extinction;
import io.github.betza.model.Gate;
import io.github.betza.model.Goal;
import java.util.List;

/**
 * A made-up game: what its {@code @Variant} says.
 *
 * @param name the name of the annotated type
 * @param files the number of files
 * @param ranks the number of ranks
 * @param setup the position in which it begins
 * @param pieces the pieces, in the order of their kinds
 * @param promotions which pieces promote
 * @param zones which pieces are confined
 * @param extras which pieces have further moves somewhere
 * @param blockers which pieces are blockers to which
 * @param royalty what the royal pieces are
 * @param capturing whether captures are forced
 * @param checksForbidden whether no move may give check
 * @param flyingGeneral whether royal pieces may not face each other
 * @param bikjang whether royal pieces that do must be parted
 * @param passesEnd whether two passes end the game
 * @param bareKing what becomes of a side with nothing but royal pieces
 * @param goals which pieces win where
 * @param checks with how many checks a side wins, or 0
 * @param extinctions of which pieces a side must not have too few
 * @param hand what becomes of captured pieces
 * @param drops how pieces are dropped, each for one of them
 * @param recurrence what becomes of a game whose position comes back
 * @param blasts what captures remove besides
 * @param castlings which royal pieces castle by file
 * @param gates what enters as others leave
 */
record Army(
    String name,
    int files,
    int ranks,
    String setup,
    List<Kind> pieces,
    List<Promotion> promotions,
    List<Zone> zones,
    List<Extra> extras,
    List<Blocker> blockers,
    Royalty royalty,
    Capturing capturing,
    boolean checksForbidden,
    boolean flyingGeneral,
    boolean bikjang,
    boolean passesEnd,
    BareKing bareKing,
    List<Goal> goals,
    int checks,
    List<Extinction> extinctions,
    Hand hand,
    List<Drop> drops,
    Recurrence recurrence,
    List<Blast> blasts,
    List<Castling> castlings,
    List<Gate> gates) {
  Army {
    pieces = List.copyOf(pieces);
    promotions = List.copyOf(promotions);
    zones = List.copyOf(zones);
    extras = List.copyOf(extras);
    blockers = List.copyOf(blockers);
    goals = List.copyOf(goals);
    extinctions = List.copyOf(extinctions);
    drops = List.copyOf(drops);
    blasts = List.copyOf(blasts);
    castlings = List.copyOf(castlings);
    gates = List.copyOf(gates);
  }

  /** A piece with its letter. */
  record Kind(char letter, Move move, boolean royal) {}

  /** How a piece moves. */
  record Move(String notation, Dialect dialect) {}

  /** Where a piece promotes, and to what. */
  record Promotion(
      char of, String to, String zone, Promoting on, boolean optional, boolean limited) {}

  /** The squares that a piece may not leave, and those on which it may capture besides. */
  record Zone(char of, String squares, String captures) {}

  /** Moves that a piece has within some squares. */
  record Extra(char of, Move move, String squares) {}

  /** A piece that is like the edge of the board to another. */
  record Blocker(char of, char to) {}

  /**
   * What becomes of a game whose position comes back.
   *
   * @param times how often it has to occur to end the game, or 0 for no end
   */
  record Recurrence(int times, Repetition outcome, boolean perpetualCheck) {
    static final Recurrence NONE = new Recurrence(0, Repetition.DRAW, false);
  }

  /** Returns the same game with hands, if its end goes together with them. */
  Army withDrops(Hand newHand, String newSetup, List<Drop> newDrops, Recurrence newRecurrence) {
    boolean isKept = royalty == Royalty.KIND_EXTINCT || bareKing != BareKing.PLAYS_ON;
    return isKept
        ? this
        : with(
            checksForbidden,
            newSetup,
            checks,
            extinctions,
            newHand,
            newDrops,
            newRecurrence,
            blasts,
            gates);
  }

  /** Returns the same game with so many checks that win, and rules about numbers of pieces. */
  Army withEnds(int newChecks, List<Extinction> newExtinctions) {
    return with(
        checksForbidden, setup, newChecks, newExtinctions, hand, drops, recurrence, blasts, gates);
  }

  /** Returns the same game in which captures remove more than their victims. */
  Army withBlasts(List<Blast> newBlasts) {
    return with(
        checksForbidden, setup, checks, extinctions, hand, drops, recurrence, newBlasts, gates);
  }

  /** Returns the same game in which pieces enter as others leave, if its end goes together. */
  Army withGates(String newSetup, List<Gate> newGates) {
    boolean isKept = royalty == Royalty.KIND_EXTINCT || bareKing != BareKing.PLAYS_ON;
    return isKept
        ? this
        : with(
            checksForbidden,
            newSetup,
            checks,
            extinctions,
            hand,
            drops,
            recurrence,
            blasts,
            newGates);
  }

  /** Returns the same game in which no move may give check, if no other rule is about checks. */
  Army withoutChecks() {
    return checks > 0 || recurrence.perpetualCheck()
        ? this
        : with(true, setup, checks, extinctions, hand, drops, recurrence, blasts, gates);
  }

  private Army with(
      boolean newChecksForbidden,
      String newSetup,
      int newChecks,
      List<Extinction> newExtinctions,
      Hand newHand,
      List<Drop> newDrops,
      Recurrence newRecurrence,
      List<Blast> newBlasts,
      List<Gate> newGates) {
    return new Army(
        name,
        files,
        ranks,
        newSetup,
        pieces,
        promotions,
        zones,
        extras,
        blockers,
        royalty,
        capturing,
        newChecksForbidden,
        flyingGeneral,
        bikjang,
        passesEnd,
        bareKing,
        goals,
        newChecks,
        newExtinctions,
        newHand,
        newDrops,
        newRecurrence,
        newBlasts,
        castlings,
        newGates);
  }

  /** Returns the kind of the piece with a letter. */
  int kindOf(char letter) {
    int kind = 1;
    while (pieces.get(kind - 1).letter() != letter) {
      kind++;
    }
    return kind;
  }
}
