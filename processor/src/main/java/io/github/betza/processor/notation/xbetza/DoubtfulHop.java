package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Warns of {@code t} beside {@code p} or {@code g} on a last leg. On every other leg it lets the
 * piece hop over own pieces only, but here it spares royal pieces; so {@code cptR} is {@code
 * pafctR}, where many would take it for {@code ptafcR}.
 */
final class DoubtfulHop {
  /** What may stand on the leg that lands as well as on the one leg that does both. */
  private static final String LANDING = "mcdu";

  /** What the letters of a leg stand behind whose first ones may be in a group. */
  private static final Pattern BEHIND_GROUP = Pattern.compile("\\)\\d*$");

  private final LegLetters letters;
  private final ProblemLog log;

  DoubtfulHop(LegLetters letters, ProblemLog log) {
    this.letters = letters;
    this.log = log;
  }

  /** Warns where the letters, which are those of a last leg, spare royal pieces behind a hurdle. */
  void warn() {
    boolean takes = !letters.hasAny("mx") || letters.hasAny("cde");
    if (!letters.has('t') || !letters.hasAny("pg") || letters.has('k') || !takes) {
      return;
    }
    char hop = letters.has('p') ? 'p' : 'g';
    log.add(
        ProblemCode.DOUBTFUL_HOP,
        letters.get('t').span(),
        "'t' spares royal pieces here: on a last leg it says nothing about the hurdle of '"
            + hop
            + "', which may be any piece",
        offer(hop + "t", "")
            .flatMap(
                own ->
                    offer(String.valueOf(hop), "t")
                        .map(
                            any ->
                                "to hop over own pieces only, "
                                    + own
                                    + "; if royal pieces are to be spared, "
                                    + any))
            .orElse(
                "give the hop a leg of its own, with 't' on it to hop over own pieces only, as in"
                    + " \"ptafcR\", or on the last one to spare royal pieces, as in \"pafctR\""));
  }

  /**
   * Offers two legs for the one: to the hurdle, and on to where the move ends.
   *
   * @param hop what is said of the hurdle
   * @param taken what more is said of the pieces that are taken
   */
  private Optional<String> offer(String hop, String taken) {
    Span span = letters.span();
    // Other letters say something about both legs, or another thing on a leg behind a slide.
    boolean plain =
        letters.runs().size() <= 1
            && letters.doubled().isEmpty()
            && letters.among(LANDING + "ptg").equals(letters.letters());
    // What is repeated in a group belongs to more legs than this one.
    boolean alone =
        span.end() - span.start() == all().size()
            && !log.notation().startsWith(")", span.end())
            && !BEHIND_GROUP.matcher(log.notation().substring(0, span.start())).find();
    return plain && alone
        ? log.offers().sound(span, values(letters.directions()) + hop + "af" + landing() + taken)
        : Optional.empty();
  }

  private List<Letter> all() {
    List<Letter> all = new ArrayList<>(letters.directions());
    all.addAll(letters.letters());
    return all;
  }

  private String landing() {
    return values(letters.among(LANDING));
  }

  private static String values(List<Letter> letters) {
    StringBuilder values = new StringBuilder();
    letters.forEach(letter -> values.append(letter.value()));
    return values.toString();
  }
}
