package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.MOVES;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * Writes the method that lists the moves of a game by sets of bits. If the checks decide which
 * moves are legal, it lists only legal moves, without trying them.
 */
final class GameLister {
  /** A longer method is not compiled by the virtual machine. */
  private static final int MOST_BYTES = 6000;

  private final GameSets game;
  private final BitLoops loops;
  private final ReachWriter reaches;
  private final Map<Integer, BitPlan> plans;
  private final Optional<CheckMaskWriter> masks;

  /**
   * Makes a lister.
   *
   * @param masks the writer of code that finds the checks, unless the runtime finds them
   */
  GameLister(
      GameSets game,
      BitLoops loops,
      ReachWriter reaches,
      Map<Integer, BitPlan> plans,
      Optional<CheckMaskWriter> masks) {
    this.game = game;
    this.loops = loops;
    this.reaches = reaches;
    this.plans = plans;
    this.masks = masks;
  }

  /** Returns the methods. */
  List<MethodSpec> methods() {
    List<MethodSpec> methods = new ArrayList<>();
    if (!game.areAll(plans.keySet())) {
      methods.add(lists());
    }
    methods.addAll(list());
    if (game.words().count() == 1 && !plans.isEmpty()) {
      methods.add(targets());
    }
    if (game.areAll(plans.keySet())) {
      enPassant().ifPresent(methods::add);
    }
    masks.ifPresent(masked -> methods.addAll(masked.methods()));
    return methods;
  }

  /**
   * Returns the method that finds the squares on which the moves of one piece end, on a board of
   * one word.
   */
  private MethodSpec targets() {
    CodeBuilder code = new CodeBuilder().add("return switch (kind) {\n$>");
    plans.forEach(
        (kind, plan) -> {
          List<BitTerm> plain = plan.terms().stream().filter(term -> !term.grants()).toList();
          Code reached = reaches.targets(kind, plan, plain, ReachWriter.ANY, 0);
          code.add("case $L -> $L;\n", game.name(kind), reached);
        });
    Code found = code.add("default -> 0;\n$<};\n").build();
    return overriding("targets")
        .returns(TypeName.LONG)
        .addParameter(TypeName.INT, "kind")
        .addParameter(TypeName.INT, BitWords.FROM.name())
        .addCode(loops.variables(Code.nothing(), found).block())
        .addCode(found.block())
        .build();
  }

  private static MethodSpec.Builder overriding(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC);
  }

  private static MethodSpec.Builder listing() {
    return MethodSpec.methodBuilder("list")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PROTECTED);
  }

  private MethodSpec lists() {
    MethodSpec.Builder method =
        overriding("lists").returns(TypeName.BOOLEAN).addParameter(TypeName.INT, "kind");
    String listed = plans.keySet().stream().map(game::name).collect(Collectors.joining(", "));
    return method
        .addCode("return switch (kind) {\n$>case $L -> true;\ndefault -> false;\n$<};\n", listed)
        .build();
  }

  /**
   * Returns the method that lists all moves, and further methods for parts of them if they are
   * many.
   */
  private List<MethodSpec> list() {
    List<Code> parts = new ArrayList<>();
    CodeBuilder part = new CodeBuilder();
    for (Code kind : kinds()) {
      if (part.build().bytes() > 0 && part.build().bytes() + kind.bytes() > MOST_BYTES) {
        parts.add(part.build());
        part = new CodeBuilder();
      }
      part.add(kind);
    }
    parts.add(part.build());
    List<MethodSpec> methods = new ArrayList<>();
    MethodSpec.Builder first = listing().addParameter(GameEmitter.MOVE_LIST, MOVES.name());
    Code looked = masks.map(CheckMaskWriter::look).orElse(Code.nothing());
    first.addCode(loops.variables(looked, parts.get(0)).block()).addCode(parts.get(0).block());
    for (int i = 1; i < parts.size(); i++) {
      String name = "list" + (i + 1);
      first.addStatement("$L($L)", name, MOVES.name());
      methods.add(
          MethodSpec.methodBuilder(name)
              .addModifiers(Modifier.PRIVATE)
              .addJavadoc("Lists the moves of further kinds.\n")
              .addParameter(GameEmitter.MOVE_LIST, MOVES.name())
              .addCode(loops.variables(Code.nothing(), parts.get(i)).block())
              .addCode(parts.get(i).block())
              .build());
    }
    methods.add(0, first.build());
    return methods;
  }

  /** Returns the code for the royal pieces, and then for the others. */
  private List<Code> kinds() {
    List<Code> codes = new ArrayList<>();
    plans.forEach(
        (kind, plan) -> {
          if (loops.isChecked(kind)) {
            codes.add(
                masks.map(CheckMaskWriter::royal).orElseGet(() -> lister(kind, plan).royal()));
          }
        });
    plans.forEach((kind, plan) -> codes.add(lister(kind, plan).enPassant()));
    if (plans.keySet().stream().anyMatch(loops::isChecked)) {
      codes.add(
          new CodeBuilder()
              .beginControlFlow("if ($L.allowNone())", loops.checks())
              .addStatement("return")
              .endControlFlow()
              .build());
    }
    Map<Integer, Code> uniform = new LinkedHashMap<>();
    plans.forEach(
        (kind, plan) -> {
          KindLister lister = lister(kind, plan);
          if (loops.isChecked(kind)) {
            return;
          }
          if (game.words().count() == 1 && lister.isUniform()) {
            uniform.put(kind, reaches.members(kind, plan.terms(), ReachWriter.ANY, 0));
          } else {
            codes.add(lister.moves());
          }
        });
    codes.addAll(uniform(SharedReach.of(uniform)));
    return codes;
  }

  private KindLister lister(int kind, BitPlan plan) {
    return new KindLister(game, loops, reaches, kind, plan);
  }

  /**
   * Returns the code for squares that several kinds reach in the same way, on a board of one word.
   */
  private List<Code> uniform(List<SharedReach> reached) {
    List<Code> codes = new ArrayList<>();
    for (SharedReach shared : reached) {
      CodeBuilder one = new CodeBuilder();
      one.addStatement(
          "sets.append($L, $L & ~$L & $L, $L, $L)",
          BitWords.FROM,
          shared.reach().operand(),
          CodeName.variable("closed"),
          loops.ends(0, ReachWriter.ANY),
          CodeName.variable("enemy"),
          MOVES);
      CodeBuilder code = new CodeBuilder();
      code.add("$L\n", Code.comment(names(shared.kinds()) + "."));
      loops.loop(code, shared.pieces(game), 0, one.build());
      codes.add(code.build());
    }
    return codes;
  }

  private String names(List<Integer> kinds) {
    return kinds.stream()
        .map(kind -> game.source().piece(kind).typeName())
        .collect(Collectors.joining(", "));
  }

  /**
   * Returns the method that decides whether a right to capture en passant could be used, if some
   * piece captures en passant.
   */
  private Optional<MethodSpec> enPassant() {
    CodeName target = CodeName.variable("target");
    List<Code> ways = new ArrayList<>();
    for (int kind : game.numbers()) {
      for (Leaps leaps : plans.get(kind).leapsEnPassant()) {
        for (int word : game.words().all()) {
          Code origins = loops.origins(kind, leaps, target, word);
          Code pieces = game.words().pieces(game.name(kind), word);
          ways.add(Code.of("($L & $L) != 0", pieces, origins));
        }
      }
    }
    if (ways.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        overriding("mayCaptureEnPassant")
            .returns(TypeName.BOOLEAN)
            .addParameter(TypeName.INT, target.name())
            .addStatement("int $L = board.side()", BitWords.SIDE.name())
            .addStatement("return $L", Code.join(ways, "\n|| ").block())
            .build());
  }
}
