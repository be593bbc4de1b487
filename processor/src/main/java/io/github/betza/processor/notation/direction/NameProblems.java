package io.github.betza.processor.notation.direction;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import java.util.List;

/** Reports names of directions without a meaning, in all dialects. */
public final class NameProblems {
  private NameProblems() {}

  /**
   * Reports letters {@code h} without a letter before them whose half they could name, and returns
   * whether there are any.
   *
   * @param runs the direction letters, in runs of neighbours
   * @param hands whether the dialect has the hands {@code hr} and {@code hl}
   * @param after as in {@link #lonelyH}
   */
  public static boolean isLonelyHReported(
      List<List<Letter>> runs, boolean hands, String after, ProblemLog log) {
    boolean reported = false;
    for (List<Letter> run : runs) {
      List<DirectionName> names = DirectionName.cut(run, hands);
      for (int i = 0; i < names.size(); i++) {
        if (names.get(i).isLonelyH()) {
          lonelyH(names, i, after, log);
          reported = true;
        }
      }
    }
    return reported;
  }

  /**
   * Reports letters {@code h} without a partner.
   *
   * @param names the names of a run
   * @param index the number of a name with {@link DirectionName#isLonelyH}
   * @param after the letters that can be before an {@code h} in this dialect, as the end of the
   *     message
   */
  public static void lonelyH(List<DirectionName> names, int index, String after, ProblemLog log) {
    Span letters = names.get(index).span();
    if (index > 0 && names.get(index - 1).isJoined()) {
      joinedHalf(letters, names.get(index - 1), log);
      return;
    }
    log.add(
        ProblemCode.LONELY_H,
        letters,
        "'h' alone means nothing: it halves a direction (fh, bh, lh, rh)" + after,
        "remove 'h', or write it after f, b, l or r: \"fh\" is the forward half");
  }

  /**
   * Reports letters {@code h} after a pair, which is no partner. The half of the pair's second
   * letter is suggested, in an order that can be read.
   */
  private static void joinedHalf(Span letters, DirectionName joined, ProblemLog log) {
    char first = joined.first().value();
    char second = joined.last().value();
    String half = second + "h" + (joined.isDoubled() ? "" : first);
    log.add(
        ProblemCode.LONELY_H,
        letters,
        "'h' has no direction to halve, because \"" + first + second + "\" before it is a pair",
        Advice.suggest(
            log.edited(joined.span().to(letters), half, "for the half of '" + second + "'")));
  }
}
