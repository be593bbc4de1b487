package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.direction.DirectionName;
import io.github.betza.processor.notation.direction.KingDirections;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaAtoms;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.XBetzaTerm;
import io.github.betza.processor.path.spec.MoveSpec;
import java.util.List;

/** Reads a term: passes it to the reader for its kind of atom. */
public final class XBetzaTermReader {
  private final XBetzaTerm term;
  private final ProblemLog log;

  private XBetzaTermReader(XBetzaTerm term, ProblemLog log) {
    this.term = term;
    this.log = log;
  }

  /** Returns the moves of a term; empty if it has no meaning, which is reported. */
  public static List<MoveSpec> read(XBetzaTerm term, ProblemLog log) {
    if (!XBetzaAtoms.areKnown(term, log)) {
      return List.of();
    }
    AtomReader atom = new AtomReader(term, log);
    if (!atom.leaps()) {
      return SpecialAtomReader.read(term, log);
    }
    List<MoveSpec> moves =
        atom.shapes().stream()
            .flatMap(shape -> XBetzaChainReader.read(term, shape, log).stream())
            .toList();
    if (!log.hasErrors()) {
      new XBetzaTermReader(term, log).warnOfKing();
    }
    return moves;
  }

  /** Warns of direction letters on K and Q, except in a longer move. */
  private void warnOfKing() {
    boolean king = "KQ".indexOf(term.atom().value()) >= 0 && term.extension().isEmpty();
    if (!king || term.modifiers().stream().anyMatch(letter -> letter.value() == 'a')) {
      return;
    }
    LegLetters leg =
        LegLetters.of(
            term.modifiers(), term.atomSpan(), new ProblemLog(log.notation(), log.work()));
    List<DirectionName> names = DirectionName.ofRuns(leg.runs(), true);
    Span front = new Span(term.span().start(), term.atom().index());
    boolean slides = term.atom().value() == 'Q' || term.doubling().isPresent();
    int behind = term.doubling().orElse(term.atom()).index() + 1;
    new KingDirections(
            names,
            front.of(log.notation()),
            slides,
            log.notation().substring(behind, term.span().end()),
            "",
            term.span())
        .warn(log);
  }
}
