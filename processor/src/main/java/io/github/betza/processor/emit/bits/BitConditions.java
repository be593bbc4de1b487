package io.github.betza.processor.emit.bits;

import io.github.betza.processor.emit.bits.BitTerm.Condition;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the tests of the conditions on squares that moves pass.
 *
 * @param constants the tables
 * @param words the names of sets of bits
 * @param turns whether the squares of the two sides differ
 */
public record BitConditions(BitConstants constants, BitWords words, boolean turns) {
  /** Returns the test that all conditions hold; no code if there are none. */
  public Code test(List<Condition> conditions) {
    List<Vector> empty =
        conditions.stream().filter(one -> !one.occupied()).map(Condition::square).toList();
    List<Vector> occupied =
        conditions.stream().filter(Condition::occupied).map(Condition::square).toList();
    List<Code> tests = new ArrayList<>();
    if (!empty.isEmpty()) {
      tests.add(areEmpty(empty));
    }
    if (!occupied.isEmpty()) {
      tests.add(none("(~$L & $L[$L])", constants.passed(occupied)));
    }
    return Code.join(tests, " && ");
  }

  /** Returns the test that all squares of a leap are empty. */
  public Code areEmpty(List<Vector> squares) {
    return none("($L & $L[$L])", constants.passed(squares));
  }

  /** Returns the test that no square of a table's entry is occupied, or that none is empty. */
  private Code none(String met, String table) {
    List<Code> all =
        words.all().stream()
            .map(word -> Code.of(met, words.variable(BitWords.OCCUPIED, word), table, place(word)))
            .toList();
    return Code.of(words.count() == 1 ? "$L == 0" : "($L) == 0", Code.join(all, " | "));
  }

  /** Returns the index in a table of leaps of a word for the square of the piece. */
  Code place(int word) {
    return turns ? words.place(BitWords.FROM, word) : words.placeOfWhite(BitWords.FROM, word);
  }
}
