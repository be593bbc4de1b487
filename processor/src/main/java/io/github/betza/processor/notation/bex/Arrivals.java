package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.MoveSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a piece immobilises after each move that brings it to another square. An immobilisation
 * lasts while the piece stands where it is, and nothing remembers how it came there: so it is the
 * same behind all of its moves, or is more than the notation says.
 */
final class Arrivals {
  private final List<Arrival> arrivals = new ArrayList<>();
  private final Set<MoveSpec> always = new HashSet<>();

  /** Moves, and the captures that stand for the immobilisation behind them. */
  private record Arrival(List<MoveSpec> moves, Set<MoveSpec> captures) {}

  /**
   * Adds moves, and the captures that stand for the immobilisation behind them, if there is one.
   */
  void add(List<MoveSpec> moves, Set<MoveSpec> captures) {
    arrivals.add(new Arrival(moves, captures));
  }

  /** Adds an immobilisation that is an alternative of its own, and so stands behind all moves. */
  void addAlways(Set<MoveSpec> captures) {
    always.addAll(captures);
  }

  /** Warns of immobilisations, by where they stand, that do not stand behind all moves. */
  void warn(Map<Span, Set<MoveSpec>> immobilizations, ProblemLog log) {
    if (immobilizations.isEmpty()) {
      return;
    }
    // The same move may have been written with one immobilisation and again with another.
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
                "the piece immobilises wherever it stands, although this does not follow all"
                    + " of its moves",
                "an immobilisation comes after all moves, as in \"(mW+mF)--[xiK]\", or by itself, as"
                    + " in \"mW+mF+[xiK]\"");
          }
        });
  }
}
