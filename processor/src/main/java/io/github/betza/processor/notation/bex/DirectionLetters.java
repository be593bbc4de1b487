package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.notation.direction.Directions;
import io.github.betza.processor.notation.direction.Sectors;
import io.github.betza.processor.path.spec.Sector;
import io.github.betza.processor.path.spec.Symmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What direction letters mean: always seen from the owner's forward (seed 002). */
final class DirectionLetters {
  private DirectionLetters() {}

  /** Returns the directions that letters mean on an atom; nothing where there are no letters. */
  static Optional<Integer> bits(Modifiers modifiers, Symmetry symmetry) {
    return names(modifiers).stream()
        .map(name -> bits(name, symmetry))
        .reduce((one, other) -> one | other);
  }

  private static int bits(List<Letter> name, Symmetry symmetry) {
    char first = name.get(0).value();
    return name.size() == 1
        ? Directions.single(first, symmetry)
        : Directions.pair(first, name.get(1).value(), symmetry);
  }

  /** Returns the sector of the letters in front of a whole sequence; nothing without letters. */
  static Optional<Sector> sector(Modifiers modifiers) {
    return names(modifiers).stream().map(DirectionLetters::sector).reduce(Sector::or);
  }

  private static Sector sector(List<Letter> name) {
    char first = name.get(0).value();
    return name.size() == 1 ? Sectors.single(first) : Sectors.pair(first, name.get(1).value());
  }

  /** Returns letters {@code h} that stand behind no letter of which they could name the half. */
  static Optional<Span> lonelyH(Modifiers modifiers) {
    for (List<Letter> run : modifiers.directionRuns()) {
      for (int i = 0; i < run.size(); i += isPair(run, i) ? 2 : 1) {
        if (run.get(i).value() == 'h') {
          return Optional.of(run.get(i).span().to(run.get(Letter.lastAlike(run, i)).span()));
        }
      }
    }
    return Optional.empty();
  }

  /** Returns every {@code h} that changes nothing, because an atom has no wider half. */
  static List<Letter> idleHalves(Modifiers modifiers, Symmetry symmetry) {
    return names(modifiers).stream()
        .filter(name -> name.size() == 2 && name.get(1).value() == 'h')
        .filter(name -> bits(name, symmetry) == bits(name.subList(0, 1), symmetry))
        .map(name -> name.get(1))
        .toList();
  }

  /** Returns the names of directions: letters, and pairs of letters side by side. */
  private static List<List<Letter>> names(Modifiers modifiers) {
    List<List<Letter>> names = new ArrayList<>();
    for (List<Letter> run : modifiers.directionRuns()) {
      for (int i = 0; i < run.size(); i++) {
        int end = isPair(run, i) ? i + 2 : i + 1;
        names.add(run.subList(i, end));
        i = end - 1;
      }
    }
    return names;
  }

  private static boolean isPair(List<Letter> run, int first) {
    return first + 1 < run.size()
        && Directions.combine(run.get(first).value(), run.get(first + 1).value());
  }
}
