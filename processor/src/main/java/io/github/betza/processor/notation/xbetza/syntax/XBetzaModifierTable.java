package io.github.betza.processor.notation.xbetza.syntax;

import static io.github.betza.processor.notation.modifier.ModifierTable.ModifierRow.Role.BORROW;
import static io.github.betza.processor.notation.modifier.ModifierTable.ModifierRow.Role.CAPTURE;
import static io.github.betza.processor.notation.modifier.ModifierTable.ModifierRow.Role.EMPTY;
import static io.github.betza.processor.notation.modifier.ModifierTable.ModifierRow.Role.HOP;
import static io.github.betza.processor.notation.modifier.ModifierTable.ModifierRow.Role.ONWARD;
import static io.github.betza.processor.notation.modifier.ModifierTable.ModifierRow.Role.PIECE;
import static io.github.betza.processor.notation.modifier.ModifierTable.ModifierRow.doubled;
import static io.github.betza.processor.notation.modifier.ModifierTable.ModifierRow.row;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.modifier.ModifierPlace;
import io.github.betza.processor.notation.modifier.ModifierTable;
import java.util.List;
import java.util.Optional;

/**
 * The modifiers of XBETZA. The effect of a letter is a case of {@code LegGeometry}, for the way of
 * a leg, or of {@code LegOutcomes}, for its end; {@code XBetzaChainReader} toggles the ranges of
 * later legs; {@code LegRules} and {@code BracketRules} list the letters that cannot be combined.
 */
public final class XBetzaModifierTable {
  /** Its letters. */
  public static final ModifierTable TABLE =
      new ModifierTable(
          "XBETZA",
          ProblemCode.UNKNOWN_MODIFIER,
          "fblrsvh",
          atom -> XBetzaAtoms.isKnown((char) atom),
          List.of(
              row('a', "begins another leg, as in \"afsW\""),
              row('m', EMPTY, "goes to empty squares"),
              row('y', ONWARD, "goes on from an empty square with another range"),
              row('c', CAPTURE, "captures any enemy piece"),
              row('k', CAPTURE, "captures royal pieces only"),
              row('d', CAPTURE, "captures own pieces"),
              row('p', HOP, "hops, and keeps its range behind the hurdle"),
              row('g', HOP, "hops, and changes its range behind the hurdle"),
              row('e', CAPTURE, "captures en passant"),
              row('x', BORROW, "borrows the moves of another piece"),
              row('t', PIECE, "spares royal pieces"),
              row('u', PIECE, "unloads the captured piece"),
              row('i', "is for the first move of a piece"),
              doubled('n', "needs empty squares on the way"),
              row(
                  'j',
                  "needs a piece on the way",
                  "'jj', a jump over many pieces, belongs to EXTENDED"),
              row('q', "turns the same way at every step"),
              row('z', "turns to alternating sides"),
              doubled('o', "joins edges of the board")));

  /** The letters that capture. */
  public static final String CAPTURES = TABLE.letters(CAPTURE);

  /** The letters that decide where a move ends. */
  public static final String ENDS = TABLE.letters(EMPTY, CAPTURE, BORROW);

  /** The letters that decide where a leg before another one ends. */
  public static final String JOINTS = TABLE.letters(EMPTY, ONWARD, CAPTURE, HOP, BORROW);

  /** The letters for pieces that a leg meets, and for the effects on them. */
  public static final String MEETINGS = TABLE.letters(CAPTURE, HOP, BORROW, PIECE);

  /** Before {@code O} without a number, except for directions. */
  public static final ModifierPlace PASS = new ModifierPlace("i", "m");

  /** Before {@code O} with a number. */
  public static final ModifierPlace CASTLING = new ModifierPlace("ijslr", "m");

  /** Before {@code U}. */
  public static final ModifierPlace UNIVERSAL = new ModifierPlace("itu" + ENDS, "");

  /** Before {@code I}, except for directions. */
  public static final ModifierPlace IMITATOR = new ModifierPlace("im" + CAPTURES, "");

  /** Before a bracket: the end of the move, its owner, and its board. */
  public static final ModifierPlace BRACKET =
      new ModifierPlace("imtuo" + CAPTURES + TABLE.directions(), "");

  private XBetzaModifierTable() {}

  /** Returns the first of some letters that castling has and the pass has not. */
  public static Optional<Letter> ofCastlingOnly(List<Letter> letters) {
    return letters.stream()
        .filter(letter -> CASTLING.has(letter) && !PASS.allows(letter))
        .findFirst();
  }
}
