package io.github.betza.samples.janggi;

import io.github.betza.Betza;
import io.github.betza.Variant;
import io.github.betza.Variant.Blocker;
import io.github.betza.Variant.Extra;
import io.github.betza.Variant.Zone;

/**
 * Janggi, the chess of Korea, with horses outside and elephants inside on both wings. In each
 * palace two diagonals join the corners with the centre, and pieces move along them. A side may
 * pass: its general stays where it is. Games that end by passing are drawn: the counting of points
 * is left out, and so are the rules against repetition.
 */
@Variant(
    files = 9,
    ranks = 10,
    setup = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
    zones = @Zone(of = "AK", squares = "d1-f3"),
    extras = {
      @Extra(of = "AK", moves = Janggi.DiagonalStep.class, squares = Janggi.DIAGONALS),
      @Extra(of = "R", moves = Janggi.DiagonalSlide.class, squares = Janggi.DIAGONALS),
      @Extra(of = "C", moves = Janggi.DiagonalJump.class, squares = Janggi.DIAGONALS),
      @Extra(of = "P", moves = Janggi.DiagonalAdvance.class, squares = Janggi.DIAGONALS)
    },
    blockers = @Blocker(of = "C", to = "C"),
    bikjang = true,
    passesEnd = true)
public interface Janggi {
  /** The squares on the diagonals of both palaces. */
  String DIAGONALS = "d1 f1 e2 d3 f3 d8 f8 e9 d10 f10";

  /** Steps forward or sideways. */
  @Betza(value = "fsW", letter = 'P')
  interface Soldier {}

  /** Steps one square along ranks and files, and then one diagonally outward. */
  @Betza(value = "afsW", letter = 'N')
  interface Horse {}

  /** Steps one square along ranks and files, and then two diagonally outward. */
  @Betza(value = "afsafW", letter = 'B')
  interface Elephant {}

  /** Slides along ranks and files. */
  @Betza(value = "R", letter = 'R')
  interface Chariot {}

  /** Slides along ranks and files behind one piece that it jumps over, which is no cannon. */
  @Betza(value = "pR", letter = 'C')
  interface Cannon {}

  /** Steps one square along ranks and files within the palace. */
  @Betza(value = "W", letter = 'A')
  interface Guard {}

  /** Steps one square along ranks and files within the palace, or passes. */
  @Betza(value = "WO", letter = 'K', royal = true)
  interface General {}

  /** What guards and generals do on the diagonals. */
  @Betza("F")
  interface DiagonalStep {}

  /** What chariots do on the diagonals. */
  @Betza("B")
  interface DiagonalSlide {}

  /** What cannons do on the diagonals. */
  @Betza("pB")
  interface DiagonalJump {}

  /** What soldiers do on the diagonals of the enemy's palace. */
  @Betza("fF")
  interface DiagonalAdvance {}
}
