package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.ClassName;
import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitTerm.Condition;
import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes the moves of all pieces of a kind at once, leap by leap: the set of the pieces is moved as
 * a whole. That pays for numerous kinds with few leaps, such as pawns, on boards of at most 64
 * squares.
 */
final class BitShifter {
  private static final ClassName LONG = ClassName.get(Long.class);
  private static final int MOST_LEAPS = 4;

  private final int files;
  private final BitWords words;
  private final BitConstants constants;

  BitShifter(int files, BitWords words, BitConstants constants) {
    this.files = files;
    this.words = words;
    this.constants = constants;
  }

  /** Returns whether the moves are leaps, few and short enough. */
  boolean isPossible(List<BitTerm> terms) {
    int leaps = 0;
    for (BitTerm term : terms) {
      if (!(term.shape() instanceof Leaps shape) || shape.joined()) {
        return false;
      }
      leaps += shape.steps().size();
      for (Vector step : shape.steps()) {
        Vector at = Vector.ZERO;
        for (Vector next : ways(shape, step)) {
          if (Math.abs(distance(next.minus(at))) >= Long.SIZE) {
            return false;
          }
          at = next;
        }
      }
    }
    return leaps <= MOST_LEAPS;
  }

  /** Returns the squares of a leap's conditions, and the one that it reaches. */
  private static List<Vector> ways(Leaps leaps, Vector step) {
    List<Vector> ways = new ArrayList<>();
    leaps.conditions().forEach(condition -> ways.add(condition.square()));
    ways.add(step);
    return ways;
  }

  private int distance(Vector step) {
    return step.ranks() * files + step.files();
  }

  /** Writes the actions on the squares on which a leap ends, whatever is there. */
  interface EachLeap {
    /** Returns the statements. */
    Code write(BitTerm term, Vector step, Code ends);
  }

  /**
   * Writes for each leap the actions on the squares on which it ends, whatever is there. The code
   * reads {@code movers}, the pieces, and {@code turn}, 1 for White and -1 for Black.
   */
  Code writeEach(List<BitTerm> terms, EachLeap done) {
    CodeBuilder code = new CodeBuilder();
    for (BitTerm term : terms) {
      Leaps leaps = (Leaps) term.shape();
      for (Vector step : leaps.steps()) {
        code.add(done.write(term, step, shifted(term, leaps, step)));
      }
    }
    return code.build();
  }

  /** Returns the expression for a leap in a single word. */
  private Code shifted(BitTerm term, Leaps leaps, Vector step) {
    Code set =
        Code.of(
            "$L & $L[$L]$L",
            words.variable("movers", 0),
            constants.origins(leaps.passed(), step),
            BitWords.SIDE,
            term.initial() ? Code.of(" & $L", words.variable("unmoved", 0)) : Code.nothing());
    Vector at = Vector.ZERO;
    for (Condition condition : leaps.conditions()) {
      set =
          Code.of(
              "$L & $L$L",
              rotated(set, condition.square().minus(at)),
              condition.occupied() ? "" : "~",
              words.variable(BitWords.OCCUPIED, 0));
      at = condition.square();
    }
    return rotated(set, step.minus(at));
  }

  /**
   * Returns a set rotated by a step; no bit leaves the board, so it does not matter that bits that
   * leave the word come back.
   */
  private Code rotated(Code set, Vector step) {
    return Code.of("$T.rotateLeft($L, $L)", LONG, set, BitLoops.turned(distance(step)));
  }
}
