package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.LEGAL;
import static io.github.betza.processor.emit.variant.GameVariables.MOVES;

import io.github.betza.processor.emit.bits.BitConditions;
import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Vector;
import java.util.List;
import java.util.stream.IntStream;

/** Writes how the only royal piece castles, or that its castling is generated singly. */
final class BitCastlings {
  private final BitWords words;
  private final BitConstants constants;

  BitCastlings(BitWords words, BitConstants constants) {
    this.words = words;
    this.constants = constants;
  }

  /** Castling is looked at where the piece has not moved and its way is free. */
  void list(CodeBuilder code, BitPlan plan) {
    CodeBuilder test = new CodeBuilder().add(isUnmoved());
    if (plan.castlings().stream().noneMatch(each -> way(each).isEmpty())) {
      test.add(
          " && ($L)",
          Code.any(plan.castlings().stream().map(castling -> isFree(way(castling))).toList()));
    }
    code.beginControlFlow("if ($L)", test.build())
        .addStatement("$L.generateSpecialSingly($L)", LEGAL, BitWords.FROM)
        .endControlFlow();
  }

  /** Writes the statements that append castling of the only royal piece. */
  void append(CodeBuilder code, BitPlan plan) {
    code.beginControlFlow("if ($L)", isUnmoved());
    for (Castling castling : plan.castlings()) {
      List<Vector> way = way(castling);
      if (!way.isEmpty()) {
        code.beginControlFlow("if ($L)", isFree(way));
      }
      Code step = Code.of(castling.direction() > 0 ? "1 - 2 * $L" : "2 * $L - 1", BitWords.SIDE);
      code.addStatement(
          "$L.appendCastling($L, $L, $L, $L, $L)",
          LEGAL,
          BitWords.FROM,
          step,
          castling.steps(),
          castling.inset(),
          MOVES);
      if (!way.isEmpty()) {
        code.endControlFlow();
      }
    }
    code.endControlFlow();
  }

  private Code isUnmoved() {
    return Code.of("($L >>> $L & 1) != 0", words.wordOf("unmoved", BitWords.FROM), BitWords.FROM);
  }

  private Code isFree(List<Vector> way) {
    return new BitConditions(constants, words, true).areEmpty(way);
  }

  /** The king passes empty squares; where it ends its partner may stand. */
  private static List<Vector> way(Castling castling) {
    return IntStream.range(1, castling.steps())
        .mapToObj(steps -> new Vector(castling.direction() * steps, 0))
        .toList();
  }
}
