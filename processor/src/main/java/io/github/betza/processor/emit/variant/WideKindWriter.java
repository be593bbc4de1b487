package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.LEGAL;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitPlan.ExtraTerms;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.bits.BitWriter;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes the methods that count the moves of one piece of a kind, on a board of more than 128
 * squares.
 */
final class WideKindWriter {
  private final GameSets game;
  private final GameSource source;
  private final int kind;
  private final BitWords words;
  private final BitConstants constants;
  private final KindMethods methods;

  /**
   * Makes a writer.
   *
   * @param methods the methods written so far, to which the new one is added
   */
  WideKindWriter(GameSets game, int kind, KindMethods methods) {
    this.game = game;
    this.source = game.source();
    this.kind = kind;
    this.words = game.words();
    this.constants = game.constants().of(game.name(kind));
    this.methods = methods;
  }

  /**
   * Adds the method of a kind whose plain moves end on the squares {@code targets}.
   *
   * @return a call of it
   */
  Code addCount(BitPlan plan) {
    CodeBuilder code = new CodeBuilder();
    reach(plan, plan.terms(), true, code);
    Code moves = new PromotionCounter(game, kind).moves(code);
    return add(code.addStatement("return $L", moves).build());
  }

  /** Adds the method of a kind that may not go where it would be attacked. */
  Code addRoyalCount(BitPlan plan) {
    CodeBuilder code = new CodeBuilder();
    reach(plan, plan.terms(), false, code);
    List<Code> safe =
        words.all().stream()
            .map(
                word ->
                    Code.of(
                        "Long.bitCount($L.safe($L, $L, $L))",
                        LEGAL,
                        BitWords.FROM,
                        words.variable("to", word),
                        word))
            .toList();
    return add(code.addStatement("return $L", Code.join(safe, "\n+ ")).build());
  }

  /** Returns the code that adds the number of moves to any squares, where all pieces may go. */
  Code countOpen(BitPlan plan, List<BitTerm> terms) {
    CodeBuilder code = new CodeBuilder();
    reach(plan, terms, false, code);
    Code moves = new PromotionCounter(game, kind).moves(code);
    return code.addStatement("count += $L", moves).build();
  }

  private void reach(BitPlan plan, List<BitTerm> terms, boolean limited, CodeBuilder code) {
    extras(plan, code);
    BitWriter writer = writer(terms);
    List<Code> sets = writer.write(terms);
    code.add(writer.code());
    String targets = source.rules().isBlocker(kind) ? "blockerTargets" : "targets";
    for (int word : words.all()) {
      Code set = sets.get(word);
      if (!plan.extras().isEmpty()) {
        set = Code.union(List.of(set, words.variable("more", word)));
      }
      if (source.rules().isConfined(kind)) {
        set = Code.of("$L & $L", set.operand(), zone(word));
      }
      if (limited) {
        set = Code.of("$L & $L", set.operand(), words.variable(targets, word));
      }
      code.addStatement("long $L = $L", words.variable("to", word), set);
    }
  }

  private BitWriter writer(List<BitTerm> terms) {
    return new BitWriter(
        constants, words, source.rules().blockersOf(kind), !BitTerm.areSymmetric(terms));
  }

  /** Writes what the piece reaches by moves that it has within some squares, as {@code more}. */
  private void extras(BitPlan plan, CodeBuilder code) {
    if (plan.extras().isEmpty()) {
      return;
    }
    words.variables("more").forEach(more -> code.addStatement("long $L = 0", more));
    for (ExtraTerms extra : plan.extras()) {
      String squares = game.extra(extra.number());
      code.beginControlFlow(
          "if (($L[$L] >>> $L & 1) != 0)",
          squares,
          words.placeBySide(BitLoops.WORD_OF_FROM),
          BitWords.FROM);
      BitWriter writer = writer(extra.terms());
      List<Code> sets = writer.write(extra.terms());
      code.add(writer.code());
      for (int word : words.all()) {
        code.addStatement(
            "$L |= ($L) & $L[$L]",
            words.variable("more", word),
            sets.get(word),
            squares,
            words.placeBySide(word));
      }
      code.endControlFlow();
    }
  }

  private Code zone(int word) {
    return Code.of("$L[$L]", game.zone(kind), words.placeBySide(word));
  }

  /** Adds the method, and returns a call of it for the piece on the bit {@code from}. */
  private Code add(Code code) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(methods.free(game.word(kind) + "Count"))
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(TypeName.INT)
            .addJavadoc(
                "Counts the moves of $L that are within the legal targets.\n",
                source.piece(kind).typeName());
    return methods.add(method, code);
  }
}
