package io.github.betza.processor.notation.xbetza.syntax;

import static io.github.betza.processor.notation.modifier.ModifierRow.doubled;
import static io.github.betza.processor.notation.modifier.ModifierRow.row;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.modifier.ModifierPlace;
import io.github.betza.processor.notation.modifier.ModifierTable;
import java.util.List;
import java.util.Optional;

/**
 * The modifiers of XBETZA. What a letter does is a case of {@code LegGeometry}, for how a leg goes,
 * or of {@code LegOutcomes}, for what it meets; {@code LegSequence} toggles the ranges of later
 * legs; {@code LegRules} and {@code BracketRules} list which letters cannot be combined.
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
              row('m', "goes to empty squares"),
              row('c', "captures any enemy piece"),
              row('d', "captures own pieces"),
              row('k', "captures royal pieces only"),
              row('t', "spares royal pieces"),
              row('e', "captures en passant"),
              row('u', "unloads the captured piece"),
              row('x', "borrows the moves of another piece"),
              row('y', "goes on from an empty square with another range"),
              row('p', "hops, and keeps its range behind the hurdle"),
              row('g', "hops, and changes its range behind the hurdle"),
              row('i', "is for the first move of a piece"),
              doubled('n', "needs empty squares on the way"),
              row(
                  'j',
                  "needs a piece on the way",
                  "'jj', a jump over many pieces, belongs to EXTENDED"),
              row('q', "turns the same way at every step"),
              row('z', "turns to alternating sides"),
              doubled('o', "joins edges of the board")));

  /** In front of {@code O} without a number, but for directions. */
  public static final ModifierPlace PASS = new ModifierPlace("i", "m");

  /** In front of {@code O} with a number. */
  public static final ModifierPlace CASTLING = new ModifierPlace("ijslr", "m");

  /** In front of {@code U}. */
  public static final ModifierPlace UNIVERSAL = new ModifierPlace("imcdkteux", "");

  /** In front of {@code I}, but for directions. */
  public static final ModifierPlace IMITATOR = new ModifierPlace("imcdke", "");

  /** In front of a bracket: how the move ends, who has it, and on what board. */
  public static final ModifierPlace BRACKET = new ModifierPlace("mcdkteuiofblrsvh", "");

  private XBetzaModifierTable() {}

  /** Returns the first of some letters that castling has, and the pass does not. */
  public static Optional<Letter> ofCastlingOnly(List<Letter> letters) {
    return letters.stream()
        .filter(letter -> CASTLING.has(letter) && !PASS.allows(letter))
        .findFirst();
  }
}
