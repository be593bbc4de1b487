package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What to write instead of a piece that has too many paths. */
final class PathsHelp implements Supplier<String> {
  private static final String ENDLESS = ")*";

  private final String notation;
  private final ProblemLog log;

  PathsHelp(String notation, ProblemLog log) {
    this.notation = notation;
    this.log = log;
  }

  @Override
  public String get() {
    return fewer().map(offer -> "repeat fewer times: " + offer).orElse(Bex.PATHS_HELP);
  }

  /** Offers as many rounds of the only group that rides without end as fit on common boards. */
  private Optional<String> fewer() {
    int end = notation.indexOf(ENDLESS);
    if (end < 0 || notation.indexOf(ENDLESS, end + 1) >= 0) {
      return Optional.empty();
    }
    return Stream.of("12", "8", "6", "4")
        .flatMap(rounds -> log.offers().sound(Span.at(end + 1), rounds).stream())
        .findFirst();
  }
}
