package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/**
 * Writes how the legal moves of a game are listed by sets of bits. Pieces that are pinned, that may
 * promote or capture en passant, are left to the code of their notation.
 */
final class BitLister {
  private final GameSets game;
  private final BitWords words;
  private final BitLoops loops;
  private final List<MethodSpec> lists = new ArrayList<>();

  BitLister(GameSets game, BitLoops loops) {
    this.game = game;
    this.words = game.words();
    this.loops = loops;
  }

  /** Returns the methods. */
  List<MethodSpec> methods(Map<Integer, BitPlan> plans) {
    CodeBlock.Builder code = CodeBlock.builder().add(loops.generatedSingly(plans));
    plans.keySet().forEach(kind -> loops.listInvolved(code, kind));
    for (int word : words.all()) {
      code.addStatement("legal.generateSingly($1L, legal.pinned($1L))", word);
    }
    plans.forEach(
        (kind, plan) -> code.add(loops.isChecked(kind) ? royal(kind, plan) : plain(kind, plan)));
    CodeBlock body = code.build();
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(
        MethodSpec.methodBuilder("listsBySets")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PROTECTED)
            .returns(TypeName.BOOLEAN)
            .addStatement("return true")
            .build());
    methods.add(
        MethodSpec.methodBuilder("list")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PROTECTED)
            .addParameter(BitLoops.LEGAL_TARGETS, "legal")
            .addParameter(GameEmitter.MOVE_LIST, "moves")
            .addCode(loops.variables(body, false))
            .addCode(body)
            .build());
    methods.addAll(lists);
    return methods;
  }

  private CodeBlock plain(int kind, BitPlan plan) {
    return loops.freePieces(kind, plan, writer(kind).addList(plan));
  }

  private CodeBlock royal(int kind, BitPlan plan) {
    CodeBlock pass =
        CodeBlock.builder()
            .beginControlFlow("if (legal.allowNullMove())")
            .addStatement("appendNullMove(from, moves)")
            .endControlFlow()
            .build();
    return loops.onlyRoyal(
        kind,
        plan,
        CodeBlock.of("$L;\n", writer(kind).addRoyalList(plan)),
        how -> CodeBlock.of("appendCastling($L, moves)", how),
        pass);
  }

  private BitKindWriter writer(int kind) {
    return new BitKindWriter(game, kind, lists);
  }
}
