package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.LEGAL;
import static io.github.betza.processor.emit.variant.GameVariables.MOVES;
import static io.github.betza.processor.emit.variant.GameVariables.TURN;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.Capturing;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/**
 * Writes how the legal moves of a game on at most 128 squares are listed by sets of bits. Pieces
 * that are pinned, that may promote or capture en passant, are left to the code of their notation.
 */
final class BitLister {
  private final GameSets game;
  private final BitWords words;
  private final BitLoops loops;
  private final ReachWriter reaches;

  BitLister(GameSets game, BitLoops loops, ReachWriter reaches) {
    this.game = game;
    this.words = game.words();
    this.loops = loops;
    this.reaches = reaches;
  }

  /** Returns the methods. */
  List<MethodSpec> methods(Map<Integer, BitPlan> plans) {
    CodeBuilder code = new CodeBuilder().add(loops.generatedSingly(plans));
    plans.keySet().forEach(kind -> loops.listInvolved(code, kind));
    for (int word : words.all()) {
      code.addStatement("$L.generateSingly($L, $L.pinned($L))", LEGAL, word, LEGAL, word);
    }
    plans.forEach(
        (kind, plan) -> code.add(loops.isChecked(kind) ? royal(kind, plan) : plain(kind, plan)));
    Code body = code.build();
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(always("listsBySets"));
    if (capturesApart(plans)) {
      methods.add(always("capturesApart"));
    }
    methods.add(
        MethodSpec.methodBuilder("list")
            .addAnnotation(Override.class)
            .addModifiers(Modifier.PUBLIC)
            .addParameter(BitLoops.LEGAL_TARGETS, LEGAL.name())
            .addParameter(GameEmitter.MOVE_LIST, MOVES.name())
            .addCode(loops.variables(body).block())
            .addCode((body.names().contains(TURN) ? BitLoops.TURNED : Code.nothing()).block())
            .addCode(body.block())
            .build());
    return methods;
  }

  private boolean capturesApart(Map<Integer, BitPlan> plans) {
    return game.source().model().capturing() != Capturing.FREE
        && plans.values().stream()
            .allMatch(plan -> plan.allTerms().allMatch(term -> term.ends() == Ends.QUIET));
  }

  /** Returns a method that returns true. */
  static MethodSpec always(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(TypeName.BOOLEAN)
        .addStatement("return true")
        .build();
  }

  private Code plain(int kind, BitPlan plan) {
    return loops.freePieces(kind, plan, writer(kind, plan).list());
  }

  private Code royal(int kind, BitPlan plan) {
    Code pass =
        new CodeBuilder()
            .beginControlFlow("if ($L.allowNullMove())", LEGAL)
            .addStatement("sets.appendNullMove($L, $L)", BitWords.FROM, MOVES)
            .endControlFlow()
            .build();
    return loops.onlyRoyal(kind, plan, writer(kind, plan).listRoyal(), pass);
  }

  private NarrowKindWriter writer(int kind, BitPlan plan) {
    return new NarrowKindWriter(game, reaches, kind, plan);
  }
}
