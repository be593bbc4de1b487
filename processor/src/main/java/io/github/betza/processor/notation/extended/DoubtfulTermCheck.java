package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.LongRangeCheck;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.direction.DirectionName;
import io.github.betza.processor.notation.direction.KingDirections;
import io.github.betza.processor.notation.extended.ExtendedTerm.Element;
import io.github.betza.processor.notation.extended.ExtendedTerm.Exponent;
import io.github.betza.processor.notation.extended.ExtendedTerm.Leap;
import io.github.betza.processor.notation.extended.ExtendedTerm.Link;
import io.github.betza.processor.path.resolve.PathTreeBuilder;
import io.github.betza.processor.path.spec.Atom.Symmetry;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Warns of a term whose meaning is probably not the intended one. */
record DoubtfulTermCheck(ExtendedTerm term, ProblemLog log) {
  /** Warns of direction letters on K and Q, and of ranges that are too long for every board. */
  void warn() {
    warnOfKing();
    if (term.prefixes().stream().noneMatch(letter -> "oqz".indexOf(letter.value()) >= 0)) {
      List<Element> elements = new ArrayList<>(List.of(term.first()));
      term.links().stream().map(Link::element).forEach(elements::add);
      elements.forEach(this::warnOfRange);
    }
  }

  /**
   * Warns of joined edges that no step crosses.
   *
   * @param moves the moves of the term
   */
  void warnOfEdges(List<MoveSpec> moves) {
    boolean sideways =
        moves.stream()
            .anyMatch(move -> !(move instanceof Chain chain) || stepsSideways(chain, log.work()));
    term.prefixes().stream()
        .filter(letter -> letter.value() == 'o' && !sideways)
        .findFirst()
        .ifPresent(
            o ->
                ExtendedModifierTable.problems(log)
                    .withoutEffect(
                        o,
                        "it joins the left and right edges of the board, and no step goes sideways"));
  }

  private static boolean stepsSideways(Chain chain, Work work) {
    return PathTreeBuilder.steps(chain, work).stream()
        .flatMap(Set::stream)
        .anyMatch(step -> step.files() != 0);
  }

  private void warnOfKing() {
    List<List<Letter>> runs = ModifierReader.runs(term.prefixes());
    boolean all = runs.stream().flatMap(List::stream).anyMatch(letter -> letter.value() == 'a');
    if (runs.isEmpty()
        || all
        || !term.links().isEmpty()
        || !(term.first().primary() instanceof Leap leap)
        || leap.atom().symmetry() != Symmetry.EIGHTFOLD
        || term.first().exponents().stream().anyMatch(each -> !isPlain(each))) {
      return;
    }
    String text = log.notation();
    List<DirectionName> names = DirectionName.ofRuns(runs, false);
    if (names.stream().anyMatch(DoubtfulTermCheck::isAll)) {
      return;
    }
    new KingDirections(
            names,
            Letter.span(term.prefixes()).of(text),
            leap.slides(),
            text.substring(leap.span().end(), term.span().end()),
            "",
            term.span())
        .warn(log);
  }

  /** "a: all, short for vs" (seed 004). */
  private static boolean isAll(DirectionName name) {
    char first = name.first().value();
    char last = name.last().value();
    return (first == 'v' && last == 's') || (first == 's' && last == 'v');
  }

  private void warnOfRange(Element element) {
    if (element.primary() instanceof Leap leap
        && !leap.slides()
        && element.exponents().size() == 1
        && isPlain(element.exponents().get(0))) {
      Exponent exponent = element.exponents().get(0);
      Span span = exponent.span();
      LongRangeCheck.warn(span, exponent.number(), leap.atom().far(), "0", log);
    }
  }

  private static boolean isPlain(Exponent exponent) {
    return exponent.operator().isEmpty() && exponent.modifiers().isEmpty();
  }
}
