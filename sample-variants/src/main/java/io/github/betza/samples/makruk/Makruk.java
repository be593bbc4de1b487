package io.github.betza.samples.makruk;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Promotion;

/**
 * Makruk, the chess of Thailand. Pawns begin on the third rank and promote on the sixth. The rules
 * of counting, which end a game as a draw, are left out.
 */
@Variant(
    files = 8,
    ranks = 8,
    setup = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1",
    promotions = @Promotion(of = "P", to = "M", zone = "6-8"))
public interface Makruk {
  /** Steps forward and captures diagonally forward. */
  @Betza(value = "fmWfcF", letter = 'P')
  interface Pawn {}

  /** Leaps two squares one way and one across. */
  @Betza(value = "N", letter = 'N')
  interface Knight {}

  /** Steps one square diagonally or forward. */
  @Betza(value = "FfW", letter = 'S')
  interface Khon {}

  /** Slides along ranks and files. */
  @Betza(value = "R", letter = 'R')
  interface Rook {}

  /** Steps one square diagonally. */
  @Betza(value = "F", letter = 'M')
  interface Met {}

  /** Steps one square. */
  @Betza(value = "K", letter = 'K', royal = true)
  interface King {}
}
