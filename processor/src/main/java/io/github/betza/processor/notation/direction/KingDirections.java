package io.github.betza.processor.notation.direction;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.Symmetry;
import java.util.List;

/**
 * Warns of a direction letter on {@code K} or {@code Q} that is no half and no pair such as {@code
 * fr}: it chooses of eight directions, so {@code fK} is one square, but most writers mean {@code
 * fWfF}, as the letter reads on the two atoms of which the king is made. A doubled letter ({@code
 * ffK}) is no such letter: it is the way to write the single direction on purpose.
 *
 * @param names the names of directions
 * @param front all modifiers of the move
 * @param slides whether the move goes on as {@code Q} does
 * @param range what follows the atom
 * @param joiner what the dialect writes between two moves
 * @param span where the move is, from its first modifier to the end of its range
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

  /** Copies the list. */
  public KingDirections {
    names = List.copyOf(names);
  }

  /** Warns of the letters, with what both readings are written as. */
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

  /** Other letters than single ones are rare, so no spelling is made of them. */
  private Advice advice(ProblemLog log) {
    String straight = front + straight() + range;
    int diagonal = 0;
    for (DirectionName name : names) {
      diagonal |= name.bits(Symmetry.DIAGONAL);
    }
    boolean allSlanted = diagonal == SLANTED;
    String slanted = (allSlanted ? front.replaceAll("[fblrsv]", "") : front) + slanted() + range;
    return names.stream().allMatch(name -> name.letters().size() == 1)
        ? Advice.suggest(
            log.edited(span, straight, directions(count(Symmetry.EIGHTFOLD))),
            log.edited(span, straight + joiner + slanted, directions(ofBothAtoms())))
        : Advice.note(apart());
  }

  private String apart() {
    return "write one move with '"
        + straight()
        + "' and one with '"
        + slanted()
        + "', each with its letters";
  }

  /** Returns how many directions the letters choose. */
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

  /** A pair of two sides, {@code fr}, is the diagonal between them; {@code fs} is no such pair. */
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
