package io.github.betza.samples.griffon;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Promotion;

/** Chess with a griffon and a manticore in place of the rooks. */
@Variant(
    files = 8,
    ranks = 8,
    setup = "gnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/GNBQKBNM w - - 0 1",
    promotions = @Promotion(of = "P", to = "QGMBN", zone = "8"),
    repetitions = 3,
    moveLimit = 50)
public interface GriffonChess {
  /** Steps forward, two squares at first; captures diagonally forward, en passant as well. */
  @Betza(value = "fmWfceFifmnD", letter = 'P')
  interface Pawn {}

  /** Leaps two squares one way and one across. */
  @Betza(value = "N", letter = 'N')
  interface Knight {}

  /** Slides along diagonals. */
  @Betza(value = "B", letter = 'B')
  interface Bishop {}

  /** Steps one square diagonally, and goes on outward as a rook. */
  @Betza(value = "[F?R]", letter = 'G')
  interface Griffon {}

  /** Steps one square along ranks and files, and goes on outward as a bishop. */
  @Betza(value = "[W?B]", letter = 'M')
  interface Manticore {}

  /** Slides in all eight directions. */
  @Betza(value = "Q", letter = 'Q')
  interface Queen {}

  /** Steps one square. */
  @Betza(value = "K", letter = 'K', royal = true)
  interface King {}
}
