package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.extended.Term.Group;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Warns of prefixes inside of a group that say something of the same sort as those in front of it.
 * They are joined ("m(AB) is defined to mean mAmB", "the sub-sets of move types they correspond to
 * are joined", seed 004), so that {@code m(cW)} is {@code mcW}, where one may expect that both must
 * hold.
 */
final class JoinedPrefixes {
  /** What a letter can say, each sort with its letters. */
  private static final List<String> SORTS =
      List.of(ExtendedModifierTable.TABLE.directions(), "mc", ExtendedModifierTable.WAYS);

  private final Term whole;
  private final ProblemLog log;
  private boolean warned;

  /**
   * Warns of nothing yet.
   *
   * @param whole the term in which all groups stand
   */
  JoinedPrefixes(Term whole, ProblemLog log) {
    this.whole = whole;
    this.log = log;
  }

  /** Warns of some prefixes, unless others of the same term were warned of. */
  void warn(List<Letter> outer, List<Letter> inner) {
    if (!warned
        && SORTS.stream().anyMatch(sort -> differ(letters(outer, sort), letters(inner, sort)))) {
      warned = true;
      String text = written(whole, "");
      log.add(
          ProblemCode.READ_DIFFERENTLY,
          Letter.span(inner),
          "what stands inside of the group is joined with what stands in front of it, and does not"
              + " restrict it",
          Advice.suggest(log.edited(whole.span(), text, "the same without the group"))
              .noting("write each move with all of its letters, without the group"));
    }
  }

  /** Returns whether both name something, and not the same; but {@code j} twice is another. */
  private static boolean differ(String outer, String inner) {
    return !outer.isEmpty()
        && !inner.isEmpty()
        && (!outer.equals(inner) || outer.indexOf('j') >= 0);
  }

  private static String letters(List<Letter> run, String sort) {
    return run.stream()
        .map(letter -> String.valueOf(letter.value()))
        .filter(sort::contains)
        .collect(Collectors.joining());
  }

  /** Returns a term with its groups written out, as the seed defines what they mean. */
  private String written(Term term, String outer) {
    StringBuilder joined = new StringBuilder(outer);
    for (Letter letter : term.prefixes()) {
      boolean isSaid =
          outer.indexOf(letter.value()) >= 0 && ExtendedModifierTable.TABLE.isOnce(letter);
      joined.append(isSaid ? "" : letter.value());
    }
    String prefixes = joined.toString();
    return term.isPlainGroup()
        ? ((Group) term.first().primary())
            .terms().stream().map(inner -> written(inner, prefixes)).collect(Collectors.joining())
        : withoutDefault(prefixes)
            + log.notation().substring(term.first().span().start(), term.span().end());
  }

  /** Returns prefixes without {@code m} and {@code c} together, which hold without them. */
  private static String withoutDefault(String prefixes) {
    return prefixes.contains("m") && prefixes.contains("c")
        ? prefixes.replaceAll("[mc]", "")
        : prefixes;
  }
}
