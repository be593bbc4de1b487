package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.modifier.ModifierTable;
import io.github.betza.processor.notation.modifier.Modifiers;
import io.github.betza.processor.notation.modifier.RepeatedModifierCheck;
import io.github.betza.processor.path.spec.Atom.Symmetry;
import io.github.betza.processor.path.spec.Heading.Sector;
import java.util.List;
import java.util.Optional;

/** Reads a run of modifiers: sorts directions from other letters, and refuses unknown ones. */
final class ModifierReader {
  private static final ModifierTable TABLE = ExtendedModifierTable.TABLE;

  private ModifierReader() {}

  /**
   * Returns the meaning of a run.
   *
   * @param run the letters, which need not be adjacent in the notation
   * @param symmetry the directions of the one atom to which it applies and that has no step before
   *     it; empty if that is unknown
   */
  static ModifierRun read(List<Letter> run, Optional<Symmetry> symmetry, ProblemLog log) {
    run.forEach(letter -> TABLE.isUnknownReported(letter, log));
    RepeatedModifierCheck.Sorted sorted =
        new RepeatedModifierCheck(TABLE)
            .sort(
                run,
                TABLE::isDirection,
                letter -> new RepeatedModifierCheck(TABLE).report(letter, log));
    ExtendedDirectionReader directions = new ExtendedDirectionReader(symmetry, log);
    List<Letter> named = directions(run);
    Optional<Letter> all = named.stream().filter(letter -> letter.value() == 'a').findFirst();
    if (all.isEmpty()) {
      sorted.runs().forEach(directions::read);
    } else if (named.size() == 1) {
      directions.readAll(all.get());
    } else {
      // A leg of XBETZA begins with "afs".
      log.add(
          ProblemCode.READ_DIFFERENTLY,
          Letter.span(named),
          "'a' means \"in all directions\" in EXTENDED, so the letters beside it "
              + "have no effect",
          Advice.suggest(
                  log.edited(
                      Letter.span(named),
                      Letter.span(named)
                              .of(log.notation())
                              .replaceAll("[" + TABLE.directions() + "]", "")
                          + (symmetry.isPresent() ? "" : "a"),
                      "in all directions"))
              .noting("join steps with operators such as 't' and '-', not with 'a' as in XBETZA"));
      directions.readAllQuietly();
    }
    directions.warn();
    return new ModifierRun(directions.result(), sorted.letters(), jumpsMany(run, sorted, log));
  }

  /** Returns whether a {@code j} is doubled; of two separate ones the second is needless. */
  private static boolean jumpsMany(
      List<Letter> run, RepeatedModifierCheck.Sorted sorted, ProblemLog log) {
    if (sorted.doubled().isEmpty()) {
      return false;
    }
    Letter second = sorted.doubled().get(0);
    boolean adjacent = run.get(run.lastIndexOf(second) - 1).value() == second.value();
    if (!adjacent) {
      new RepeatedModifierCheck(TABLE).report(second, log);
    }
    return adjacent;
  }

  /** Returns the direction letters among modifiers, in runs of neighbours. */
  static List<List<Letter>> runs(List<Letter> run) {
    return Letter.runs(directions(run));
  }

  /** Returns the direction letters among modifiers. */
  static List<Letter> directions(List<Letter> run) {
    return run.stream().filter(TABLE::isDirection).toList();
  }

  /**
   * The meaning of a run of modifiers.
   *
   * @param directions the directions that its letters name together; empty if it names none
   * @param letters the other letters, each once, in order
   * @param jumpsMany whether {@code j} is doubled
   */
  record ModifierRun(Optional<Sector> directions, List<Letter> letters, boolean jumpsMany)
      implements Modifiers {
    ModifierRun {
      letters = List.copyOf(letters);
    }
  }
}
