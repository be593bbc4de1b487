package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.MoveSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Warns of immobilisations after only some moves of a piece. An immobilisation lasts while the
 * piece is on its square, and the game does not record how it came there: the notation is right
 * only if it follows all moves.
 */
final class ImmobilizationCheck {
  private final List<Arrival> arrivals = new ArrayList<>();
  private final Set<MoveSpec> always = new HashSet<>();

  /** Moves, and the captures by which they immobilise. */
  private record Arrival(List<MoveSpec> moves, Set<MoveSpec> captures) {}

  /** Adds moves, and the captures by which they immobilise, if they do. */
  void add(List<MoveSpec> moves, Set<MoveSpec> captures) {
    arrivals.add(new Arrival(moves, captures));
  }

  /** Adds an immobilisation that is an alternative of its own, and so follows all moves. */
  void addAlways(Set<MoveSpec> captures) {
    always.addAll(captures);
  }

  /** Warns of immobilisations, by their places, that do not follow all moves. */
  void warn(Map<Span, Set<MoveSpec>> immobilizations, ProblemLog log) {
    if (immobilizations.isEmpty()) {
      return;
    }
    // The same move may be written with one immobilisation and again with another.
    Map<MoveSpec, Set<MoveSpec>> held = new HashMap<>();
    for (Arrival arrival : arrivals) {
      for (MoveSpec move : arrival.moves()) {
        held.computeIfAbsent(move, key -> new HashSet<>()).addAll(arrival.captures());
      }
    }
    immobilizations.forEach(
        (span, captures) -> {
          boolean partial =
              !always.containsAll(captures)
                  && held.values().stream().anyMatch(behind -> !behind.containsAll(captures));
          if (partial && !log.hasErrors()) {
            log.add(
                ProblemCode.IMMOBILIZES_ALWAYS,
                span,
                "the piece immobilises on every square, although only some of its "
                    + "moves end with this effect",
                Advice.suggest(asMoveOfItsOwn(span, log))
                    .noting(
                        "put it after a group of all moves, as in \"(mW+mF)--[xiK]\", or join "
                            + "it with '+', as in \"mW+mF+[xiK]\""));
          }
        });
  }

  /** Returns the text with the immobilisation as an alternative of its own. */
  private static List<Suggestion> asMoveOfItsOwn(Span effect, ProblemLog log) {
    String text = log.notation();
    String before = text.substring(0, effect.start());
    return before.endsWith("--")
        ? List.of(
            new Suggestion(
                    before.substring(0, before.length() - 2)
                        + text.substring(effect.end())
                        + "+"
                        + effect.of(text),
                    "after every move")
                .guessed())
        : List.of();
  }
}
