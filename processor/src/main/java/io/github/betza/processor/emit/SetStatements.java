package io.github.betza.processor.emit;

import static io.github.betza.processor.emit.Variables.OCCUPANCY;

import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.bits.BitWriter;
import io.github.betza.processor.emit.bits.EdgeLike;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;

/** Writes statements that find squares as sets of bits, and the variables that these read. */
final class SetStatements {
  private SetStatements() {}

  /**
   * Returns the statements that find the squares where the paths of a plan end.
   *
   * @param edgeLike what is like the edge of the board
   * @param end makes the last statement of an expression for each word of the set
   */
  static Code of(
      SetPlan plan, BitConstants constants, EdgeLike edgeLike, Function<List<Code>, Code> end) {
    BitWriter writer = new BitWriter(constants, plan.words(), edgeLike, !plan.isSymmetric());
    Code last = end.apply(writer.doubtPivots().write(plan.terms()));
    return Code.sequence(writer.code(), last);
  }

  /**
   * Returns the declarations of what statements read of the squares of the board.
   *
   * @param enemy the side whose pieces the set {@code enemy} has
   */
  static Code squares(Set<Code> read, BitWords words, Code enemy) {
    return Code.sequence(
        declared(
            read, words, "enemy", word -> Code.of("$L.pieces($L, $L)", OCCUPANCY, enemy, word)),
        declared(read, words, "occupied", word -> Code.of("$L.occupied($L)", OCCUPANCY, word)),
        declared(read, words, "blockers", word -> Code.of("$L.holes($L)", OCCUPANCY, word)));
  }

  /** Returns the declarations of the words of a set that statements read. */
  static Code declared(Set<Code> read, BitWords words, String set, IntFunction<Code> value) {
    CodeBuilder code = new CodeBuilder();
    for (int word : words.all()) {
      CodeName variable = words.variable(set, word);
      if (read.contains(variable)) {
        code.addStatement("long $L = $L", variable, value.apply(word));
      }
    }
    return code.build();
  }
}
