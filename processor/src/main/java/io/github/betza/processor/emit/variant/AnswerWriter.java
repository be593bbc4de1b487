package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.AnswerSets.ARRIVED;
import static io.github.betza.processor.emit.variant.AnswerSets.BEGIN;
import static io.github.betza.processor.emit.variant.AnswerSets.END;
import static io.github.betza.processor.emit.variant.AnswerSets.PASSED;
import static io.github.betza.processor.emit.variant.AnswerSets.VICTIM;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Writes how the legal answers to a move are counted, in one method for each colour that holds all
 * sets in variables: checks, pins, attacked squares, castling and the moves of all kinds.
 */
final class AnswerWriter {
  private final MaskedGame masked;
  private final BitLoops loops;
  private final ReachWriter reaches;
  private final BitAttacks attacks;
  private final KindMethods helpers;

  AnswerWriter(MaskedGame masked, BitLoops loops, ReachWriter reaches, BitAttacks attacks) {
    this.masked = masked;
    this.loops = loops;
    this.reaches = reaches;
    this.attacks = attacks;
    this.helpers = new KindMethods(masked.game().words());
  }

  /** Returns the methods. */
  List<MethodSpec> methods() {
    Code pinned = pinned();
    List<MethodSpec> methods =
        new ArrayList<>(List.of(BitLister.always("countsAnswers"), countAnswers()));
    for (int side = 0; side < 2; side++) {
      AnswerSets sets = new AnswerSets(masked.game(), side);
      RoyalAnswers royal = new RoyalAnswers(masked, sets, loops, reaches, attacks);
      Code counted =
          Code.sequence(
              royal.lines(),
              royal.moves(),
              new OtherAnswers(masked, sets, loops, reaches, royal).moves(pinned));
      methods.add(
          counting(sets.colour() + "Answers", List.of())
              .addModifiers(Modifier.PRIVATE)
              .addJavadoc(
                  "Counts the legal answers of $L to a move.\n", side == 0 ? "White" : "Black")
              .addCode(sets.declared(counted).block())
              .addCode(counted.block())
              .addStatement("return count")
              .build());
    }
    methods.addAll(helpers.all());
    return methods;
  }

  private static MethodSpec countAnswers() {
    String arguments = "(begin, end, arrived, victim, passed)";
    return counting("countAnswers", List.of(BitWords.SIDE.name()))
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addStatement(
            "return $L == 0\n? whiteAnswers$L\n: blackAnswers$L",
            BitWords.SIDE.name(),
            arguments,
            arguments)
        .build();
  }

  private static MethodSpec.Builder counting(String name, List<String> first) {
    MethodSpec.Builder method = MethodSpec.methodBuilder(name).returns(TypeName.INT);
    first.forEach(each -> method.addParameter(TypeName.INT, each));
    Stream.of(BEGIN, END, ARRIVED, VICTIM)
        .forEach(each -> method.addParameter(TypeName.INT, each.name()));
    return method.addParameter(TypeName.LONG, PASSED.name());
  }

  /** Adds the method that counts the moves of one pinned piece, and returns a call of it. */
  private Code pinned() {
    CodeBuilder code = new CodeBuilder().add("return switch ($L) {\n$>", KindMethods.KIND);
    masked
        .plans()
        .forEach(
            (kind, plan) -> {
              if (kind != masked.royal()) {
                NarrowKindWriter writer = new NarrowKindWriter(masked.game(), reaches, kind, plan);
                code.add("case $L -> $L", masked.game().name(kind), writer.countCase());
              }
            });
    return helpers.add(
        MethodSpec.methodBuilder("pinnedMoves")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .addJavadoc("Counts the legal moves of a piece that is pinned.\n")
            .returns(TypeName.INT),
        code.add("default -> 0;\n$<};\n").build());
  }
}
