package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks which modifiers and atoms may be where in a bracket. */
final class BracketCheck {
  private final Bracket bracket;
  private final ProblemLog log;

  private BracketCheck(Bracket bracket, ProblemLog log) {
    this.bracket = bracket;
    this.log = log;
  }

  /** Returns the leap and the range of each leg; none for a leg that is wrong in some way. */
  static List<Optional<Shape>> shapes(Bracket bracket, ProblemLog log) {
    int errors = log.errors();
    BracketCheck check = new BracketCheck(bracket, log);
    BracketRules.checkFront(bracket, log);
    List<Optional<Shape>> shapes = new ArrayList<>();
    if (bracket.legs().size() > XBetza.MOST_LEGS) {
      log.add(
          ProblemCode.TOO_MANY_LEGS,
          bracket.span(),
          "the move has " + bracket.legs().size() + " legs, more than " + XBetza.MOST_LEGS);
    }
    for (int i = 0; i < bracket.legs().size(); i++) {
      shapes.add(check.shape(i));
    }
    return log.errors() == errors ? shapes : List.of(Optional.empty());
  }

  private Optional<Shape> shape(int number) {
    Term term = bracket.legs().get(number);
    AtomReader atom = new AtomReader(term, log);
    if (!atom.isKnown()) {
      return Optional.empty();
    }
    if (!atom.leaps()) {
      log.add(
          ProblemCode.ATOM_WITHOUT_LEGS,
          term.atom().span(),
          "'" + term.atom().value() + "' cannot be a leg of a longer move",
          "use an atom that leaps or slides");
      return Optional.empty();
    }
    BracketRules.checkLeg(bracket, number, log);
    List<Shape> shapes = atom.shapes();
    if (shapes.size() > 1) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          term.extension().map(Letter::span).orElse(term.span()),
          "\"KX\" is WX and FX, which cannot be one leg",
          "write two moves, one with WX and one with FX");
      return Optional.empty();
    }
    Optional<Span> star = term.range().filter(Term.Range::star).map(Term.Range::span);
    if (star.isPresent()) {
      ChainReader.starPassesOver(term.atom(), star.get(), log);
      return Optional.empty();
    }
    return shapes.stream().findFirst();
  }
}
