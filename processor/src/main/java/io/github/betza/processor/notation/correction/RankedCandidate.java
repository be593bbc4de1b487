package io.github.betza.processor.notation.correction;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * A candidate that can be suggested, and how likely it is.
 *
 * @param candidate the text
 * @param rank that of its kind of edit, the lowest for the likeliest; see {@link EditKind}
 * @param lost how many of the atoms of the notation it lacks
 * @param warnings how many new warnings it has, none of them about what was changed
 */
record RankedCandidate(Candidate candidate, int rank, int lost, int warnings) {
  private static final Comparator<RankedCandidate> LIKELIEST_FIRST =
      Comparator.comparingInt(RankedCandidate::rank)
          .thenComparingInt(RankedCandidate::lost)
          .thenComparingInt(RankedCandidate::unusual)
          .thenComparing(ranked -> ranked.candidate().kind())
          .thenComparingInt(ranked -> ranked.candidate().order());

  /** What the grammar or all brackets show has an order of its own. */
  private int unusual() {
    return candidate.kind().isOfLetters() ? UsualPairs.unusual(candidate.text()) : 0;
  }

  /**
   * Returns the candidates that are worth a suggestion, the likeliest first. What has a new warning
   * is dropped, and so are guesses at a letter that are much less likely than the best; but other
   * letters follow whatever is no more than likely itself. The last place is for a letter less if
   * no other place is: whether a letter is too many, or in the wrong place, no text can show.
   *
   * @param most how many of them
   */
  static List<RankedCandidate> best(Collection<RankedCandidate> all, int most) {
    List<RankedCandidate> kept = all.stream().filter(each -> each.warnings() == 0).toList();
    int first = kept.stream().mapToInt(RankedCandidate::rank).min().orElse(0);
    List<RankedCandidate> sorted =
        kept.stream()
            .filter(
                each ->
                    each.rank() <= first + 1
                        || each.candidate().isRewritten()
                        || (first > 0 && each.candidate().isOtherLetter()))
            .sorted(LIKELIEST_FIRST)
            .toList();
    if (sorted.size() <= most) {
      return sorted;
    }
    List<RankedCandidate> best = new ArrayList<>(sorted.subList(0, most));
    if (best.stream().noneMatch(each -> each.candidate().kind().isShorter())) {
      sorted.stream()
          .filter(each -> each.candidate().kind().isShorter())
          .findFirst()
          .ifPresent(each -> best.set(most - 1, each));
    }
    return best;
  }
}
