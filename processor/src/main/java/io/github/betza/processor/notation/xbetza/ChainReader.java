package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.path.spec.LegSequences;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the moves of a term with a leaping or sliding atom: one, or with a repeated group one for
 * every number of rounds.
 */
final class ChainReader {
  /** After so many rounds a group has met everything that it can meet: longer moves repeat it. */
  private static final int TELLING_ROUNDS = 4;

  private final Term term;
  private final Shape shape;
  private final Vocabulary vocabulary;
  private final ProblemLog log;

  private ChainReader(Term term, Shape shape, Vocabulary vocabulary, ProblemLog log) {
    this.term = term;
    this.shape = shape;
    this.vocabulary = vocabulary;
    this.log = log;
  }

  /** Returns the moves of a term, or none where something is wrong with all its legs at once. */
  static List<MoveSpec> read(Term term, Shape shape, Vocabulary vocabulary, ProblemLog log) {
    ChainReader reader = new ChainReader(term, shape, vocabulary, log);
    return reader.isWhole() ? reader.read() : List.of();
  }

  private List<MoveSpec> read() {
    if (term.repetition().isEmpty()) {
      LegSequence only = sequence(term.modifiers());
      return List.of(new Chain(only.initial(), only.legs()));
    }
    Repetition repetition = term.repetition().get();
    log.addRepeated(Letter.span(term.modifiers()));
    int most = repetition.rounds(term.modifiers());
    Map<Boolean, List<List<LegSpec>>> sequences = new LinkedHashMap<>();
    for (int rounds = 0; rounds <= most; rounds++) {
      LegSequence next = sequence(repetition.writtenOut(term.modifiers(), rounds));
      sequences.computeIfAbsent(next.initial(), key -> new ArrayList<>()).add(next.legs());
      if (rounds >= TELLING_ROUNDS && log.hasErrors()) {
        break;
      }
    }
    List<MoveSpec> moves = new ArrayList<>();
    sequences.forEach((initial, legs) -> moves.add(LegSequences.join(initial, legs)));
    return moves;
  }

  private LegSequence sequence(List<Letter> modifiers) {
    return LegSequence.read(LegLetters.split(term, modifiers, log), shape, vocabulary, log);
  }

  /** Checks what concerns all legs at once: how many there are, the range and the extension. */
  private boolean isWhole() {
    int again = 0;
    boolean circles = false;
    boolean jumps = false;
    for (Letter letter : term.modifiers()) {
      again += letter.value() == 'a' ? 1 : 0;
      circles |= letter.value() == 'q';
      jumps |= "pgj".indexOf(letter.value()) >= 0;
    }
    int legs =
        term.repetition().isPresent()
            ? term.repetition().get().longest(term.modifiers())
            : again + 1;
    if (legs > XBetza.MOST_LEGS) {
      log.add(
          ProblemCode.TOO_MANY_LEGS,
          term.repetition().map(Repetition::span).orElse(term.span()),
          "the move has " + legs + " legs, more than " + XBetza.MOST_LEGS);
      return false;
    }
    boolean multiple = again > 0;
    if (term.range().isPresent() && term.range().get().star()) {
      // The legs are read nevertheless: what is wrong with them is no fault of the range.
      Span star = term.range().get().span();
      if (multiple || jumps) {
        new ModifierProblems(log).starPassesOver(term.atom(), star);
      } else if (circles) {
        log.add(
            ProblemCode.UNDEFINED_COMBINATION,
            star,
            "a circular rider ends with its seventh step, and a range '*' as well is not compiled",
            "without a range it goes round the whole circle: " + log.offer(star, ""));
      }
    }
    if (multiple && term.atom().value() == 'K' && term.extension().isPresent()) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          term.extension().get().span(),
          "\"KX\" is WX and FX, which cannot be legs of one move",
          "write two moves, one with WX and one with FX");
      return false;
    }
    return true;
  }
}
