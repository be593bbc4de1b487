package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.Symmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Reads a run of modifiers: sorts directions from other letters, and refuses unknown ones. */
final class ModifierReader {
  private static final String DIRECTIONS = "fblrsvah";
  private static final String OTHERS = "cmnjpgqzoike";

  private final List<Letter> run;
  private final DirectionReader directions;
  private final ProblemLog log;
  private final List<Letter> others = new ArrayList<>();
  private boolean jumpsMany;

  private ModifierReader(List<Letter> run, Optional<Symmetry> symmetry, ProblemLog log) {
    this.run = run;
    this.directions = new DirectionReader(symmetry, log);
    this.log = log;
  }

  /**
   * Returns what a run says.
   *
   * @param run the letters, which need not stand side by side in the notation
   * @param symmetry the directions of the one atom that it is about and that has no step before it;
   *     nothing where that is not known
   */
  static Modifiers read(List<Letter> run, Optional<Symmetry> symmetry, ProblemLog log) {
    ModifierReader reader = new ModifierReader(run, symmetry, log);
    reader.readAll();
    reader.directions.warn();
    return new Modifiers(reader.directions.result(), reader.others, reader.jumpsMany);
  }

  /** Returns the direction letters among modifiers, in runs of neighbors. */
  static List<List<Letter>> runs(List<Letter> run) {
    List<List<Letter>> runs = new ArrayList<>();
    int before = -2;
    for (Letter letter : directions(run)) {
      if (letter.index() != before + 1) {
        runs.add(new ArrayList<>());
      }
      runs.get(runs.size() - 1).add(letter);
      before = letter.index();
    }
    return runs;
  }

  /** Returns the direction letters among modifiers. */
  static List<Letter> directions(List<Letter> run) {
    return run.stream().filter(letter -> DIRECTIONS.indexOf(letter.value()) >= 0).toList();
  }

  private void readAll() {
    Optional<Letter> all = run.stream().filter(letter -> letter.value() == 'a').findFirst();
    if (all.isPresent()) {
      readBeside(all.get());
      return;
    }
    List<Letter> adjacent = new ArrayList<>();
    for (int i = 0; i < run.size(); i++) {
      if (DIRECTIONS.indexOf(run.get(i).value()) >= 0) {
        adjacent.add(run.get(i));
      } else {
        directions.read(adjacent);
        adjacent.clear();
        readOther(i);
      }
    }
    directions.read(adjacent);
  }

  /** Reads modifiers of which one is {@code a}, so that no other direction letter says anything. */
  private void readBeside(Letter all) {
    List<Letter> named = directions(run);
    if (named.size() == 1) {
      directions.readAll(all);
    } else {
      // Whoever knows XBETZA begins a leg with "afs".
      log.add(
          ProblemCode.READ_DIFFERENTLY,
          Letter.span(named),
          "'a' is every direction here, so the letters beside it say nothing",
          "legs are joined by operators such as 't' and '-' here, not by 'a' as in XBETZA; where"
              + " every direction is meant, leave these letters out");
      directions.readAllQuietly();
    }
    IntStream.range(0, run.size())
        .filter(index -> !named.contains(run.get(index)))
        .forEach(this::readOther);
  }

  private void readOther(int index) {
    Letter letter = run.get(index);
    if (OTHERS.indexOf(letter.value()) < 0) {
      char capital = Character.toUpperCase(letter.value());
      log.add(
          ProblemCode.UNKNOWN_MODIFIER,
          letter.span(),
          "'" + letter.value() + "' is not a modifier",
          Atoms.leap(capital).isPresent()
              ? "the atom is a capital: " + log.offers().capital(letter.span())
              : log.offer(letter.span(), ""));
      return;
    }
    Optional<Letter> before =
        others.stream().filter(other -> other.value() == letter.value()).findFirst();
    if (before.isEmpty()) {
      others.add(letter);
      return;
    }
    boolean adjacent = run.get(index - 1).value() == letter.value();
    if (letter.value() == 'j' && adjacent && !jumpsMany) {
      jumpsMany = true;
      return;
    }
    String torus = letter.value() == 'o' && adjacent ? "; the torus \"oo\" belongs to XBETZA" : "";
    log.add(
        ProblemCode.REPEATED_MODIFIER,
        letter.span(),
        "'" + letter.value() + "' is repeated" + torus,
        log.offer(letter.span(), ""));
  }
}
