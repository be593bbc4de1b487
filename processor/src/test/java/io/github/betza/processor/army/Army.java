package io.github.betza.processor.army;

import io.github.betza.BareKing;
import io.github.betza.Capturing;
import io.github.betza.Dialect;
import io.github.betza.Hand;
import io.github.betza.Promoting;
import io.github.betza.Royalty;
import io.github.betza.model.Drop;
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
 * @param flyingGeneral whether royal pieces may not face each other
 * @param bikjang whether royal pieces that do must be parted
 * @param passesEnd whether two passes end the game
 * @param bareKing what becomes of a side with nothing but royal pieces
 * @param goals which pieces win where
 * @param hand what becomes of captured pieces
 * @param drops how pieces are dropped, each for one of them
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
    boolean flyingGeneral,
    boolean bikjang,
    boolean passesEnd,
    BareKing bareKing,
    List<Goal> goals,
    Hand hand,
    List<Drop> drops) {
  Army {
    pieces = List.copyOf(pieces);
    promotions = List.copyOf(promotions);
    zones = List.copyOf(zones);
    extras = List.copyOf(extras);
    blockers = List.copyOf(blockers);
    goals = List.copyOf(goals);
    drops = List.copyOf(drops);
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

  /** The squares on which a piece wins. */
  record Goal(char of, String squares) {}

  /** Returns the same game with hands, if its end goes together with them. */
  Army withDrops(Hand newHand, List<Drop> newDrops) {
    return royalty == Royalty.KIND_EXTINCT || bareKing != BareKing.PLAYS_ON
        ? this
        : new Army(
            name,
            files,
            ranks,
            setup,
            pieces,
            promotions,
            zones,
            extras,
            blockers,
            royalty,
            capturing,
            flyingGeneral,
            bikjang,
            passesEnd,
            bareKing,
            goals,
            newHand,
            newDrops);
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
