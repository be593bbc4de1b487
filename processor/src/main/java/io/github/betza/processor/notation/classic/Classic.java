package io.github.betza.processor.notation.classic;

import io.github.betza.processor.notation.Problem;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.notation.Span;
import java.util.List;
import java.util.Optional;

/** The dialect CLASSIC: Betza's original subset. */
public final class Classic {
  private Classic() {}

  /** Reads a notation. It accepts any string, and does bounded work for it. */
  public static Reading read(String notation) {
    return new Reading(
        Optional.empty(),
        List.of(
            new Problem(
                ProblemCode.UNSUPPORTED_DIALECT,
                new Span(0, notation.length()),
                "the dialect CLASSIC is not supported yet",
                "write the piece in XBETZA")));
  }
}
