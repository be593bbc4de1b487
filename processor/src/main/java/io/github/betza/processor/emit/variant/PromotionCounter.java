package io.github.betza.processor.emit.variant;

import io.github.betza.model.RulesByKind.KindPromotion;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import java.util.ArrayList;
import java.util.List;

/** Writes how many moves to some squares a kind has, promotions among them. */
final class PromotionCounter {
  private final GameSets game;
  private final GameSource source;
  private final BitWords words;
  private final int kind;

  PromotionCounter(GameSets game, int kind) {
    this.game = game;
    this.source = game.source();
    this.words = game.words();
    this.kind = kind;
  }

  /** Returns whether there are as many moves as squares. */
  boolean countsSquares() {
    return source.hasUncountablePromotion(kind)
        || source.rules().promotionsOf(kind).stream().allMatch(rule -> rule.more() == 0);
  }

  /** Returns the number of squares of a set, of which each word is an expression. */
  static Code squares(List<? extends Code> set) {
    return Code.join(
        set.stream().map(word -> Code.of("$T.bitCount($L)", Long.class, word)).toList(), "\n+ ");
  }

  /**
   * Returns the number of moves to the squares {@code to}.
   *
   * @param code what is written before it is added to this
   */
  Code moves(CodeBuilder code) {
    Code squares = squares(words.variables("to"));
    if (countsSquares()) {
      // Pieces whose promotions cannot be counted are generated singly.
      return squares;
    }
    if (!source.rules().promotesByArrival(kind)) {
      String table = game.promotion(kind);
      Code place = words.placeBySide(BitLoops.WORD_OF_FROM);
      code.add("$L\n", Code.comment("All bits, or none where it begins outside the zone."));
      code.addStatement("long begins = -($L[$L] >>> $L & 1)", table, place, BitWords.FROM);
    }
    List<Code> summands = new ArrayList<>(List.of(squares));
    List<KindPromotion> rules = source.rules().promotionsOf(kind);
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i).more() > 0) {
        summands.add(promotions(rules.get(i), game.promotion(kind, i)));
      }
    }
    return Code.join(summands, "\n+ ");
  }

  /**
   * Returns the statements that add to {@code count} the promotions among the moves to the squares
   * {@code to}, for a kind that promotes by arrival: mostly there are none.
   */
  Code arrivals() {
    CodeBuilder code = new CodeBuilder();
    List<KindPromotion> rules = source.rules().promotionsOf(kind);
    for (int i = 0; !countsSquares() && i < rules.size(); i++) {
      if (rules.get(i).more() > 0) {
        String table = game.promotion(kind, i);
        code.beginControlFlow("if (($L) != 0)", Code.join(promoting(rules.get(i), table), " | "))
            .addStatement("count += $L", promotions(rules.get(i), table))
            .endControlFlow();
      }
    }
    return code.build();
  }

  private Code promotions(KindPromotion rule, String table) {
    Code squares = squares(promoting(rule, table));
    if (rule.more() == 1) {
      return squares;
    }
    return Code.of(words.count() == 1 ? "$L * $L" : "$L * ($L)", rule.more(), squares);
  }

  private List<Code> promoting(KindPromotion rule, String table) {
    List<Code> promoting = new ArrayList<>();
    for (int word : words.all()) {
      Code zone = Code.of("$L[$L]", table, words.placeBySide(word));
      Code which =
          switch (rule.rule().on()) {
            case CONTACT -> Code.of("($L | begins)", zone);
            case ENTRY_OR_CAPTURE ->
                Code.of("($L & ~begins | $L & begins)", zone, words.variable("enemy", word));
            case ARRIVAL -> zone;
          };
      promoting.add(Code.of("$L & $L", words.variable("to", word), which));
    }
    return promoting;
  }
}
