package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.notation.direction.Directions;
import io.github.betza.processor.notation.direction.Sectors;
import io.github.betza.processor.path.spec.Sector;
import io.github.betza.processor.path.spec.Symmetry;
import java.util.List;
import java.util.Optional;

/**
 * Reads direction letters. Two that stand side by side may form a pair; the directions of all
 * letters and pairs are joined (seed 004: "the sub-sets of move types they correspond to are
 * joined").
 */
final class DirectionReader {
  private static final Sector NOTHING = new Sector(0, 0, 0, 0);

  private final Optional<Symmetry> symmetry;
  private final ProblemLog log;
  private Sector sector = NOTHING;

  /**
   * Makes a reader.
   *
   * @param symmetry the directions of the atom that the letters are about, if they count from
   *     forward; otherwise nothing, and there are fewer warnings
   */
  DirectionReader(Optional<Symmetry> symmetry, ProblemLog log) {
    this.symmetry = symmetry;
    this.log = log;
  }

  Optional<Sector> result() {
    return sector.equals(NOTHING) ? Optional.empty() : Optional.of(sector);
  }

  /** Reads letters that stand side by side. */
  void read(List<Letter> run) {
    int i = 0;
    while (i < run.size()) {
      Letter letter = run.get(i);
      Optional<Letter> next = i + 1 < run.size() ? Optional.of(run.get(i + 1)) : Optional.empty();
      if (letter.value() == 'h') {
        int last = Letter.lastAlike(run, i);
        reportLonelyH(letter.span().to(run.get(last).span()));
        i = last;
      } else if (letter.value() == 'a') {
        readAll(letter);
      } else if (next.isPresent() && combine(letter, next.get())) {
        readPair(letter, next.get());
        i++;
      } else {
        add(Sectors.single(letter.value()), letter.span());
      }
      i++;
    }
  }

  private static boolean combine(Letter letter, Letter next) {
    return next.value() != 'a' && Directions.combine(letter.value(), next.value());
  }

  private void readAll(Letter a) {
    if (symmetry.isPresent()) {
      log.add(
          ProblemCode.REDUNDANT_MODIFIER,
          a.span(),
          "'a' is redundant: a move has all its directions by itself; legs are joined by operators"
              + " such as 't' and '-' here",
          log.offer(a.span(), ""));
    }
    readAllQuietly();
  }

  /** Names all directions, without a warning. */
  void readAllQuietly() {
    sector = Sector.ALL;
  }

  private void readPair(Letter first, Letter second) {
    Span span = first.span().to(second.span());
    if (first.value() == second.value()) {
      log.add(
          ProblemCode.REDUNDANT_MODIFIER,
          second.span(),
          "\"" + first.value() + second.value() + "\" means the same as '" + first.value() + "'",
          log.offer(second.span(), ""));
    }
    Sector pair =
        isAll(first.value(), second.value())
            ? Sector.ALL
            : Sectors.pair(first.value(), second.value());
    boolean half = second.value() == 'h';
    if (half && symmetry.filter(atom -> isSame(pair, first, atom)).isPresent()) {
      log.add(
          ProblemCode.MODIFIER_WITHOUT_EFFECT,
          second.span(),
          "'h' means nothing on this atom: '" + first.value() + "' is the whole half of it already",
          log.offer(second.span(), ""));
    }
    add(pair, span);
  }

  /** "a: all, short for vs" (seed 004), also for the king, which has diagonals between them. */
  private static boolean isAll(char first, char second) {
    return first != second && "vs".indexOf(first) >= 0 && "vs".indexOf(second) >= 0;
  }

  private static boolean isSame(Sector pair, Letter single, Symmetry symmetry) {
    return Headings.bits(pair, symmetry) == Headings.bits(Sectors.single(single.value()), symmetry);
  }

  private void add(Sector more, Span span) {
    Sector joined = sector.or(more);
    boolean nothingNew =
        symmetry
            .map(atom -> Headings.bits(joined, atom) == Headings.bits(sector, atom))
            .orElse(joined.equals(sector));
    if (nothingNew) {
      log.add(
          ProblemCode.REDUNDANT_MODIFIER,
          span,
          "these directions are named already",
          log.offer(span, ""));
    } else if (symmetry.filter(atom -> Headings.isAll(joined, atom)).isPresent()) {
      log.add(
          ProblemCode.REDUNDANT_MODIFIER,
          span,
          "with this the direction letters name all directions that the atom has",
          "leave them out");
    }
    sector = joined;
  }

  private void reportLonelyH(Span letters) {
    log.add(
        ProblemCode.LONELY_H,
        letters,
        "'h' stands alone, but it needs a direction letter in front (\"fh\", the forward half)",
        log.offerHalf(letters));
  }
}
