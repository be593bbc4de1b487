package io.github.betza.processor.emit.bits;

import com.palantir.javapoet.CodeBlock;
import io.github.betza.processor.emit.bits.BitTerm.Condition;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes the tests of the conditions on squares that moves pass.
 *
 * @param constants the tables
 * @param words how sets of bits are named
 * @param turns whether the squares of one side are others than those of the other
 */
public record BitConditions(BitConstants constants, BitWords words, boolean turns) {
  /** Returns the test that all conditions hold; nothing where there are none. */
  public CodeBlock test(List<Condition> conditions) {
    List<Vector> empty =
        conditions.stream().filter(one -> !one.occupied()).map(Condition::square).toList();
    List<Vector> occupied =
        conditions.stream().filter(Condition::occupied).map(Condition::square).toList();
    List<CodeBlock> tests = new ArrayList<>();
    if (!empty.isEmpty()) {
      tests.add(areEmpty(empty));
    }
    if (!occupied.isEmpty()) {
      tests.add(none("~", constants.leaps(occupied)));
    }
    return CodeBlock.join(tests, " && ");
  }

  /** Returns the test that all squares of a leap are empty. */
  public CodeBlock areEmpty(List<Vector> squares) {
    return none("", constants.leaps(squares));
  }

  /** Returns the test that no square of a table's entry is occupied, or that none is empty. */
  private CodeBlock none(String sign, String table) {
    String met =
        words.all().stream()
            .map(
                word ->
                    String.format(
                        "(%s%s & %s[%s])",
                        sign, words.variable("occupied", word), table, place(word)))
            .collect(Collectors.joining(" | "));
    return CodeBlock.of(words.count() == 1 ? "$L == 0" : "($L) == 0", met);
  }

  /** Returns the place in a table of leaps of a word for the square of the piece. */
  String place(int word) {
    return turns ? words.place(RayCalls.FROM, word) : words.placeOfWhite(RayCalls.FROM, word);
  }
}
