package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.notation.direction.DirectionName;
import io.github.betza.processor.notation.direction.Directions;
import io.github.betza.processor.notation.direction.NameProblems;
import io.github.betza.processor.notation.direction.Sectors;
import io.github.betza.processor.path.spec.Sector;

/** Reads direction letters that count from the step before, or select whole paths. */
final class SectorReader implements DirectionRuns.Visitor {
  private static final Sector NOWHERE = new Sector(0, 0, 0, 0);

  /** The outward directions that lie to a side, among which {@code q} and {@code z} choose. */
  private static final Sector SIDEWAYS = new Sector(0b01000100, 0b10000010, 0b10000010, 0b10000001);

  private final boolean wholePaths;
  private final ProblemLog log;
  private Sector sector = NOWHERE;

  private SectorReader(boolean wholePaths, ProblemLog log) {
    this.wholePaths = wholePaths;
    this.log = log;
  }

  /** Returns the directions of a leg of a bracket that is not the first; outward by default. */
  static Sector ofContinuation(LegLetters letters, ProblemLog log) {
    boolean keeps = letters.has('q');
    boolean changes = letters.has('z');
    Sector byDefault = keeps || changes ? SIDEWAYS : Sector.FORWARD;
    Sector sector = letters.runs().isEmpty() ? byDefault : read(letters, false, log);
    if (keeps) {
      return sector.withHand(Sector.Hand.SAME);
    }
    return changes ? sector.withHand(Sector.Hand.OTHER) : sector;
  }

  /** Returns the directions in which the letters in front of a bracket want paths to lead. */
  static Sector ofWholePaths(LegLetters letters, ProblemLog log) {
    return read(letters, true, log);
  }

  private static Sector read(LegLetters letters, boolean wholePaths, ProblemLog log) {
    SectorReader reader = new SectorReader(wholePaths, log);
    DirectionRuns.visit(letters, reader, log);
    return reader.sector;
  }

  @Override
  public void name(DirectionName name) {
    add(name.sector(), name.span());
  }

  @Override
  public boolean isUnion(char first, char second) {
    Sector both = Sectors.single(first).or(Sectors.single(second));
    return Sectors.pair(first, second).equals(both);
  }

  @Override
  public void hand(DirectionName hand) {
    Span span = hand.span();
    char side = hand.last().value();
    if (wholePaths) {
      boolean right = side == 'r';
      int bits = right ? Directions.RIGHT_HANDED : Directions.LEFT_HANDED;
      add(new Sector(0, 0, 0, bits), span);
    } else {
      log.add(
          ProblemCode.MODIFIER_ON_WRONG_LEG,
          span,
          "\"h" + side + "\" chooses the hand of the first leg, or of whole paths",
          "put it in front of the bracket, or of its first leg");
    }
  }

  private void add(Sector more, Span span) {
    Sector both = sector.or(more);
    if (both.equals(sector)) {
      NameProblems.repeated(span, log);
    }
    sector = both;
  }
}
