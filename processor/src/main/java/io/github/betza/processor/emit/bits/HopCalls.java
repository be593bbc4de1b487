package io.github.betza.processor.emit.bits;

import io.github.betza.processor.emit.bits.BitTerm.Hop;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the calls of the runtime for hoppers that go straight on behind their hurdle, whatever its
 * distance, as far as they can: the square of the hurdle need not be found. For those that go one
 * step on this was measured to be the slower way.
 *
 * @param constants the tables
 * @param words how sets of bits are named
 * @param home the word in which the piece stands, or {@link RayCalls#ANY}
 * @param blockers whether some occupied squares, the blockers, are no hurdles
 */
record HopCalls(BitConstants constants, BitWords words, int home, boolean blockers) {
  /** Returns whether a hop is one of those. */
  boolean serve(Hop hop) {
    return constants.isOneLine(hop);
  }

  /** Returns a word of what a hop reaches; nothing where that is known to be empty. */
  Code reach(Vector step, int word) {
    boolean up = RayCalls.isUp(step);
    List<Integer> met = words.met(up, home, word);
    if (met.isEmpty()) {
      return Code.nothing();
    }
    List<Code> arguments = new ArrayList<>(List.of(BitWords.FROM));
    met.forEach(each -> arguments.add(words.variable(BitWords.OCCUPIED, each)));
    met.forEach(each -> arguments.add(blockers ? words.variable("blockers", each) : Code.of("0")));
    return Code.of(
        "$T.beyond$L$L($L, $L)",
        BitConstants.HOPS,
        up ? "Up" : "Down",
        words.half(word),
        constants.ray(step, Integer.MAX_VALUE),
        Code.join(arguments, ", "));
  }
}
