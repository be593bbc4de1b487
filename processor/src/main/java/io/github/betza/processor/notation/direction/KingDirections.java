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
 * @param others those that are not directions
 * @param slides whether the move goes on as {@code Q} does
 * @param range what follows the atom
 * @param joiner what the dialect writes between two moves
 * @param span where the move is, from its first modifier to the end of its range
 */
public record KingDirections(
    List<DirectionName> names,
    String front,
    String others,
    boolean slides,
    String range,
    String joiner,
    Span span) {
  private static final int STRAIGHT = 0b01010101;
  private static final int SLANTED = 0b10101010;

  /** Copies the list. */
  public KingDirections {
    names = List.copyOf(names);
  }

  /**
   * Returns the part of a notation between two indexes without direction letters.
   *
   * @param runs the direction letters
   */
  public static String without(List<List<Letter>> runs, Span span, String notation) {
    StringBuilder others = new StringBuilder(span.of(notation));
    List<Letter> letters = runs.stream().flatMap(List::stream).toList();
    for (int i = letters.size() - 1; i >= 0; i--) {
      others.deleteCharAt(letters.get(i).index() - span.start());
    }
    return others.toString();
  }

  /** Warns of the letters, with what both readings are written as. */
  public void warn(ProblemLog log) {
    boolean single = names.stream().anyMatch(KingDirections::isDoubtful);
    boolean sound = names.stream().noneMatch(name -> name.isLonelyH() || name.isHand());
    if (!single || !sound || log.hasErrors() || isReported(log)) {
      return;
    }
    int eightfold = bits(Symmetry.EIGHTFOLD);
    String read = spelled(eightfold & STRAIGHT, eightfold & SLANTED);
    List<Letter> letters = names.stream().flatMap(name -> name.letters().stream()).toList();
    log.add(
        ProblemCode.DIRECTIONS_OF_KING,
        Letter.span(letters),
        "a direction letter on '"
            + (slides ? 'Q' : 'K')
            + "' chooses of its eight directions, not of those of '"
            + straight()
            + "' and '"
            + slanted()
            + "'",
        Advice.suggest(
            log.edited(span, read, "these directions alone"),
            log.edited(span, meant(), "both atoms with these letters")));
  }

  /** Letters that would be a pair are one mistake, which {@link PartedPair} reports. */
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

  private int bits(Symmetry symmetry) {
    return names.stream()
        .mapToInt(name -> name.bits(symmetry))
        .reduce(0, (one, more) -> one | more);
  }

  private String spelled(int orthogonal, int diagonal) {
    String straight = orthogonal == 0 ? "" : others + orthogonal(orthogonal) + straight() + range;
    String slanted = diagonal == 0 ? "" : others + diagonal(diagonal) + slanted() + range;
    return straight + (straight.isEmpty() || slanted.isEmpty() ? "" : joiner) + slanted;
  }

  /** Returns the move of both atoms with the same letters, but for those that say nothing then. */
  private String meant() {
    boolean sideless =
        names.stream()
            .anyMatch(name -> NameProblems.idlePartner(name, Symmetry.DIAGONAL).isPresent());
    int diagonal = bits(Symmetry.DIAGONAL);
    return (bits(Symmetry.ORTHOGONAL) == STRAIGHT ? others : front)
        + straight()
        + range
        + joiner
        + (sideless || diagonal == SLANTED ? others + diagonal(diagonal) : front)
        + slanted()
        + range;
  }

  private char straight() {
    return slides ? 'R' : 'W';
  }

  private char slanted() {
    return slides ? 'B' : 'F';
  }

  /** Returns the letters of directions on an orthogonal atom, where none combine. */
  private static String orthogonal(int bits) {
    String letters = "";
    for (char letter : new char[] {'f', 'b', 'r', 'l'}) {
      letters += (bits & Directions.single(letter, Symmetry.ORTHOGONAL)) == 0 ? "" : letter;
    }
    return switch (letters) {
      case "fb" -> "v";
      case "rl" -> "s";
      case "fbrl" -> "";
      default -> letters;
    };
  }

  /** Returns the letters of directions on a diagonal atom: a half, or pairs, or both. */
  private static String diagonal(int bits) {
    if (bits == SLANTED) {
      return "";
    }
    StringBuilder letters = new StringBuilder();
    int left = bits;
    for (char letter : new char[] {'f', 'b', 'r', 'l'}) {
      int half = Directions.single(letter, Symmetry.DIAGONAL);
      if (letters.isEmpty() && (bits & half) == half) {
        letters.append(letter);
        left &= ~half;
      }
    }
    for (String pair : List.of("fr", "br", "bl", "fl")) {
      int one = Directions.pair(pair.charAt(0), pair.charAt(1), Symmetry.DIAGONAL);
      if ((left & one) != 0) {
        letters.append(pair);
      }
    }
    return letters.toString();
  }
}
