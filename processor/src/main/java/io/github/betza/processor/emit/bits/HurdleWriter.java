package io.github.betza.processor.emit.bits;

import io.github.betza.processor.emit.bits.BitTerm.Hop;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import java.util.function.IntFunction;

/**
 * Writes hops whose hurdle must be found first.
 *
 * @param blockers whether some occupied squares, the blockers, are no hurdles
 */
record HurdleWriter(
    BitWriter writer, BitConstants constants, BitWords words, RayCalls rays, boolean blockers) {
  /**
   * Writes the statements that add to a set what a hop reaches.
   *
   * @param symmetric whether the piece of the other side goes alike
   */
  void write(String set, Hop hop, boolean symmetric) {
    CodeBuilder code = writer.statements();
    int number = writer.number();
    CodeName hurdle = CodeName.variable("hurdle" + number);
    Code white = rays.first(hop.approach(), hop.farthest());
    Code black = rays.first(hop.approach().opposite(), hop.farthest());
    code.addStatement(
        "int $L = $L",
        hurdle,
        symmetric ? white : Code.of("$L == 0 ? $L : $L", BitWords.SIDE, white, black));
    // Where there is no hurdle the rays have no squares, so no branch is needed.
    Code hops = Code.nothing();
    if (blockers) {
      CodeName variable = CodeName.variable("hops" + number);
      code.addStatement("long $L = $L - 1", variable, isBlocker(hurdle));
      hops = Code.of(" & $L", variable);
    }
    Code among = hops;
    IntFunction<Code> reached = beyond(hop, hurdle, symmetric);
    writer.add(set, word -> Code.of("$L$L", reached.apply(word), among));
  }

  private Code isBlocker(Code bit) {
    return Code.of("($L >>> $L & 1)", words.wordOf("blockers", bit), bit);
  }

  private IntFunction<Code> beyond(Hop hop, Code hurdle, boolean symmetric) {
    if (hop.most() > 1) {
      return writer.reach(hop.step(), hop.most(), hurdle, symmetric);
    }
    String white = constants.ray(hop.step(), 1);
    String black = symmetric ? white : constants.ray(hop.step().opposite(), 1);
    return word -> {
      Code place = words.placeOfWhite(hurdle, word);
      return symmetric
          ? Code.of("$L[$L]", white, place)
          : Code.of("($L == 0 ? $L[$L] : $L[$L])", BitWords.SIDE, white, place, black, place);
    };
  }
}
