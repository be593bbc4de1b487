package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.MOVES;

import io.github.betza.model.RulesByKind.KindPromotion;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import java.util.ArrayList;
import java.util.List;

/** Writes the promotions of a kind whose moves are listed by sets of bits. */
final class PromotionLister {
  /** The squares that moves reach, of one word. */
  static final CodeName TO = CodeName.variable("to");

  private static final CodeName ENEMY = CodeName.variable("enemy");

  private final GameSets game;
  private final int kind;
  private final BitWords words;
  private final List<KindPromotion> promotions;

  PromotionLister(GameSets game, int kind) {
    this.game = game;
    this.kind = kind;
    this.words = game.words();
    this.promotions = game.source().rules().promotionsOf(kind);
  }

  /** Returns whether the kind promotes anywhere. */
  boolean isPossible() {
    return !promotions.isEmpty();
  }

  /** Applies the rules of promotion to the moves from {@code first} on, if some may promote. */
  void applyZones(CodeBuilder code, List<Code> reached) {
    List<Code> tests = new ArrayList<>();
    for (int i = 0; i < reached.size(); i++) {
      int word = i % words.count();
      Code zone = Code.of("$L[$L]", game.promotion(kind), words.placeBySide(word));
      tests.add(Code.of("($L & $L) != 0", reached.get(i), zone));
    }
    if (!game.source().rules().promotesByArrival(kind)) {
      tests.add(Code.of("($L >>> $L & 1) != 0", zoneOfFrom(), BitWords.FROM));
    }
    code.beginControlFlow("if ($L)", Code.join(tests, " || "))
        .addStatement("rules.applyZones(first, $L)", MOVES)
        .endControlFlow();
  }

  private Code zoneOfFrom() {
    return Code.of("$L[$L]", game.promotion(kind), words.placeBySide(BitLoops.WORD_OF_FROM));
  }

  /** Writes the promotions of the piece on the bit {@code from}. */
  void one(CodeBuilder code) {
    if (!game.source().rules().promotesByArrival(kind)) {
      code.add("$L\n", Code.comment("All bits, or none if it begins outside the zone."))
          .addStatement("long begins = -($L >>> $L & 1)", zoneOfFrom(), BitWords.FROM);
    }
    promote(code, "sets.promote($L, $L, $L, $L, $L)", BitWords.FROM, ENEMY);
  }

  /**
   * Writes the promotions among the moves to the squares {@code to}, and leaves the others there.
   *
   * @param call the call that lists some of them
   * @param origin their first square or their step
   */
  void promote(CodeBuilder code, String call, Code origin, Code enemy) {
    for (int rule = 0; rule < promotions.size(); rule++) {
      CodeName promoting =
          CodeName.variable("promoting" + (promotions.size() == 1 ? "" : rule + 1));
      code.addStatement("long $L = $L & $L", promoting, TO, which(rule))
          .beginControlFlow("if ($L != 0)", promoting)
          .addStatement(call, origin, promoting, enemy, choices(rule), MOVES);
      if (!promotions.get(rule).rule().optional()) {
        code.addStatement("$L ^= $L", TO, promoting);
      }
      code.endControlFlow();
    }
  }

  private Code which(int rule) {
    Code zone = Code.of("$L[$L]", game.promotion(kind, rule), BitWords.SIDE);
    return switch (promotions.get(rule).rule().on()) {
      case CONTACT -> Code.of("($L | begins)", zone);
      case ENTRY_OR_CAPTURE -> Code.of("($L & ~begins | $L & begins)", zone, ENEMY);
      case CAPTURE -> Code.of("($L | begins) & $L", zone, ENEMY);
      case ARRIVAL -> zone;
    };
  }

  private String choices(int rule) {
    Code kinds =
        Code.join(
            promotions.get(rule).choices().stream()
                .map(choice -> Code.of("$L", game.name(choice)))
                .toList(),
            ", ");
    return game.constants().of(game.name(kind)).kinds("CHOICES", kinds);
  }
}
