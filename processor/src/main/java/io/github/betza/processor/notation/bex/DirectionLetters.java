package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.direction.Directions;
import io.github.betza.processor.notation.direction.Sectors;
import io.github.betza.processor.path.spec.Sector;
import io.github.betza.processor.path.spec.Symmetry;
import java.util.List;
import java.util.Optional;

/** What direction letters mean: always seen from the owner's forward (seed 002). */
final class DirectionLetters {
  private DirectionLetters() {}

  /** Returns the directions that letters mean on an atom; nothing where there are no letters. */
  static Optional<Integer> bits(Modifiers modifiers, Symmetry symmetry) {
    int bits = 0;
    List<List<Letter>> runs = modifiers.directionRuns();
    for (List<Letter> run : runs) {
      for (int i = 0; i < run.size(); i++) {
        char letter = run.get(i).value();
        if (isPair(run, i)) {
          bits |= Directions.pair(letter, run.get(++i).value(), symmetry);
        } else {
          bits |= Directions.single(letter, symmetry);
        }
      }
    }
    return runs.isEmpty() ? Optional.empty() : Optional.of(bits);
  }

  /** Returns the sector of the letters in front of a whole sequence; nothing without letters. */
  static Optional<Sector> sector(Modifiers modifiers) {
    Optional<Sector> sector = Optional.empty();
    for (List<Letter> run : modifiers.directionRuns()) {
      for (int i = 0; i < run.size(); i++) {
        char letter = run.get(i).value();
        Sector next =
            isPair(run, i) ? Sectors.pair(letter, run.get(++i).value()) : Sectors.single(letter);
        sector = Optional.of(sector.map(next::or).orElse(next));
      }
    }
    return sector;
  }

  private static boolean isPair(List<Letter> run, int first) {
    return first + 1 < run.size()
        && Directions.combine(run.get(first).value(), run.get(first + 1).value());
  }
}
