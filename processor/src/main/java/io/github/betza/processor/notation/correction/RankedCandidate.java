package io.github.betza.processor.notation.correction;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * A candidate that can be suggested, and how likely it is.
 *
 * @param candidate the text
 * @param rank that of its kind of edit, the lowest for the likeliest; see {@link EditKind}
 * @param lost how many of the atoms of the notation it lacks
 * @param warnings how many warnings it has, none of them a new one
 */
record RankedCandidate(Candidate candidate, int rank, int lost, int warnings) {
  private static final Comparator<RankedCandidate> LIKELIEST_FIRST =
      Comparator.comparingInt(RankedCandidate::rank)
          .thenComparingInt(RankedCandidate::lost)
          .thenComparingInt(RankedCandidate::warnings)
          .thenComparing(ranked -> ranked.candidate().kind())
          .thenComparingInt(ranked -> ranked.candidate().order());

  /**
   * Returns the candidates that are worth a suggestion, the likeliest first. Where some have no
   * warning, the others are dropped; and so are guesses at a letter that are much less likely than
   * the best.
   */
  static List<RankedCandidate> best(Collection<RankedCandidate> all) {
    boolean clear = all.stream().anyMatch(each -> each.warnings() == 0);
    List<RankedCandidate> kept =
        all.stream().filter(each -> !clear || each.warnings() == 0).toList();
    int first = kept.stream().mapToInt(RankedCandidate::rank).min().orElse(0);
    return kept.stream()
        .filter(each -> each.rank() <= first + 1 || each.candidate().isRewritten())
        .sorted(LIKELIEST_FIRST)
        .toList();
  }
}
