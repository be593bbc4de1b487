package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.CodeBlock;
import io.github.betza.processor.emit.bits.BitConditions;
import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Vector;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
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
  void list(CodeBlock.Builder code, BitPlan plan) {
    CodeBlock.Builder test = CodeBlock.builder().add("$L", isUnmoved());
    if (plan.castlings().stream().noneMatch(each -> way(each).isEmpty())) {
      test.add(
          " && ($L)",
          plan.castlings().stream()
              .map(castling -> isFree(way(castling)))
              .collect(CodeBlock.joining(" || ")));
    }
    code.beginControlFlow("if ($L)", test.build())
        .addStatement("legal.generateSpecialSingly(from)")
        .endControlFlow();
  }

  /**
   * Writes castling of the only royal piece.
   *
   * @param call what is done, a call whose arguments begin with where the piece stands and how it
   *     castles
   */
  void write(CodeBlock.Builder code, BitPlan plan, Function<String, CodeBlock> call) {
    code.beginControlFlow("if ($L)", isUnmoved());
    for (Castling castling : plan.castlings()) {
      List<Vector> way = way(castling);
      if (!way.isEmpty()) {
        code.beginControlFlow("if ($L)", isFree(way));
      }
      String step = castling.direction() > 0 ? "1 - 2 * side" : "2 * side - 1";
      String how =
          String.format(
              Locale.ROOT, "legal, from, %s, %d, %d", step, castling.steps(), castling.inset());
      code.addStatement("$L", call.apply(how));
      if (!way.isEmpty()) {
        code.endControlFlow();
      }
    }
    code.endControlFlow();
  }

  private String isUnmoved() {
    return "(" + words.wordOf("unmoved", "from") + " >>> from & 1) != 0";
  }

  private CodeBlock isFree(List<Vector> way) {
    return new BitConditions(constants, words, true).areEmpty(way);
  }

  /** The king passes empty squares; where it ends its partner may stand. */
  private static List<Vector> way(Castling castling) {
    return IntStream.range(1, castling.steps())
        .mapToObj(steps -> new Vector(castling.direction() * steps, 0))
        .toList();
  }
}
