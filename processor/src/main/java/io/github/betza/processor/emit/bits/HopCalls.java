package io.github.betza.processor.emit.bits;

import com.palantir.javapoet.CodeBlock;
import io.github.betza.processor.emit.bits.BitTerm.Hop;
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
    return !words.areMany() && constants.isOneLine(hop);
  }

  /** Returns a word of what a hop reaches; nothing where that is known to be empty. */
  CodeBlock reach(Vector step, int word) {
    boolean up = RayCalls.isUp(step);
    List<Integer> met = words.met(up, home, word);
    if (met.isEmpty()) {
      return CodeBlock.of("");
    }
    List<String> arguments = new ArrayList<>();
    arguments.add(constants.ray(step, Integer.MAX_VALUE));
    arguments.add(RayCalls.FROM);
    met.forEach(each -> arguments.add(words.variable("occupied", each)));
    met.forEach(each -> arguments.add(blockers ? words.variable("blockers", each) : "0"));
    return CodeBlock.of(
        "$T.beyond$L$L($L)",
        BitConstants.HOPS,
        up ? "Up" : "Down",
        words.half(word),
        String.join(", ", arguments));
  }
}
