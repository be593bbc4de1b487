package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.direction.DirectionLetters;
import io.github.betza.processor.notation.direction.DirectionName;
import io.github.betza.processor.notation.direction.Sectors;
import io.github.betza.processor.path.spec.Atom.Symmetry;
import io.github.betza.processor.path.spec.Heading.Sector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads direction letters. Two adjacent ones may form a pair; the directions of all letters and
 * pairs are joined (seed 004: "the sub-sets of move types they correspond to are joined").
 */
final class ExtendedDirectionReader {
  private static final Sector NOTHING = new Sector(0, 0, 0, 0);

  private final Optional<Symmetry> symmetry;
  private final ProblemLog log;
  private final List<List<Letter>> runs = new ArrayList<>();
  private Sector sector = NOTHING;

  /**
   * Makes a reader.
   *
   * @param symmetry the directions of the atom to which the letters apply, if they count from
   *     forward; otherwise empty, and there are fewer warnings
   */
  ExtendedDirectionReader(Optional<Symmetry> symmetry, ProblemLog log) {
    this.symmetry = symmetry;
    this.log = log;
  }

  Optional<Sector> result() {
    return sector.equals(NOTHING) ? Optional.empty() : Optional.of(sector);
  }

  /** Warns of letters without effect, after all have been read. */
  void warn() {
    DirectionLetters directions = new DirectionLetters(runs, false, name -> bits(sector(name)));
    if (!directions.isLonelyHReported("", log)) {
      directions.warn(
          symmetry.isPresent() ? bits(Sector.ALL) : 0,
          symmetry.filter(Symmetry::isDoubledOnPurpose).isPresent(),
          log);
    }
  }

  /** Reads adjacent letters, none of which is {@code a}. */
  void read(List<Letter> run) {
    runs.add(List.copyOf(run));
    DirectionName.cut(run, false).forEach(name -> sector = sector.or(sector(name)));
  }

  /** Reads an {@code a} without other direction letters beside it. */
  void readAll(Letter a) {
    if (symmetry.isPresent()) {
      log.addNeedless(
          ProblemCode.REDUNDANT_MODIFIER,
          a.span(),
          "'a' is redundant: it means \"in all directions\" in EXTENDED, which "
              + "joins legs by operators such as 't' and '-'");
    }
    readAllQuietly();
  }

  /** Names all directions, without a warning. */
  void readAllQuietly() {
    sector = Sector.ALL;
  }

  private static Sector sector(DirectionName name) {
    return name.letters().size() == 1
        ? name.sector()
        : pair(name.first().value(), name.last().value());
  }

  private static Sector pair(char first, char second) {
    return isAll(first, second) ? Sector.ALL : Sectors.pair(first, second);
  }

  /** "a: all, short for vs" (seed 004), also for the king, which has diagonals between them. */
  private static boolean isAll(char first, char second) {
    return first != second && "vs".indexOf(first) >= 0 && "vs".indexOf(second) >= 0;
  }

  private long bits(Sector directions) {
    return symmetry
        .map(atom -> (long) SectorArithmetic.bits(directions, atom))
        .orElseGet(() -> Sectors.bits(directions));
  }
}
