package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.extended.ExtendedTerm.Exponent;
import io.github.betza.processor.notation.extended.ModifierReader.ModifierRun;
import io.github.betza.processor.notation.extended.TrailJoiner.Joint;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.spec.Heading.Sector;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Writes out an exponent: {@code AmN} is {@code AmAmA...mA} "with N factors A and N-1 operators
 * between them" (seed 004). The default operator is {@code t} and the default direction {@code f}.
 *
 * <p>With {@code t} the number is a limit, and another leg goes on from any possible end of the
 * repetition; with any other operator it is a count, and another leg goes on from the last factor
 * only.
 */
final class RepetitionExpander {
  /** The largest number of an exponent, more than any board has room for. */
  private static final int MOST_STEPS = 99;

  /** Two moves side by side, of which the second one begins with directions. */
  private static final Pattern DIRECTED = Pattern.compile("([A-Z][0-9]*)([fblrsvh]+[A-Z])");

  private final Exponent exponent;
  private final char operator;
  private final ModifierRun modifiers;
  private final TrailJoiner trails;
  private final ProblemLog log;

  RepetitionExpander(Exponent exponent, ModifierRun modifiers, TrailJoiner trails, ProblemLog log) {
    this.exponent = exponent;
    this.operator = exponent.operator().map(Letter::value).orElse(ChainOperators.THEN);
    this.modifiers = modifiers;
    this.trails = trails;
    this.log = log;
  }

  /**
   * Returns the single slide that equals the repetition of a single step straight on, or nothing
   * for another repetition.
   */
  List<List<ChainStep>> slide(List<List<ChainStep>> base) {
    boolean straightOn = modifiers.directions().orElse(Sector.FORWARD).equals(Sector.FORWARD);
    boolean single = base.size() == 1 && base.get(0).size() == 1;
    // Letters in the exponent apply to all steps but the first, so the first is not part of a
    // slide.
    if (!single || !straightOn || !modifiers.letters().isEmpty()) {
      return List.of();
    }
    ChainStep step = base.get(0).get(0);
    int number = exponent.number();
    if (operator == ChainOperators.THEN && step.length().least() == 1) {
      if (step.length().most() == Length.UNLIMITED) {
        checkSlider(step);
        return base;
      }
      // Exponents in a row multiply, and may exceed an int.
      int most =
          number == 0 ? Length.UNLIMITED : Math.min(step.length().most() * number, MOST_STEPS);
      return List.of(List.of(step.repeated(new Between(1, most))));
    }
    if (operator == '-' && step.length().isOne() && number > 0) {
      return List.of(List.of(step.repeated(new Between(number, number))));
    }
    return List.of();
  }

  private void checkSlider(ChainStep step) {
    if (exponent.number() == 0) {
      log.addNeedless(
          ProblemCode.REDUNDANT_RANGE, exponent.span(), "this slide has no limit anyway");
      return;
    }
    String leap =
        switch (step.atom().symmetry()) {
          case ORTHOGONAL -> "W";
          case DIAGONAL -> "F";
          case EIGHTFOLD -> "K";
          case OBLIQUE -> "N";
        };
    String slider =
        switch (step.atom().symmetry()) {
          case ORTHOGONAL -> "'R'";
          case DIAGONAL -> "'B'";
          case EIGHTFOLD -> "'Q'";
          case OBLIQUE -> "this rider";
        };
    int atom = exponent.span().start() - 1;
    boolean isBeside = atom >= 0 && Character.isUpperCase(log.notation().charAt(atom));
    throw new RefusedTextException(
        log,
        ProblemCode.SLIDER_WITH_EXPONENT,
        exponent.span(),
        slider
            + " already slides any distance, so a number after it is no limit; \""
            + leap
            + exponent.number()
            + "\" goes at most "
            + exponent.number()
            + " steps",
        isBeside
            ? Advice.suggest(
                log.edited(Span.at(atom), leap, "at most " + exponent.number() + " steps"))
            : Advice.note(
                "for at most "
                    + exponent.number()
                    + " steps write the single step with the number, as in \""
                    + leap
                    + exponent.number()
                    + "\""));
  }

  /** Returns the texts in which the moves of the group that have directions are further steps. */
  private List<Suggestion> joined() {
    String text = log.notation();
    int open = text.lastIndexOf('(', exponent.span().start());
    int close = text.indexOf(')', Math.max(0, open));
    if (open < 0 || close > exponent.span().start()) {
      return List.of();
    }
    Span group = new Span(open, close);
    return Stream.of("t", "-")
        .map(
            sign ->
                log.edited(
                        group,
                        DIRECTED.matcher(group.of(text)).replaceAll("$1" + sign + "$2"),
                        sign.equals("t")
                            ? "one move, which may stop at 't'"
                            : "one move, which must go on at '-'")
                    .guessed())
        .filter(each -> !each.text().equals(text))
        .toList();
  }

  /**
   * Returns the repetition step by step.
   *
   * @param base the trails to repeat, if another repetition goes on from them
   * @param lastBase the trails to repeat, if the move ends with them
   * @param last whether the move ends with the repetition
   */
  List<List<ChainStep>> repeat(
      List<List<ChainStep>> base, List<List<ChainStep>> lastBase, boolean last) {
    if (base.stream().anyMatch(trail -> trail.get(0).heading().isPresent())) {
      throw new RefusedTextException(
          log,
          ProblemCode.DIRECTIONS_INSIDE_CHAIN,
          exponent.span(),
          "this number repeats a group in which a move begins with directions: those belong "
              + "before or after the group",
          Advice.suggest(joined())
              .noting(
                  "write the directions of the first step before the group, those of the others "
                      + "after it, as in \"f(WF)r2\""));
    }
    Joint joint = new Joint(operator, modifiers, exponent.span());
    List<List<ChainStep>> result = base;
    if (exponent.number() == 0) {
      result = unlimited(base, joint, last);
    } else {
      for (int factor = 2; factor <= exponent.number(); factor++) {
        result = trails.join(result, joint, factor == exponent.number() ? lastBase : base);
      }
    }
    boolean isLimit = operator == ChainOperators.THEN;
    return last || !isLimit ? result : trails.ends(result, exponent.span());
  }

  private List<List<ChainStep>> unlimited(List<List<ChainStep>> base, Joint joint, boolean last) {
    boolean mayEnd =
        operator == ChainOperators.THEN
            || base.stream()
                .flatMap(List::stream)
                .anyMatch(step -> step.operator() == ChainOperators.THEN);
    if (!mayEnd) {
      throw new RefusedTextException(
          log,
          ProblemCode.NEVER_ENDS,
          exponent.span(),
          "\"" + operator + "0\" repeats the step without limit, so the move would never end",
          "write a number, as in \"W" + operator + "3\"");
    }
    if (operator != ChainOperators.THEN && !last) {
      throw new RefusedTextException(
          log,
          ProblemCode.NEVER_ENDS,
          exponent.span(),
          "\""
              + operator
              + "0\" repeats the step without limit, so the move would never reach the next one",
          "write a number, as in \"" + operator + "3\"");
    }
    if (base.size() > 1) {
      throw RefusedTextException.endless(exponent.span(), log);
    }
    return new RoundsUnroller(joint, trails, log).of(base.get(0));
  }
}
