package io.github.betza.processor.emit;

import com.palantir.javapoet.FieldSpec;
import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.bits.BitWriter;
import io.github.betza.processor.emit.bits.EdgeLike;
import java.util.List;
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
  static CodeText of(
      SetPlan plan, BitConstants constants, EdgeLike edgeLike, Function<List<String>, Code> end) {
    BitWriter writer = new BitWriter(constants, plan.words(), edgeLike, !plan.isSymmetric());
    List<String> sets = writer.doubtPivots().write(plan.terms());
    return new CodeText(Code.of("$L$L", named(writer.code().toString()), end.apply(sets)));
  }

  /** Returns the tables that statements look up. */
  static Code tables(BitConstants constants) {
    Code.Builder tables = Code.builder();
    for (FieldSpec field : constants.fields()) {
      tables.add("$L", named(field.toString()));
    }
    return tables.build();
  }

  /** A library writes whole names of types; here they are imported. */
  private static String named(String text) {
    return text.replace(BitConstants.TABLES.canonicalName(), RuntimeTypes.BIT_TABLES.toString())
        .replace(BitConstants.HOPS.canonicalName(), RuntimeTypes.BIT_HOPS.toString());
  }

  /**
   * Returns the declarations of what statements read of the squares of the board.
   *
   * @param enemy the side whose pieces the set {@code enemy} has
   */
  static Code squares(CodeText text, BitWords words, String enemy) {
    return Code.of(
        "$L$L$L",
        declared(text, words, "enemy", word -> Code.of("occupancy.pieces($L, $L)", enemy, word)),
        declared(text, words, "occupied", word -> Code.of("occupancy.occupied($L)", word)),
        declared(text, words, "blockers", word -> Code.of("occupancy.holes($L)", word)));
  }

  /** Returns the declarations of the words of a set that statements read. */
  static Code declared(CodeText text, BitWords words, String set, IntFunction<Code> value) {
    Code.Builder code = Code.builder();
    for (int word : words.all()) {
      String variable = words.variable(set, word);
      if (text.uses(variable)) {
        code.add("long $L = $L;\n", variable, value.apply(word));
      }
    }
    return code.build();
  }
}
