package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.Problem;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.notation.Span;
import java.util.List;
import java.util.Optional;

/** The dialect EXTENDED: Extended Betza notation. */
public final class Extended {
  private Extended() {}

  /** Reads a notation. It accepts any string, and does bounded work for it. */
  public static Reading read(String notation) {
    return new Reading(
        Optional.empty(),
        List.of(
            new Problem(
                ProblemCode.UNSUPPORTED_DIALECT,
                new Span(0, notation.length()),
                "the dialect EXTENDED is not supported yet",
                "write the piece in XBETZA")));
  }
}
