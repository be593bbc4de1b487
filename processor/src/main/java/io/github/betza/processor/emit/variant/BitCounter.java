package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.LEGAL;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Writes how the moves of a game on at most 256 squares are counted without listing them. Only the
 * moves of a kind that sets of bits cannot express are generated.
 */
final class BitCounter {
  private final GameSets game;
  private final GameSource source;
  private final BitWords words;
  private final BitLoops loops;
  private final ReachWriter reaches;
  private final KindMethods counts;

  private final LeapCounter together;

  /** What counts the moves of one piece, by the kinds that can be pinned. */
  private final Map<String, Code> cases = new LinkedHashMap<>();

  BitCounter(GameSets game, BitLoops loops, ReachWriter reaches) {
    this.game = game;
    this.source = game.source();
    this.words = game.words();
    this.loops = loops;
    this.reaches = reaches;
    this.counts = new KindMethods(words);
    this.together = new LeapCounter(game, loops);
  }

  /** Returns the methods. */
  List<MethodSpec> methods(Map<Integer, BitPlan> plans) {
    List<MethodSpec> methods = new ArrayList<>();
    methods.add(count(plans));
    if (capturesApart(plans)) {
      methods.add(BitLister.always("capturesApart"));
    }
    if (!cases.isEmpty()) {
      methods.add(countOne());
    }
    methods.addAll(counts.all());
    return methods;
  }

  private boolean capturesApart(Map<Integer, BitPlan> plans) {
    return source.model().capturing() != Capturing.FREE
        && plans.values().stream()
            .allMatch(plan -> plan.allTerms().allMatch(term -> term.ends() == Ends.QUIET));
  }

  private MethodSpec count(Map<Integer, BitPlan> plans) {
    CodeBuilder code = new CodeBuilder();
    plans.forEach((kind, plan) -> loops.listPromoting(code, kind, plan));
    code.add(capturesApart(plans) ? countedApart(plans) : loops.generatedSingly(plans));
    if (words.areMany()) {
      countAtLength(plans, code);
    } else {
      RiderShifter riders = RiderShifter.of(game, loops, plans);
      plans.forEach((kind, plan) -> code.add(countAll(kind, plan, riders)));
      code.add(riders.count());
    }
    Code body = code.build();
    return MethodSpec.methodBuilder("count")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(TypeName.INT)
        .addParameter(BitLoops.LEGAL_TARGETS, LEGAL.name())
        .addCode(loops.variables(body, false).block())
        .addStatement("int count = 0")
        .addCode(together(body).block())
        .addCode(body.block())
        .addStatement("return count")
        .build();
  }

  private Code countAll(int kind, BitPlan plan, RiderShifter riders) {
    if (riders.moves(kind)) {
      count(kind, plan);
      return Code.nothing();
    }
    return loops.isChecked(kind) ? countRoyal(kind, plan) : together(kind, plan, count(kind, plan));
  }

  /**
   * A set of many words is slow to look at: so each kind has a method of its own, which counts
   * along lines where nothing limits what moves end on.
   */
  private void countAtLength(Map<Integer, BitPlan> plans, CodeBuilder code) {
    CodeBuilder open = new CodeBuilder();
    CodeBuilder limited = new CodeBuilder();
    LineCounter lineCounter = new LineCounter(game, loops, counts);
    plans.forEach(
        (kind, plan) -> {
          if (loops.isChecked(kind)) {
            code.add(countRoyal(kind, plan));
          } else if (plan.castles()) {
            code.add(together(kind, plan, count(kind, plan)));
          } else {
            open.addStatement("count += $L", lineCounter.add(kind, plan));
            if (source.endsByMate()) {
              limited.add(together(kind, plan, count(kind, plan)));
            }
          }
        });
    if (!source.endsByMate()) {
      code.add(open.build());
      return;
    }
    code.beginControlFlow("if ($L.areOpen())", LEGAL)
        .add(open.build())
        .nextControlFlow("else")
        .addStatement("count += $L", countWithinTargets(limited.build()))
        .endControlFlow();
  }

  private Code countWithinTargets(Code body) {
    counts.add(
        MethodSpec.methodBuilder("countWithinTargets")
            .addModifiers(Modifier.PRIVATE)
            .addJavadoc("Counts the moves where not all of them are legal.\n")
            .returns(TypeName.INT)
            .addParameter(BitLoops.LEGAL_TARGETS, LEGAL.name())
            .addCode(loops.variables(body, false).block())
            .addStatement("int count = 0")
            .addCode(together(body).block())
            .addCode(body.block())
            .addStatement("return count")
            .build());
    return Code.of("countWithinTargets($L)", LEGAL);
  }

  /** Returns the variables of the code that moves all pieces of a kind at once. */
  private Code together(Code body) {
    Set<Code> names = body.names();
    CodeBuilder code = new CodeBuilder();
    if (names.contains(TURN)) {
      code.add(BitLoops.TURNED);
    }
    if (names.contains(words.variable("movers", 0))) {
      words.variables("movers").forEach(name -> code.addStatement("long $L", name));
      if (words.count() > 1) {
        code.addStatement(words.areMany() ? "long below, kept" : "long below");
      }
    }
    return code.build();
  }

  /** Returns the method that counts the moves of one piece, which is pinned. */
  private MethodSpec countOne() {
    CodeBuilder code = new CodeBuilder().add("return switch (kind) {\n$>");
    cases.forEach((name, counted) -> code.add("case $L -> $L", name, counted));
    Code body =
        code.add("default -> super.count(kind, $L, $L);\n$<};\n", BitWords.FROM, LEGAL).build();
    return MethodSpec.methodBuilder("count")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(TypeName.INT)
        .addParameter(TypeName.INT, "kind")
        .addParameter(TypeName.INT, BitWords.FROM.name())
        .addParameter(BitLoops.LEGAL_TARGETS, LEGAL.name())
        .addCode(loops.variables(body, true).block())
        .addCode(body.block())
        .build();
  }

  /**
   * Returns the code that counts the moves of the pieces of a kind that nothing pins.
   *
   * @param one the statements that count the moves of one piece, in each word or in any
   */
  private Code together(int kind, BitPlan plan, List<Code> one) {
    return together
        .count(kind, plan, one.get(0), this::free)
        .orElseGet(() -> loops.freePieces(kind, plan, one));
  }

  private Code free(int kind, int word) {
    return Code.of("$L & $L.free($L)", words.pieces(game.name(kind), word), LEGAL, word);
  }

  /** Notes how the moves of one piece are counted, and returns the statements for each word. */
  private List<Code> count(int kind, BitPlan plan) {
    if (words.areMany()) {
      Code call = wide(kind).addCount(plan);
      cases.put(game.name(kind), Code.of("$L;\n", call));
      return List.of(new CodeBuilder().addStatement("count += $L", call).build());
    }
    NarrowKindWriter narrow = new NarrowKindWriter(game, reaches, kind, plan);
    cases.put(game.name(kind), narrow.countCase());
    return narrow.count();
  }

  private Code countRoyal(int kind, BitPlan plan) {
    Code moves =
        words.areMany()
            ? Code.of("count += $L;\n", wide(kind).addRoyalCount(plan))
            : new NarrowKindWriter(game, reaches, kind, plan).countRoyal();
    return loops.onlyRoyal(
        kind,
        plan,
        moves,
        how -> Code.of("count += $L.countCastling($L)", LEGAL, how),
        Code.of("count += $L.allowNullMove() ? 1 : 0;\n", LEGAL));
  }

  private WideKindWriter wide(int kind) {
    return new WideKindWriter(game, kind, counts);
  }

  /**
   * Returns the code that lists moves singly where a side that can capture must, and the other
   * moves are no captures: it counts captures.
   */
  private Code countedApart(Map<Integer, BitPlan> plans) {
    CodeBuilder code = new CodeBuilder();
    Code found = loops.generatedSingly(plans, new CapturesApart(game)::count);
    if (!found.names().contains(CapturesApart.CAPTURES)) {
      return found;
    }
    return code.addStatement("int $L = 0", CapturesApart.CAPTURES)
        .add(found)
        .beginControlFlow("if ($L != 0)", CapturesApart.CAPTURES)
        .addStatement("$L.countCaptures($L)", LEGAL, CapturesApart.CAPTURES)
        .addStatement("return 0")
        .endControlFlow()
        .build();
  }
}
