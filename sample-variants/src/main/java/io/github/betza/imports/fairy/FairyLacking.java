package io.github.betza.imports.fairy;

import java.util.Arrays;
import java.util.Optional;

/** Variants that Fairy-Stockfish has built in and that cannot be told here, and what they need. */
final class FairyLacking {
  /** Names, and behind a bar what games here do not have. */
  private static final String TABLE =
      """
      crazyhouse chessgi loop capahouse shouse supply placement pocketknight sittuyin dragon|pieces that are dropped
      shogi minishogi kyotoshogi judkins gorogoro euroshogi yarishogi torishogi checkshogi|pieces that are dropped
      micro mini dobutsu okisakishogi|pieces that are dropped
      bughouse koedem|a second board, whose captured pieces are dropped
      seirawan|pieces that come into the game where others leave
      atomic nocheckatomic atomar|captures that take all that stands around
      petrified|captures that turn pieces into walls
      isolation isolation7x7 snailtrail joust duck amazons|walls that are put up
      ataxx flipersi flipello flipello10|pieces that are put on the board and turn others over
      3check 5check|a win by giving so many checks
      losers misere|a win by being mated
      suicide|a stalemate that is decided by counting pieces
      codrus|a win by losing one's king
      threekings|a loss by losing the first of three kings
      kinglet|castling of a king that may be lost while pawns may not
      spartan|two kings that must not be attacked both
      shoshogi|a second king by promotion, with which neither is royal
      horde|a side without a king against one that has one
      racingkings|moves that may not give check, and a last move of the side that is behind
      jesonmor|a last move of the side that is behind
      armageddon|draws that one side wins
      sortofalmost chigorin|pawns of one letter that become other pieces for White than for Black
      makpong|a king that may not leave a check
      cambodian karouk|leaps of kings and ferses that have not moved
      shatar|mates that only some pieces may give
      fischerandom caparandom|castling from anywhere on the rank
      janggi janggitraditional janggimodern janggicasual|lines in palaces, and cannons that neither hop over nor capture cannons: walls and extras of @Variant do that
      """;

  private FairyLacking() {}

  /** Returns what a variant needs that games here do not have, where that is known. */
  static Optional<String> of(String base) {
    return TABLE
        .lines()
        .map(line -> line.split("\\|", -1))
        .filter(row -> Arrays.asList(row[0].split(" ", -1)).contains(base))
        .map(row -> row[1])
        .findFirst();
  }
}
