package io.github.betza.processor.notation.bex.modifier;

import static io.github.betza.processor.notation.modifier.ModifierTable.ModifierRow.foreign;
import static io.github.betza.processor.notation.modifier.ModifierTable.ModifierRow.row;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.bex.sequence.BexAtoms;
import io.github.betza.processor.notation.modifier.ModifierPlace;
import io.github.betza.processor.notation.modifier.ModifierTable;
import java.util.List;

/**
 * The modifiers of BEX. The effect of a letter is a case of {@link BaseMoveModifierApplier}, for a
 * base move, and of {@link SequenceModifierApplier}, for a sequence; {@link BaseMoveRules} lists
 * the letters that cannot be combined.
 */
public final class BexModifierTable {
  /** Its letters. */
  public static final ModifierTable TABLE =
      new ModifierTable(
          "BEX",
          ProblemCode.OTHER_DIALECT,
          "fbrlsvh",
          atom -> BexAtoms.isKnown((char) atom),
          List.of(
              row('m', "moves without capturing"),
              row('c', "captures"),
              row('y', "makes the piece royal"),
              row('i', "is for the first move of a piece"),
              row('n', "needs empty squares on the way"),
              row('e', "leaps over whatever is on the way"),
              row('j', "jumps over a piece"),
              row('p', "hops, and goes on behind the hurdle"),
              row('g', "hops, and lands directly behind the hurdle"),
              row('z', "turns to alternating sides"),
              row('q', "turns the same way at every step"),
              foreign('a', "BEX joins legs with '-': write \"mW-F\" for \"afsW\" of XBETZA"),
              foreign('t', "write \"F(mF-R)\" for \"FtR\" of EXTENDED"),
              foreign('k', "write 'y' for a royal piece, as in \"yK\""),
              foreign('o', "BEX has no boards with joined edges; XBETZA has them (\"oR\")"),
              foreign('d', "BEX has no capture of own pieces; XBETZA has it (\"dW\")"),
              foreign(
                  'x', "write \"[cj]fA\" for \"fmFxF\" of EXTENDED; BEX has 'x' in brackets only"),
              foreign(
                  'u',
                  "write \"[xwW]\" to swap places with an enemy piece, without capturing "
                      + "it")));

  /** Before the null move. */
  public static final ModifierPlace NULL_MOVE = new ModifierPlace("miy", "");

  /**
   * The letters that make a base move hop, jump, or need something on the way; one letter at most.
   */
  public static final String WAYS = "nejpg";

  /** The letters that turn the steps of a base move; one letter at most. */
  public static final String TURNS = "zq";

  /** All letters that change a base move. */
  public static final String OF_A_BASE_MOVE = "fbrlsvmc" + WAYS + TURNS;

  private BexModifierTable() {}
}
