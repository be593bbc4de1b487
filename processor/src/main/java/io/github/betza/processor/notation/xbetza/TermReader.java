package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.direction.DirectionName;
import io.github.betza.processor.notation.direction.KingDirections;
import io.github.betza.processor.path.spec.MoveSpec;
import java.util.ArrayList;
import java.util.List;

/** Reads a term: decides what sort of atom it has, and hands its modifiers on. */
final class TermReader {
  private final Term term;
  private final ProblemLog log;

  private TermReader(Term term, ProblemLog log) {
    this.term = term;
    this.log = log;
  }

  /** Returns the moves of a term; none where it has no meaning, which is then reported. */
  static List<MoveSpec> read(Term term, Vocabulary vocabulary, ProblemLog log) {
    AtomReader atom = new AtomReader(term, log);
    if (!atom.isKnown()) {
      return List.of();
    }
    if (!atom.leaps()) {
      return new TermReader(term, log).special();
    }
    List<MoveSpec> moves = new ArrayList<>();
    for (Shape shape : atom.shapes()) {
      moves.addAll(ChainReader.read(term, shape, vocabulary, log));
    }
    if (!log.hasErrors()) {
      new TermReader(term, log).warnOfKing();
    }
    return moves;
  }

  /** Warns of direction letters on K and Q, but not of those of a longer move. */
  private void warnOfKing() {
    boolean king = "KQ".indexOf(term.atom().value()) >= 0 && term.extension().isEmpty();
    if (!king || term.modifiers().stream().anyMatch(letter -> letter.value() == 'a')) {
      return;
    }
    LegLetters leg =
        LegLetters.of(
            term.modifiers(), term.atomSpan(), new ProblemLog(log.notation(), log.work()));
    List<DirectionName> names =
        leg.runs().stream().flatMap(run -> DirectionName.cut(run, true).stream()).toList();
    Span front = new Span(term.span().start(), term.atom().index());
    boolean slides = term.atom().value() == 'Q' || term.doubling().isPresent();
    int behind = term.doubling().orElse(term.atom()).index() + 1;
    new KingDirections(
            names,
            front.of(log.notation()),
            KingDirections.without(leg.runs(), front, log.notation()),
            slides,
            log.notation().substring(behind, term.span().end()),
            "",
            term.span())
        .warn(log);
  }

  private List<MoveSpec> special() {
    boolean sound = true;
    if (term.extension().isPresent() || term.doubling().isPresent()) {
      Span suffix =
          term.extension().or(term::doubling).map(Letter::span).orElse(term.atom().span());
      log.add(
          ProblemCode.MISPLACED_EXTENSION,
          suffix,
          "'" + term.atom().value() + "' cannot be doubled or lengthened",
          term.atom().value() == 'O'
              ? Advice.suggest(log.edited(suffix, "2", "the king goes two squares"))
              : Advice.NONE);
      sound = false;
    }
    for (Letter letter : term.modifiers()) {
      if (letter.value() == 'a') {
        log.add(
            ProblemCode.ATOM_WITHOUT_LEGS,
            letter.span(),
            "'" + term.atom().value() + "' cannot be a leg of a longer move",
            "use 'a' with an atom that leaps or slides");
        return List.of();
      }
    }
    return sound ? SpecialAtoms.read(term, log) : List.of();
  }
}
