package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.model.RuleFeature;
import io.github.betza.processor.emit.variant.KindRules.GameExtra;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Writes the moves and attacks of one kind in a game. The moves of the notation are a call of the
 * class of the piece; code for zones, promotions, blockers and extra moves surrounds it if needed.
 */
final class KindWriter {
  private final GameSource source;
  private final int kind;
  private final KindName name;
  private final ClassName moves;

  /**
   * Makes a writer.
   *
   * @param kinds the names of all kinds
   * @param kind the kind
   */
  KindWriter(GameSource source, List<KindName> kinds, int kind) {
    this.source = source;
    this.kind = kind;
    this.name = kinds.get(kind - 1);
    this.moves = moves(source.piece(kind).movesClass());
  }

  private ClassName moves(String simpleName) {
    return ClassName.get(source.packageName(), simpleName);
  }

  /** Returns whether the game changes the moves of the notation. */
  private boolean filters() {
    return promotes() || isConfined() || hasBlockers() || !extras().isEmpty();
  }

  boolean hasExtras() {
    return !extras().isEmpty();
  }

  private boolean promotes() {
    return !source.rules().promotionsOf(kind).isEmpty()
        || (excites() && !source.rules().promotions().isEmpty());
  }

  private boolean isConfined() {
    return source.rules().isConfined(kind) || (excites() && !source.rules().zones().isEmpty());
  }

  /** Returns whether the piece may move others, whose rules then restrict these moves. */
  private boolean excites() {
    return source.piece(kind).excites();
  }

  private boolean hasBlockers() {
    return !source.rules().blockersTo(kind).isEmpty();
  }

  private List<Integer> extras() {
    return source.rules().extrasOf(kind);
  }

  /**
   * Returns the case of the switch that appends the moves of some pieces of the kind. It reads
   * {@code board}, {@code squares}, {@code count} and {@code moves}.
   */
  CodeBlock generate() {
    boolean checks = source.has(RuleFeature.IMMOBILIZERS);
    if (!hasBlockers() && !hasExtras() && !(checks && filters())) {
      String method = checks ? "generateMobile" : filters() ? "generateWithin" : "generateEach";
      return CodeBlock.of(
          "case $L -> $L($T.INSTANCE, squares, count, moves);\n", name.constant(), method, moves);
    }
    CodeBlock.Builder code =
        CodeBlock.builder()
            .beginControlFlow("case $L ->", name.constant())
            .beginControlFlow("for (int i = 0; i < count; i++)")
            .addStatement("int from = squares[i]");
    if (checks) {
      code.add("if (rules.isImmobilized(from)) {\n$>continue;\n$<}\n");
    }
    filtered(code);
    return code.endControlFlow().endControlFlow().build();
  }

  private void filtered(CodeBlock.Builder code) {
    boolean confined = promotes() || isConfined();
    if (confined || hasExtras()) {
      code.addStatement("int first = moves.size()");
    }
    if (hasBlockers()) {
      code.addStatement("rules.raiseBlockers($L, from)", name.constant());
    }
    code.addStatement("$T.moves(board, from, moves)", moves);
    for (int number : extras()) {
      code.beginControlFlow("if (rules.isExtra($L, from, from))", number)
          .addStatement("extra.clear()")
          .addStatement(
              "$T.moves(board, from, extra)",
              moves(source.rules().extras().get(number).movesClass()))
          .addStatement("rules.appendExtra($L, extra, first, moves)", number)
          .endControlFlow();
    }
    if (hasBlockers()) {
      code.addStatement("rules.lowerBlockers()");
    }
    if (confined) {
      code.addStatement("rules.applyZones(first, moves)");
    }
  }

  /** Returns the case of the switch that tests attacks. */
  CodeBlock attacks() {
    return hasBlockers()
        ? CodeBlock.of("case $L -> $LAttacks(from, target);\n", name.constant(), name.word())
        : CodeBlock.of("case $L -> $L;\n", name.constant(), attack());
  }

  /** Returns the method that {@link #attacks} calls, if there are blockers to the kind. */
  Optional<MethodSpec> attacksPastBlockers() {
    if (!hasBlockers()) {
      return Optional.empty();
    }
    return Optional.of(
        MethodSpec.methodBuilder(name.word() + "Attacks")
            .addModifiers(Modifier.PRIVATE)
            .addJavadoc("Returns whether $L attacks a square.\n", source.piece(kind).typeName())
            .returns(TypeName.BOOLEAN)
            .addParameter(TypeName.INT, "from")
            .addParameter(TypeName.INT, "target")
            .beginControlFlow("if (rules.isBlocker($L, target))", name.constant())
            .addStatement("return false")
            .endControlFlow()
            .addStatement("rules.raiseBlockers($L, from)", name.constant())
            .addStatement("boolean attacks = $L", attack())
            .addStatement("rules.lowerBlockers()")
            .addStatement("return attacks")
            .build());
  }

  private CodeBlock attack() {
    boolean distant = source.piece(kind).distant();
    List<CodeBlock> ways = new ArrayList<>();
    ways.add(way(-1, moves, distant));
    for (int number : extras()) {
      GameExtra extra = source.rules().extras().get(number);
      ways.add(way(number, moves(extra.movesClass()), extra.distant()));
    }
    return ways.stream().collect(CodeBlock.joining("\n    || "));
  }

  /** Returns the test of one set of moves; the first is the piece's own, with the number -1. */
  private CodeBlock way(int number, ClassName way, boolean distant) {
    if (distant && (number >= 0 || isConfined())) {
      return CodeBlock.of("rules.attacksWithin($L, $T.INSTANCE, from, target)", number, way);
    }
    CodeBlock.Builder test = CodeBlock.builder();
    if (number >= 0) {
      test.add("rules.isExtra($L, from, target) && ", number);
    }
    if (isConfined()) {
      test.add("rules.mayEnter($L, from, target) && ", name.constant());
    }
    return test.add("$T.attacks(board, from, target)", way).build();
  }
}
