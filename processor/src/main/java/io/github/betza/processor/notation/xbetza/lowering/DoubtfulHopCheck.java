package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaModifierTable;
import java.util.List;

/**
 * Warns of {@code t} with {@code p} or {@code g} on a last leg. On every other leg it lets the
 * piece hop over own pieces only, but here it spares royal pieces; so {@code cptR} is {@code
 * pafctR}, which many readers would take for {@code ptafcR}.
 */
record DoubtfulHopCheck(LegLetters letters, ProblemLog log) {
  /** The letters that can be on the landing leg as well as on the combined leg. */
  private static final String LANDING = "mcdu";

  private static final String TWO_LEGS =
      "write \"ptafcR\" to hop over own pieces only, or \"pafctR\" to spare royal pieces";

  /** Warns if the letters of a last leg spare royal pieces behind a hurdle. */
  void warn() {
    boolean takes = !letters.hasAny("mx") || letters.hasAny(XBetzaModifierTable.CAPTURES);
    if (!letters.has('t') || !letters.hasAny("pg") || letters.has('k') || !takes) {
      return;
    }
    char hop = letters.has('p') ? 'p' : 'g';
    log.add(
        ProblemCode.DOUBTFUL_HOP,
        letters.get('t').span(),
        "'t' only spares royal pieces here: it does not restrict the hurdle of "
            + "'"
            + hop
            + "' to own pieces",
        advice(hop));
  }

  /** Suggests two legs instead of one: to the hurdle, and on to the end of the move. */
  private Advice advice(char hop) {
    Span span = letters.span();
    // Other letters apply to both legs, or have another meaning on a leg after a slide; and a
    // letter in a repeated group belongs to more legs than this one.
    boolean plain =
        letters.runs().size() <= 1
            && letters.doubled().isEmpty()
            && letters.among(LANDING + "ptg").equals(letters.letters())
            && log.notation().indexOf('(') < 0;
    String first = values(letters.directions()) + hop;
    String last = "af" + values(letters.among(LANDING));
    return plain
        ? Advice.suggest(
                log.edited(span, first + "t" + last, "to hop over own pieces only"),
                log.edited(span, first + last + "t", "to spare royal pieces"))
            .noting(TWO_LEGS)
        : Advice.note(TWO_LEGS);
  }

  private static String values(List<Letter> letters) {
    StringBuilder values = new StringBuilder();
    letters.forEach(letter -> values.append(letter.value()));
    return values.toString();
  }
}
