package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.notation.direction.Directions;
import io.github.betza.processor.notation.direction.Sectors;
import io.github.betza.processor.path.spec.Sector;
import io.github.betza.processor.path.spec.Symmetry;
import java.util.ArrayList;
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
  private final List<Letter> named = new ArrayList<>();
  private final List<Span> repeated = new ArrayList<>();
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

  /** Warns of letters that say nothing, when all have been read. */
  void warn() {
    if (!named.isEmpty() && symmetry.filter(atom -> Headings.isAll(sector, atom)).isPresent()) {
      log.addNeedless(
          ProblemCode.REDUNDANT_MODIFIER,
          Letter.span(named),
          "these direction letters name all directions that the atom has",
          List.of(Letter.spans(named)));
      return;
    }
    for (Span span : repeated) {
      log.addNeedless(ProblemCode.REDUNDANT_MODIFIER, span, "these directions are named already");
    }
  }

  /** Reads letters that stand side by side. */
  void read(List<Letter> run) {
    run.stream().filter(letter -> letter.value() != 'a').forEach(named::add);
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
        if (letter.value() == next.get().value() && !parts(run, i + 1)) {
          warnOfDoubling(next.get());
        }
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
      log.addNeedless(
          ProblemCode.REDUNDANT_MODIFIER,
          a.span(),
          "'a' is redundant: a move has all its directions by itself; legs are joined by operators"
              + " such as 't' and '-' here");
    }
    readAllQuietly();
  }

  /** Names all directions, without a warning. */
  void readAllQuietly() {
    sector = Sector.ALL;
  }

  private void readPair(Letter first, Letter second) {
    Span span = first.span().to(second.span());
    Sector pair = pair(first.value(), second.value());
    boolean half = second.value() == 'h';
    if (half && symmetry.filter(atom -> isSame(pair, first, atom)).isPresent()) {
      log.addNeedless(
          ProblemCode.MODIFIER_WITHOUT_EFFECT,
          second.span(),
          "'h' means nothing on this atom: '"
              + first.value()
              + "' is the whole half of it already");
    }
    add(pair, span);
  }

  /** Returns whether a letter keeps those beside it from forming a pair: {@code ffsN}. */
  private boolean parts(List<Letter> run, int second) {
    if (second + 1 == run.size()) {
      return false;
    }
    char letter = run.get(second).value();
    char next = run.get(second + 1).value();
    if (!Directions.combine(letter, next)) {
      return false;
    }
    Sector pair = pair(letter, next);
    Sector both = Sectors.single(letter).or(Sectors.single(next));
    return symmetry
        .map(atom -> Headings.bits(pair, atom) != Headings.bits(both, atom))
        .orElse(!pair.equals(both));
  }

  private void warnOfDoubling(Letter second) {
    char letter = second.value();
    log.addNeedless(
        ProblemCode.REDUNDANT_MODIFIER,
        second.span(),
        "\"" + letter + letter + "\" means the same as '" + letter + "'");
  }

  private static Sector pair(char first, char second) {
    return isAll(first, second) ? Sector.ALL : Sectors.pair(first, second);
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
      repeated.add(span);
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
