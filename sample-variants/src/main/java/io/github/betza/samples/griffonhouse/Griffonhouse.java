package io.github.betza.samples.griffonhouse;

import io.github.betza.Betza;
import io.github.betza.Hand;
import io.github.betza.Variant;
import io.github.betza.Variant.Drop;
import io.github.betza.Variant.Promotion;

/**
 * Chess with a griffon, whose path has a bend, and cannons, which capture over another piece.
 * Captured pieces change sides, and are dropped in place of a move: so a drop may be what a cannon
 * jumps over.
 */
@Variant(
    files = 8,
    ranks = 8,
    setup = "gnckqcng/pppppppp/8/8/8/8/PPPPPPPP/GNCKQCNG[] w - - 0 1",
    promotions = @Promotion(of = "P", to = "GQCN", zone = "8"),
    hand = Hand.CAPTURED,
    drops = {@Drop(of = "P", squares = "2-7", perFile = 2), @Drop(of = "NGQC")},
    repetitions = 3)
public interface Griffonhouse {
  /** Steps forward, two squares at first; captures diagonally forward, en passant as well. */
  @Betza(value = "fmWfceFifmnD", letter = 'P')
  interface Pawn {}

  /** Leaps two squares one way and one across. */
  @Betza(value = "N", letter = 'N')
  interface Knight {}

  /** Steps one square diagonally, and goes on outward as a rook. */
  @Betza(value = "[F?R]", letter = 'G')
  interface Griffon {}

  /** Slides along ranks and files, and captures after one piece that it jumps over. */
  @Betza(value = "mRcpR", letter = 'C')
  interface Cannon {}

  /** Slides in all eight directions. */
  @Betza(value = "Q", letter = 'Q')
  interface Queen {}

  /** Steps one square. */
  @Betza(value = "K", letter = 'K', royal = true)
  interface King {}
}
