package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaAtoms;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.Bracket;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.XBetzaTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks the places of modifiers and atoms in a bracket. */
record BracketCheck(Bracket bracket, ProblemLog log) {
  /** Returns the leap and the range of each leg; empty for a wrong leg. */
  static List<Optional<LegShape>> shapes(Bracket bracket, ProblemLog log) {
    int errors = log.errors();
    BracketCheck check = new BracketCheck(bracket, log);
    BracketRules.checkFront(bracket, log);
    List<Optional<LegShape>> shapes = new ArrayList<>();
    if (bracket.legs().size() > XBetzaPart.MOST_LEGS) {
      log.add(
          ProblemCode.TOO_MANY_LEGS,
          bracket.span(),
          "the move has " + bracket.legs().size() + " legs, more than " + XBetzaPart.MOST_LEGS,
          "write fewer legs in one bracket");
    }
    for (int i = 0; i < bracket.legs().size(); i++) {
      shapes.add(check.shape(i));
    }
    return log.errors() == errors ? shapes : List.of(Optional.empty());
  }

  private Optional<LegShape> shape(int number) {
    XBetzaTerm term = bracket.legs().get(number);
    if (!XBetzaAtoms.areKnown(term, log)) {
      return Optional.empty();
    }
    AtomReader atom = new AtomReader(term, log);
    if (!atom.leaps()) {
      log.add(
          ProblemCode.ATOM_WITHOUT_LEGS,
          term.atom().span(),
          "'" + term.atom().value() + "' is a whole move, so it cannot be a step of a bracket",
          "write an atom that leaps or slides, such as W");
      return Optional.empty();
    }
    BracketRules.checkLeg(bracket, number, log);
    List<LegShape> shapes = atom.shapes();
    if (shapes.size() > 1) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          term.extension().map(Letter::span).orElse(term.span()),
          "\"KX\" stands for the two atoms WX and FX, so it cannot be one leg",
          "write the move twice, once with WX and once with FX");
      return Optional.empty();
    }
    Optional<Span> star = term.range().filter(XBetzaTerm.Range::star).map(XBetzaTerm.Range::span);
    if (star.isPresent()) {
      XBetzaChainReader.starPassesOver(term.atom(), star.get(), log);
      return Optional.empty();
    }
    return shapes.stream().findFirst();
  }
}
