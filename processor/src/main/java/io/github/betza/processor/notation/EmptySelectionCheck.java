package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the direction letters before a group, a chain or a bracket that select no path. Several
 * moves may share the letters; one path of one of the moves is enough.
 */
public final class EmptySelectionCheck {
  private final Map<Span, Boolean> leads = new LinkedHashMap<>();

  /**
   * Adds a move with selecting letters.
   *
   * @param letters the letters
   * @param leads whether they select some path of the move
   */
  public void add(Span letters, boolean leads) {
    this.leads.merge(letters, leads, Boolean::logicalOr);
  }

  /**
   * Moves with selecting letters.
   *
   * @param letters the letters
   * @param from the number of the first move, from 0
   * @param to the number after that of the last move
   */
  public record Selected(Span letters, int from, int to) {}

  /**
   * Reports the letters that select no path.
   *
   * @param selected the moves with letters
   * @param built all moves, with every selected path written out
   */
  public static void report(List<Selected> selected, List<Alternative> built, ProblemLog log) {
    EmptySelectionCheck empty = new EmptySelectionCheck();
    for (Selected some : selected) {
      boolean leads =
          built.subList(some.from(), some.to()).stream()
              .anyMatch(move -> !(move instanceof Walk walk) || !walk.first().isEmpty());
      empty.add(some.letters(), leads);
    }
    empty.report(log);
  }

  /** Reports the letters that select no path of any move. */
  public void report(ProblemLog log) {
    leads.forEach(
        (letters, any) -> {
          if (!any) {
            log.add(
                ProblemCode.SELECTION_EMPTY,
                letters,
                "no move of the piece leads in the direction \""
                    + letters.of(log.notation())
                    + "\"",
                "remove them, or put them before a single step; here they choose by "
                    + "the whole move, from its first square to its last");
          }
        });
  }
}
