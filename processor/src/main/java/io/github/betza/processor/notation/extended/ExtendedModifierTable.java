package io.github.betza.processor.notation.extended;

import static io.github.betza.processor.notation.modifier.ModifierTable.ModifierRow.doubled;
import static io.github.betza.processor.notation.modifier.ModifierTable.ModifierRow.row;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.modifier.ModifierCheck;
import io.github.betza.processor.notation.modifier.ModifierPlace;
import io.github.betza.processor.notation.modifier.ModifierProblems;
import io.github.betza.processor.notation.modifier.ModifierRule.Default;
import io.github.betza.processor.notation.modifier.ModifierTable;
import java.util.List;

/**
 * The modifiers of EXTENDED. The effect of a letter is a case of {@link AtomMoveReader}, for the
 * move of an atom, and of {@link ChainModifierReader}, for a step of a chain.
 */
final class ExtendedModifierTable {
  /** Its letters. */
  static final ModifierTable TABLE =
      new ModifierTable(
          "EXTENDED",
          ProblemCode.UNKNOWN_MODIFIER,
          "fblrsvah",
          atom -> ExtendedAtoms.leap((char) atom).isPresent(),
          List.of(
              row('m', "moves without capturing"),
              row('c', "captures"),
              row('i', "is for the first move of a piece"),
              row('k', "makes the piece royal"),
              row('e', "is as long as the step before"),
              row('n', "needs empty squares on the way"),
              doubled('j', "jumps over a piece"),
              row('p', "moves without a hop, and captures behind one"),
              row('g', "lands directly behind the first obstacle"),
              row('q', "turns the same way at every step"),
              row('z', "turns to alternating sides"),
              row('o', "joins the left and right edges", "the torus \"oo\" belongs to XBETZA")));

  /** Before a term. */
  static final ModifierCheck<ExtendedTerm> PREFIXES =
      new ModifierCheck<>(TABLE, List.of(new Default<>("m", 'c', term -> true)));

  /** Before the null move, except for directions. */
  static final ModifierPlace NULL_MOVE = new ModifierPlace("ik", "m");

  /** For a whole move. */
  static final String OF_MOVE = "cmik";

  /** For the way of a move, and its wrapping. */
  static final String WAYS = "njpgqz";

  /** On a step of a chain. */
  static final String OF_STEP = "njoe";

  /** Before a group inside a chain. */
  static final String OF_GROUP = "njo";

  private ExtendedModifierTable() {}

  static ModifierProblems problems(ProblemLog log) {
    return TABLE.problems(log);
  }
}
