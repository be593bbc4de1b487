package io.github.betza.imports;

import java.util.Arrays;
import java.util.Optional;

/** Variants that Fairy-Stockfish has built in and that cannot be told here, and what they need. */
final class FairyLacking {
  /** Names, and behind a bar what games here do not have. */
  private static final String TABLE =
      """
      crazyhouse chessgi loop capahouse shouse supply placement pocketknight sittuyin|pieces that are dropped
      shogi minishogi kyotoshogi judkins gorogoro euroshogi yarishogi torishogi|pieces that are dropped
      micro mini dobutsu okisakishogi|pieces that are dropped
      bughouse koedem|a second board, whose captured pieces are dropped
      seirawan|pieces that come into the game where others leave
      atomic nocheckatomic|captures that take all that stands around
      3check 5check|a win by giving so many checks
      giveaway extinction kinglet|castling of a king that is not royal and may be captured
      losers|a win by being mated
      suicide|a stalemate that is decided by counting pieces
      codrus|a win by losing one's king
      threekings|a loss by losing the first of three kings
      horde|a side without a king against one that has one
      racingkings|moves that may not give check, and a last move of the side that is behind
      armageddon|draws that one side wins
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
