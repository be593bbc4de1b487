package io.github.betza.samples.checkers;

import io.github.betza.Betza;
import io.github.betza.Capturing;
import io.github.betza.Dialect;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.Variant;
import io.github.betza.Variant.Promotion;

/**
 * Checkers, as played in England and America. Men capture forward over one piece after another; a
 * side that can capture must, and must go on as long as it can. A man can take three in a turn,
 * which is all that the board has room for; the notation of the king ends after four.
 */
@Variant(
    files = 8,
    ranks = 8,
    setup = "1m1m1m1m/m1m1m1m1/1m1m1m1m/8/8/M1M1M1M1/1M1M1M1M/M1M1M1M1 w - - 0 1",
    promotions = @Promotion(of = "M", to = "K", zone = "8"),
    royalty = Royalty.NONE,
    stalemate = Stalemate.LOSS,
    capturing = Capturing.COMPLETE,
    repetitions = 3,
    moveLimit = 40)
public interface Checkers {
  /** Steps diagonally forward, or jumps over up to three enemies, and takes them. */
  @Betza(
      value = "fmF+[cj]fA+[cj]fA--[cj]fA+[cj]fA--[cj]fA--[cj]fA",
      dialect = Dialect.BEX,
      letter = 'M')
  interface Man {}

  /** Steps diagonally, or jumps over up to four enemies, and takes them. */
  @Betza(
      value = "mF+[cj]A+[cj]A--[cj]A+[cj]A--[cj]A--[cj]A+[cj]A--[cj]A--[cj]A--[cj]A",
      dialect = Dialect.BEX,
      letter = 'K')
  interface King {}
}
