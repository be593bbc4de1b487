package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.LegSpec.Turn;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Refuses {@code n} and {@code j} on oblique leaps other than the knight's, and spells the paths of
 * single steps that {@code n} may mean: orthogonal steps first, or diagonal ones.
 */
final class LameObliqueCheck {
  /** The most steps of a path that a writer may mean. */
  private static final int MOST_STEPS = 5;

  private static final String PATH =
      "write its single steps in XBETZA, as \"afsW\" or \"afsF\" for a knight";

  /** A leap without direction letters; its paths have others. */
  private static final Pattern LEAP = Pattern.compile("[a-z]*([A-Z]|\\([0-9]+,[0-9]+\\))1?");

  private final LegGeometry geometry;
  private final LegLetters letters;
  private final ProblemLog log;

  LameObliqueCheck(LegGeometry geometry, ProblemLog log) {
    this.geometry = geometry;
    this.letters = geometry.letters();
    this.log = log;
  }

  /** Reports one of the two letters. */
  void report(char letter) {
    log.add(
        ProblemCode.LAME_OBLIQUE,
        letters.get(letter).span(),
        "'"
            + letter
            + "' is not defined for an oblique leap such as N, because no squares lie between its ends",
        Advice.suggest(letter == 'n' ? paths() : List.of()).noting(PATH));
  }

  private List<Suggestion> paths() {
    String text = log.notation();
    int start = letters.span().start();
    Matcher leap = LEAP.matcher(text).region(start, text.length());
    boolean single =
        geometry.context().only()
            && geometry.length().isOne()
            && geometry.turn() == Turn.NONE
            && !geometry.hops()
            && letters.runs().isEmpty();
    if (!single || !leap.lookingAt()) {
      return List.of();
    }
    Span term = new Span(start, leap.end());
    int slanted = geometry.slantedSteps();
    int straight = geometry.straightSteps();
    return slanted + straight > MOST_STEPS
        ? List.of()
        : List.of(
            log.edited(term, path(straight, slanted) + 'W', "straight steps first"),
            log.edited(term, path(slanted, straight) + 'F', "slanted steps first"));
  }

  /** Returns steps in one direction, and then others, turned by 45 degrees to either side. */
  private String path(int before, int after) {
    StringBuilder path = new StringBuilder();
    path.append("af".repeat(before - 1)).append("afs").append("af".repeat(after - 1));
    // The letters for the end of the move are on its last leg.
    letters.without("n").letters().forEach(each -> path.append(each.value()));
    return path.toString();
  }
}
