package io.github.betza.processor.describe;

import java.util.List;
import java.util.Optional;

/**
 * The characters of a diagram. A square shows the first symbol that its marks call for: how the
 * piece can reach a square counts for more than what it needs there on its way to another.
 *
 * <p>No character has a meaning in a documentation comment, where the diagrams end up.
 */
enum Symbol {
  LANDS_OR_IMMOBILIZES('Z', "ends here, or immobilises the enemy piece here"),
  HOLDS_OR_MOVES('P', "moves, or captures pieces between it and an own piece from here"),
  SWAPS_OR_MOVES('S', "moves, or changes places with an enemy piece"),
  LANDS_OR_CAPTURES_IN_PASSING('V', "ends here, or captures here in passing"),
  MOVES_AND_CAPTURES('#', "moves or captures"),
  MOVES_HOPS_TO_CAPTURE('C', "moves, or captures after a hop"),
  MOVES('+', "moves"),
  CAPTURES_HOPS_TO_MOVE('M', "captures, or moves after a hop"),
  CAPTURES('x', "captures"),
  HOPS('h', "moves or captures after a hop"),
  HOPS_TO_MOVE('m', "moves after a hop"),
  HOPS_TO_CAPTURE('c', "captures after a hop"),
  EN_PASSANT('e', "captures en passant"),
  LOCUST('L', "ends here after a capture in passing"),
  SWAPS('s', "changes places with an enemy piece"),
  HOLDS('p', "captures pieces between it and an own piece from here"),
  VANISHES('!', "ends here and vanishes"),
  CASTLES('k', "castles to here"),
  INITIAL('i', "first move only"),
  OWN('o', "own piece there: removed, swapped or borrowed from"),
  IMMOBILIZES('z', "immobilises the enemy piece here"),
  VICTIM('v', "captures here in passing"),
  EMPTY_OR_HURDLE('~', "must be empty for some moves, and needs a piece for others"),
  HURDLE('^', "a piece must stand here"),
  ONE_HURDLE('?', "on the way one of these must be occupied, the others empty"),
  EMPTY('-', "must be empty"),
  ONE_WAY(':', "must be empty on one of several ways");

  private static final List<Symbol> ALL = List.of(values());

  private final char character;
  private final String legend;

  Symbol(char character, String legend) {
    this.character = character;
    this.legend = legend;
  }

  char character() {
    return character;
  }

  String legend() {
    return legend;
  }

  /** Returns the symbol for a set of marks; nothing for an empty one. */
  static Optional<Symbol> of(int marks) {
    if (marks == 0) {
      return Optional.empty();
    }
    for (Symbol symbol : ALL) {
      if (symbol.suits(marks)) {
        return Optional.of(symbol);
      }
    }
    return Optional.empty();
  }

  private boolean suits(int marks) {
    boolean move = has(marks, Mark.MOVE);
    boolean capture = has(marks, Mark.CAPTURE);
    boolean hopMove = has(marks, Mark.HOP_MOVE);
    boolean hopCapture = has(marks, Mark.HOP_CAPTURE);
    boolean lands = move || capture || has(marks, Mark.LOCUST);
    return switch (this) {
      case LANDS_OR_IMMOBILIZES -> lands && has(marks, Mark.IMMOBILIZE);
      case HOLDS_OR_MOVES -> move && !capture && has(marks, Mark.CUSTODY);
      case SWAPS_OR_MOVES -> move && !capture && has(marks, Mark.SWAP);
      case LANDS_OR_CAPTURES_IN_PASSING -> lands && has(marks, Mark.VICTIM);
      case MOVES_AND_CAPTURES -> move && capture;
      case MOVES_HOPS_TO_CAPTURE -> move && hopCapture;
      case MOVES -> move;
      case CAPTURES_HOPS_TO_MOVE -> capture && hopMove;
      case CAPTURES -> capture;
      case HOPS -> hopMove && hopCapture;
      case HOPS_TO_MOVE -> hopMove;
      case HOPS_TO_CAPTURE -> hopCapture;
      case EN_PASSANT -> has(marks, Mark.EN_PASSANT);
      case LOCUST -> has(marks, Mark.LOCUST);
      case SWAPS -> has(marks, Mark.SWAP);
      case HOLDS -> has(marks, Mark.CUSTODY);
      case VANISHES -> has(marks, Mark.VANISH);
      case CASTLES -> has(marks, Mark.CASTLE);
      case INITIAL -> has(marks, Mark.INITIAL);
      case OWN -> has(marks, Mark.OWN);
      case IMMOBILIZES -> has(marks, Mark.IMMOBILIZE);
      case VICTIM -> has(marks, Mark.VICTIM);
      case EMPTY_OR_HURDLE -> has(marks, Mark.HURDLE) && has(marks, Mark.EMPTY);
      case HURDLE -> has(marks, Mark.HURDLE);
      case ONE_HURDLE -> has(marks, Mark.ONE_HURDLE);
      case EMPTY -> has(marks, Mark.EMPTY);
      case ONE_WAY -> has(marks, Mark.ONE_WAY);
    };
  }

  private static boolean has(int marks, Mark mark) {
    return (marks & mark.bit()) != 0;
  }
}
