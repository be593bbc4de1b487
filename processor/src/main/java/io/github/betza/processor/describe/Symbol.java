package io.github.betza.processor.describe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The characters of a diagram. A square shows the first symbol that its marks allow: the end of a
 * move on a square takes precedence over a requirement on the way to another. For ends of moves
 * that the first symbol does not show, see {@link #hidden}.
 *
 * <p>No character has a meaning in a Javadoc comment, where the diagrams are written.
 */
enum Symbol {
  LANDS_OR_IMMOBILIZES('Z', "ends here, or immobilises the enemy piece here", Mark.IMMOBILIZE),
  HOLDS_OR_MOVES(
      'P',
      "moves, or captures pieces between it and an own piece from here",
      Mark.MOVE,
      Mark.CUSTODY),
  SWAPS_OR_MOVES('S', "moves, or changes places with an enemy piece", Mark.MOVE, Mark.SWAP),
  LANDS_OR_CAPTURES_IN_PASSING('V', "ends here, or captures here in passing", Mark.VICTIM),
  MOVES_AND_CAPTURES('#', "moves or captures", Mark.MOVE, Mark.CAPTURE),
  MOVES_HOPS_TO_CAPTURE('C', "moves, or captures after a hop", Mark.MOVE, Mark.HOP_CAPTURE),
  MOVES('+', "moves", Mark.MOVE),
  CAPTURES_HOPS_TO_MOVE('M', "captures, or moves after a hop", Mark.CAPTURE, Mark.HOP_MOVE),
  CAPTURES('x', "captures", Mark.CAPTURE),
  HOPS('h', "moves or captures after a hop", Mark.HOP_MOVE, Mark.HOP_CAPTURE),
  HOPS_TO_MOVE('m', "moves after a hop", Mark.HOP_MOVE),
  HOPS_TO_CAPTURE('c', "captures after a hop", Mark.HOP_CAPTURE),
  EN_PASSANT('e', "captures en passant", Mark.EN_PASSANT),
  LOCUST('L', "ends here after a capture in passing", Mark.LOCUST),
  SWAPS('s', "changes places with an enemy piece", Mark.SWAP),
  HOLDS('p', "captures pieces between it and an own piece from here", Mark.CUSTODY),
  VANISHES('!', "ends here and vanishes", Mark.VANISH),
  CASTLES('k', "castles to here", Mark.CASTLE),
  INITIAL('i', "first move only", Mark.INITIAL),
  OWN('o', "own piece there: removed, swapped or borrowed from", Mark.OWN),
  IMMOBILIZES('z', "immobilises the enemy piece here", Mark.IMMOBILIZE),
  VICTIM('v', "captures here in passing", Mark.VICTIM),
  EMPTY_OR_HURDLE(
      '~', "must be empty for some moves, and needs a piece for others", Mark.HURDLE, Mark.EMPTY),
  HURDLE('^', "a piece must stand here", Mark.HURDLE),
  ONE_HURDLE('?', "on the way one of these must be occupied", Mark.ONE_HURDLE),
  EMPTY('-', "must be empty", Mark.EMPTY),
  ONE_WAY(':', "must be empty on one of several ways", Mark.ONE_WAY);

  /** The marks of a square that the words "ends here" imply. */
  private static final int ENDS_HERE = Mark.MOVE.bit() | Mark.CAPTURE.bit() | Mark.LOCUST.bit();

  /** The marks of a square that are reported if its symbol does not show them. */
  private static final int WORTH_TELLING =
      Marks.LANDINGS | Mark.VICTIM.bit() | Mark.IMMOBILIZE.bit();

  private static final List<Symbol> ALL = List.of(values());

  private final char character;
  private final String legend;
  private final int implied;

  Symbol(char character, String legend, Mark... implied) {
    this.character = character;
    this.legend = legend;
    int bits = 0;
    for (Mark mark : implied) {
      bits |= mark.bit();
    }
    this.implied = bits;
  }

  char character() {
    return character;
  }

  /** Returns the characters of all symbols. */
  static String characters() {
    return ALL.stream()
        .map(symbol -> String.valueOf(symbol.character))
        .collect(Collectors.joining());
  }

  String legend() {
    return legend;
  }

  /** Returns the symbol for a set of marks; empty for an empty set. */
  static Optional<Symbol> of(int marks) {
    return ALL.stream().filter(symbol -> symbol.suits(marks)).findFirst();
  }

  private boolean suits(int marks) {
    if ((marks & implied) != implied) {
      return false;
    }
    return switch (this) {
      case LANDS_OR_IMMOBILIZES, LANDS_OR_CAPTURES_IN_PASSING -> (marks & ENDS_HERE) != 0;
      // If there are captures, "moves there" is not the whole meaning of the square.
      case HOLDS_OR_MOVES, SWAPS_OR_MOVES -> (marks & Mark.CAPTURE.bit()) == 0;
      default -> true;
    };
  }

  /** Returns the marks of a square that matter to a player and that the symbol hides. */
  int hidden(int marks) {
    boolean endsHere = this == LANDS_OR_IMMOBILIZES || this == LANDS_OR_CAPTURES_IN_PASSING;
    return marks & WORTH_TELLING & ~implied & ~(endsHere ? ENDS_HERE : 0);
  }

  /** Returns the hidden marks of a square in words, the most important first. */
  static List<String> words(int hidden) {
    List<String> words = new ArrayList<>();
    int left = hidden;
    for (Symbol symbol : ALL) {
      if (symbol.suits(left)) {
        words.add(symbol.inAddition());
        left = symbol.hidden(left);
      }
    }
    return words;
  }

  /** Returns the words for the marks that a square has in addition to its symbol. */
  private String inAddition() {
    return switch (this) {
      case INITIAL -> "more on its first move";
      case OWN -> "own pieces are removed, swapped or borrowed from";
      default -> legend;
    };
  }
}
