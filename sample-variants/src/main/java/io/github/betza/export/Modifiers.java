package io.github.betza.export;

import io.github.betza.export.SimpleMove.Movement;
import io.github.betza.processor.tool.BetzaTool;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The modifiers of a single leg.
 *
 * @param letters the letters as they are written; direction letters with others between them are
 *     not a pair
 */
public record Modifiers(String letters) {
  private static final String KNOWN = "imcenpg";

  private static final String DIRECTIONS = "fbvlrsh";

  /** Returns the letters that name directions, in their order. */
  public String directions() {
    return letters.replaceAll("[^" + DIRECTIONS + "]", "");
  }

  /** Returns the other letters. */
  public String others() {
    return letters.replaceAll("[" + DIRECTIONS + "]", "");
  }

  /**
   * Returns whether the directions would change if the letters that name them were adjacent.
   *
   * @param atom an atom in whose system they are named
   */
  public boolean areParted(char atom) {
    return !letters.contains(directions())
        && BetzaTool.directions(letters, atom) != BetzaTool.directions(directions(), atom);
  }

  private boolean has(char mode) {
    return letters.indexOf(mode) >= 0;
  }

  /** Returns why a move with these modifiers is not simple; empty if it is. */
  Optional<String> strange() {
    if (letters.indexOf('n') != letters.lastIndexOf('n')) {
      return Optional.of("it can always be answered by capturing en passant");
    }
    return others()
        .chars()
        .filter(mode -> KNOWN.indexOf(mode) < 0)
        .mapToObj(mode -> "it has the modifier " + (char) mode)
        .findFirst();
  }

  /** Returns the moves of an atom with these modifiers. */
  SimpleMoves moves(String atom, String range) {
    if (range.equals("*")) {
      return SimpleMoves.refuse("its range depends on where it stands");
    }
    if (atom.length() > 1 || "UIO".contains(atom)) {
      return SimpleMoves.refuse("it has the atom " + atom);
    }
    return switch (atom.charAt(0)) {
      case 'K' -> both(1, range);
      case 'Q' -> both(0, range);
      case 'R' -> one('W', BetzaTool.directions(letters, 'R'), range(0, range));
      case 'B' -> one('F', BetzaTool.directions(letters, 'B'), range(0, range));
      case 'J' -> plain('Z', range);
      case 'L' -> plain('C', range);
      default -> plain(atom.charAt(0), range);
    };
  }

  private static int range(int usual, String range) {
    return range.isEmpty() ? usual : Integer.parseInt(range);
  }

  /** Returns the moves of a king or queen, which are the moves of two atoms. */
  private SimpleMoves both(int usual, String range) {
    int set = BetzaTool.directions(letters, 'K');
    List<SimpleMove> moves = new ArrayList<>();
    for (char atom : new char[] {'W', 'F'}) {
      int own = set & (atom == 'W' ? Compass.ORTHOGONAL : Compass.DIAGONAL);
      if (own != 0) {
        SimpleMoves some = one(atom, own, range(usual, range));
        if (!some.refusal().isEmpty()) {
          return some;
        }
        moves.addAll(some.moves());
      }
    }
    return new SimpleMoves(moves, "");
  }

  private SimpleMoves plain(char atom, String range) {
    return one(atom, BetzaTool.directions(letters, atom), range(1, range));
  }

  private SimpleMoves one(char atom, int set, int range) {
    boolean slides = range != 1;
    Movement movement = slides ? Movement.SLIDE : Movement.LEAP;
    if (has('p') || has('g')) {
      if (range != 0 || (has('p') && has('g'))) {
        return SimpleMoves.refuse("it hops, but not as a rook, bishop or queen");
      }
      movement = has('p') ? Movement.CANNON : Movement.GRASSHOPPER;
    } else if (has('n') && slides) {
      return SimpleMoves.refuse("its slide can be answered by capturing en passant");
    } else if (has('n') && atom != 'W' && atom != 'F') {
      movement = Movement.LAME;
    }
    boolean all = !has('m') && !has('c') && !has('e');
    SimpleMove move =
        new SimpleMove(
            has('i'), all || has('m'), all || has('c'), has('e'), movement, atom, set, range);
    return new SimpleMoves(List.of(move), "");
  }
}
