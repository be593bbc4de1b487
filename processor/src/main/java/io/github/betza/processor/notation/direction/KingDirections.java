package io.github.betza.processor.notation.direction;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.direction.DirectionLetters.PartedPair;
import io.github.betza.processor.path.spec.Atom.Symmetry;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Warns of a direction letter on {@code K} or {@code Q} that is neither a half nor a pair such as
 * {@code fr}: it chooses among eight directions, so {@code fK} is one square, but most writers mean
 * {@code fWfF}, the letter applied to the two atoms of the king. A doubled letter ({@code ffK}) is
 * not affected: it is the deliberate form of the single direction.
 *
 * @param names the names of directions
 * @param front all modifiers of the move
 * @param slides whether the move slides as {@code Q} does
 * @param range the range after the atom
 * @param joiner the sign of the dialect between two moves
 * @param span the place of the move, from its first modifier to the end of its range
 */
public record KingDirections(
    List<DirectionName> names,
    String front,
    boolean slides,
    String range,
    String joiner,
    Span span) {
  private static final int SLANTED = 0b10101010;

  private static final List<String> NUMBERS =
      List.of("none", "one", "two", "three", "four", "five", "six", "seven", "eight");

  public KingDirections {
    names = List.copyOf(names);
  }

  /** Warns of the letters, with the texts of both readings. */
  public void warn(ProblemLog log) {
    boolean single = names.stream().anyMatch(KingDirections::isDoubtful);
    boolean sound = names.stream().noneMatch(name -> name.isLonelyH() || name.isHand());
    if (!single || !sound || log.hasErrors() || isReported(log)) {
      return;
    }
    List<Letter> letters = names.stream().flatMap(name -> name.letters().stream()).toList();
    log.add(
        ProblemCode.DIRECTIONS_OF_KING,
        Letter.span(letters),
        "'"
            + (slides ? 'Q' : 'K')
            + "' has only "
            + directions(count(Symmetry.EIGHTFOLD))
            + " with \""
            + Letter.span(letters).of(log.notation())
            + "\", not "
            + NUMBERS.get(ofBothAtoms()),
        advice(log));
  }

  /** Each name has orthogonal directions or diagonal ones. */
  private Advice advice(ProblemLog log) {
    List<DirectionName> straight = named(~SLANTED);
    List<DirectionName> slanted = named(SLANTED);
    String alone =
        Stream.of(move(straight, straight()), move(slanted, slanted()))
            .filter(move -> !move.isEmpty())
            .collect(Collectors.joining(joiner));
    String both = front + straight() + range + joiner + move(names, slanted());
    return Advice.suggest(
        log.edited(span, alone, directions(count(Symmetry.EIGHTFOLD)) + "; the same piece"),
        log.edited(span, both, directions(ofBothAtoms())).ofOtherPiece());
  }

  private List<DirectionName> named(int directions) {
    return names.stream()
        .filter(name -> (name.bits(Symmetry.EIGHTFOLD) & directions) != 0)
        .toList();
  }

  /** Returns the move of one atom in some directions, or the empty string without directions. */
  private String move(List<DirectionName> wanted, char atom) {
    if (wanted.isEmpty()) {
      return "";
    }
    String written = letters(names, '\0');
    String letters = letters(wanted, atom);
    String start = letters.equals(written) ? front : front.replaceAll("[fblrsv]", "") + letters;
    return start + atom + range;
  }

  /** Beside another letter, {@code s} and {@code v} add nothing on a diagonal atom. */
  private String letters(List<DirectionName> wanted, char atom) {
    boolean isSlanted = atom == slanted();
    int bits =
        wanted.stream()
            .mapToInt(name -> name.bits(Symmetry.DIAGONAL))
            .reduce(0, KingDirections::or);
    if (isSlanted && bits == SLANTED) {
      return "";
    }
    return wanted.stream()
        .flatMap(
            name ->
                name.letters().stream()
                    .filter(
                        letter ->
                            !isSlanted
                                || name.letters().size() == 1
                                || "sv".indexOf(letter.value()) < 0))
        .map(letter -> String.valueOf(letter.value()))
        .collect(Collectors.joining());
  }

  private static int or(int one, int other) {
    return one | other;
  }

  /** Returns the number of directions that the letters choose. */
  private int count(Symmetry symmetry) {
    int bits = 0;
    for (DirectionName name : names) {
      bits |= name.bits(symmetry);
    }
    return Integer.bitCount(bits);
  }

  private int ofBothAtoms() {
    return count(Symmetry.ORTHOGONAL) + count(Symmetry.DIAGONAL);
  }

  private static String directions(int count) {
    return NUMBERS.get(count) + (count == 1 ? " direction" : " directions");
  }

  /** Letters that would form a pair are one mistake, which {@link PartedPair} reports. */
  private boolean isReported(ProblemLog log) {
    return log.problems().stream()
        .anyMatch(
            problem ->
                problem.code() == ProblemCode.PARTED_DIRECTIONS && span.contains(problem.span()));
  }

  /**
   * A pair of two sides, {@code fr}, is the diagonal between them; {@code fs} is not a pair of this
   * kind.
   */
  private static boolean isDoubtful(DirectionName name) {
    boolean pair = name.letters().size() == 2 && !name.isDoubled() && !name.isHalf();
    return name.letters().size() == 1
        || (pair
            && ("sv".indexOf(name.first().value()) >= 0 || "sv".indexOf(name.last().value()) >= 0));
  }

  private char straight() {
    return slides ? 'R' : 'W';
  }

  private char slanted() {
    return slides ? 'B' : 'F';
  }
}
