package io.github.betza.processor.dialect;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.NotationPart;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.notation.bex.Bex;
import io.github.betza.processor.notation.classic.Classic;
import io.github.betza.processor.notation.extended.Extended;
import io.github.betza.processor.notation.xbetza.XBetza;
import io.github.betza.processor.notation.xbetza.lowering.PartReader;
import io.github.betza.processor.work.Work;
import java.util.List;

/** Reads notations in all dialects: the only entry to the grammars. */
public final class Notations {
  private Notations() {}

  /** Reads a notation in a dialect. It accepts any string, and does bounded work for it. */
  public static Reading read(String notation, Dialect dialect) {
    return read(notation, dialect, Work.on(notation));
  }

  /**
   * Reads a notation in a dialect. It accepts any string, and does bounded work for it.
   *
   * @param work the work that the reading is a part of; when it is spent, problems get no
   *     suggestions
   */
  public static Reading read(String notation, Dialect dialect, Work work) {
    return switch (dialect) {
      case XBETZA -> XBetza.read(notation, text -> Extended.isClearlyRoyal(text, work), work);
      case EXTENDED -> Extended.read(notation, work);
      case BEX -> Bex.read(notation, work);
      case CLASSIC -> Classic.read(notation, work);
    };
  }

  /**
   * Reads a notation in a dialect, without suggestions for problems: for a notation that is
   * probably of another dialect, which needs no correction.
   *
   * @param work the work that the reading is a part of
   */
  public static Reading readWithoutCorrections(String notation, Dialect dialect, Work work) {
    return read(notation, dialect, work.part(0));
  }

  /**
   * Returns the parts of a notation that have moves of their own: its terms, and in XBETZA and
   * CLASSIC the legs of a term before it. In EXTENDED and BEX the notation is one part, since the
   * signs between the moves change them as well.
   *
   * @param notation a notation without errors
   */
  public static List<NotationPart> parts(String notation, Dialect dialect, Work work) {
    return switch (dialect) {
      case XBETZA, CLASSIC -> PartReader.read(notation, work);
      case EXTENDED, BEX ->
          List.of(
              new NotationPart(
                  new Span(0, notation.length()),
                  readWithoutCorrections(notation, dialect, work).piece().orElseThrow(),
                  false,
                  List.of()));
    };
  }
}
