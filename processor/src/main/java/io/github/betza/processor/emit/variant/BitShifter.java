package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.TURN;

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
import java.util.function.Function;

/**
 * Writes the moves of all pieces of a kind at once, leap by leap: the set of the pieces is moved as
 * a whole. That pays for kinds with few leaps of which there are many, such as pawns.
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

  /** Returns whether the moves are few leaps, and short enough. */
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

  /**
   * Writes for each leap what is done with a word of the squares on which it ends, whatever is
   * there. The code reads {@code movers}, the pieces, and {@code turn}, 1 for White and -1 for
   * Black; on a board of more than 64 squares it uses a variable {@code below}.
   */
  Code writeEnds(List<BitTerm> terms, int word, Function<Code, Code> done) {
    return writeEach(terms, word, (term, step, ends) -> done.apply(ends));
  }

  /** What is done with a word of the squares on which a leap ends, whatever is there. */
  interface EachLeap {
    /** Returns the statements. */
    Code write(BitTerm term, Vector step, Code ends);
  }

  /** Writes what is done with each leap, as {@link #writeEnds} does. */
  Code writeEach(List<BitTerm> terms, int word, EachLeap done) {
    CodeBuilder code = new CodeBuilder();
    for (BitTerm term : terms) {
      Leaps leaps = (Leaps) term.shape();
      for (Vector step : leaps.steps()) {
        if (words.count() == 1) {
          code.add(done.write(term, step, shifted(term, leaps, step)));
        } else {
          code.add("{\n$>");
          code.add(done.write(term, step, leap(code, term, leaps, step).get(word))).add("$<}\n");
        }
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

  /** No bit leaves the board: so it does not matter that bits that leave the word come back. */
  private Code rotated(Code set, Vector step) {
    return Code.of("$T.rotateLeft($L, $L * $L)", LONG, set, TURN, distance(step));
  }

  /** Writes a leap in several words, and returns the variables with the squares reached. */
  private List<Code> leap(CodeBuilder code, BitTerm term, Leaps leaps, Vector step) {
    String origins = constants.origins(leaps.passed(), step);
    for (int word : words.all()) {
      code.addStatement(
          "long $L = $L & $L[$L]$L",
          words.variable("shifted", word),
          words.variable("movers", word),
          origins,
          words.placeBySide(word),
          term.initial() ? Code.of(" & $L", words.variable("unmoved", word)) : Code.nothing());
    }
    Vector at = Vector.ZERO;
    for (Condition condition : leaps.conditions()) {
      move(code, condition.square().minus(at));
      for (int word : words.all()) {
        code.addStatement(
            "$L &= $L$L",
            words.variable("shifted", word),
            condition.occupied() ? "" : "~",
            words.variable(BitWords.OCCUPIED, word));
      }
      at = condition.square();
    }
    move(code, step.minus(at));
    return List.copyOf(words.variables("shifted"));
  }

  private void move(CodeBuilder code, Vector step) {
    int by = distance(step);
    code.addStatement("below = shifted0");
    code.addStatement(
        "shifted0 = $T.shiftedLow(shifted0, shifted1, $L * $L)", BitConstants.TABLES, TURN, by);
    code.addStatement(
        "shifted1 = $T.shiftedHigh(below, shifted1, $L * $L)", BitConstants.TABLES, TURN, by);
  }
}
