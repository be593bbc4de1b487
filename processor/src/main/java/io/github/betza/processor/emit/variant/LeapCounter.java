package io.github.betza.processor.emit.variant;

import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import java.util.Optional;

/**
 * Writes how the moves of all pieces of a kind are counted at once, leap by leap. That pays where
 * there are many pieces with few leaps, such as pawns.
 */
final class LeapCounter {
  /** More words than this would make a method that the virtual machine does not compile. */
  private static final int MOST_WORDS = 12;

  private final GameSets game;
  private final GameSource source;
  private final BitWords words;
  private final BitLoops loops;

  /** How many words of sets are moved at once so far. */
  private int moved;

  LeapCounter(GameSets game, BitLoops loops) {
    this.game = game;
    this.source = game.source();
    this.words = game.words();
    this.loops = loops;
  }

  /**
   * Returns the code that counts the moves of a kind so, if it pays.
   *
   * @param one the statements that count the moves of one piece
   * @param free the pieces that nothing pins
   */
  Optional<Code> count(int kind, BitPlan plan, Code one, PieceSets free) {
    BitShifter shifter = new BitShifter(source.board().files(), words, game.constants());
    boolean ofBlockers =
        source.rules().isBlocker(kind) || !source.rules().blockersTo(kind).isEmpty();
    int width = Math.max(2, words.count());
    if (plan.castles()
        || ofBlockers
        || !isCountedByArrival(kind)
        || !loops.areNumerous(kind)
        || !shifter.isPossible(plan.terms())
        || moved + width > MOST_WORDS) {
      return Optional.empty();
    }
    moved += width;
    return Optional.of(count(kind, plan, one, free, shifter.write(plan.terms(), sum(kind))));
  }

  private boolean isCountedByArrival(int kind) {
    return source.hasUncountablePromotion(kind) || source.rules().promotesByArrival(kind);
  }

  /** Returns the statements that add the number of moves to the squares {@code to}. */
  private Code sum(int kind) {
    CodeBuilder code = new CodeBuilder();
    if (source.rules().isConfined(kind)) {
      for (int word : words.all()) {
        code.addStatement(
            "$L &= $L[$L]", words.variable("to", word), game.zone(kind), words.placeBySide(word));
      }
    }
    code.addStatement("count += $L", PromotionCounter.squares(words.variables("to")));
    return code.add(new PromotionCounter(game, kind).arrivals()).build();
  }

  /** Those are counted one by one that stand where they have further moves. */
  private Code count(int kind, BitPlan plan, Code one, PieceSets free, Code leaps) {
    String all = source.piece(kind).typeName() + ": all of them at once.";
    CodeBuilder code = new CodeBuilder().add("$L\n", Code.comment(all));
    for (int word : words.all()) {
      code.addStatement(
          "$L = $L$L",
          words.variable("movers", word),
          free.word(kind, word),
          plan.extras().isEmpty() ? Code.nothing() : Code.of(" & ~($L)", extraSquares(plan, word)));
    }
    code.add(leaps);
    if (!plan.extras().isEmpty()) {
      for (int word : words.all()) {
        Code pieces = Code.of("$L & ($L)", free.word(kind, word), extraSquares(plan, word));
        loops.loop(code, pieces, word, one);
      }
    }
    return code.build();
  }

  private Code extraSquares(BitPlan plan, int word) {
    return Code.join(
        plan.extras().stream()
            .map(extra -> Code.of("$L[$L]", game.extra(extra.number()), words.placeBySide(word)))
            .toList(),
        " | ");
  }
}
