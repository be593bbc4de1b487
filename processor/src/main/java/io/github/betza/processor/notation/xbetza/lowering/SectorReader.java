package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.direction.DirectionName;
import io.github.betza.processor.notation.direction.Directions;
import io.github.betza.processor.notation.direction.NamedDirections;
import io.github.betza.processor.notation.direction.PartedPair;
import io.github.betza.processor.notation.direction.Sectors;
import io.github.betza.processor.path.spec.BySide;
import io.github.betza.processor.path.spec.Heading;
import io.github.betza.processor.path.spec.Sector;

/** Reads direction letters that count from the step before, or select whole paths. */
final class SectorReader implements DirectionVisits.Visitor {
  private static final Sector NOWHERE = new Sector(0, 0, 0, 0);

  private final boolean wholePaths;
  private final ProblemLog log;

  /** What is named: in the lower half after a turn to the right, in the upper half to the left. */
  private final NamedDirections named = new NamedDirections();

  /** The directions after a turn to the right. */
  private Sector right = NOWHERE;

  /** The directions after a turn to the left. They differ for {@code q} and {@code z} only. */
  private Sector left = NOWHERE;

  private SectorReader(boolean wholePaths, ProblemLog log) {
    this.wholePaths = wholePaths;
    this.log = log;
  }

  /** Returns the directions of a leg of a bracket that is not the first; outward by default. */
  static Heading ofContinuation(LegLetters letters, ProblemLog log) {
    if (letters.runs().isEmpty()) {
      return Sector.FORWARD;
    }
    SectorReader reader = read(letters, false, log);
    return reader.right.equals(reader.left) ? reader.right : new BySide(reader.right, reader.left);
  }

  /** Returns the directions in which the letters before a bracket require paths to lead. */
  static Sector ofWholePaths(LegLetters letters, ProblemLog log) {
    return read(letters, true, log).right;
  }

  private static SectorReader read(LegLetters letters, boolean wholePaths, ProblemLog log) {
    SectorReader reader = new SectorReader(wholePaths, log);
    DirectionVisits.visit(letters, reader, log);
    if (!reader.named.warn(log)) {
      PartedPair.warn(letters.runs(), reader, log);
    }
    return reader;
  }

  @Override
  public void name(DirectionName name) {
    add(name.afterTurn(true).sector(), name.afterTurn(false).sector(), name.span());
  }

  @Override
  public boolean isPlainUnion(char first, char second) {
    return Sectors.pair(first, second).equals(Sectors.single(first).or(Sectors.single(second)));
  }

  @Override
  public void hand(DirectionName hand) {
    Span span = hand.span();
    char side = hand.last().value();
    if (wholePaths) {
      int bits = side == 'r' ? Directions.RIGHT_HANDED : Directions.LEFT_HANDED;
      Sector handed = new Sector(0, 0, 0, bits);
      add(handed, handed, span);
    } else {
      log.add(
          ProblemCode.MODIFIER_ON_WRONG_LEG,
          span,
          "\"h" + side + "\" chooses the hand of the first leg, or of whole paths",
          "put it before the bracket, or of its first leg");
    }
  }

  private void add(Sector moreRight, Sector moreLeft, Span span) {
    named.add(bits(moreRight) | bits(moreLeft) << Integer.SIZE, span);
    right = right.or(moreRight);
    left = left.or(moreLeft);
  }

  private static long bits(Sector sector) {
    int straight = sector.straight() | sector.slanted();
    return straight | sector.eightfold() << 8 | (long) sector.oblique() << 16;
  }
}
