package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.bits.BitConditions;
import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.variant.KindRules.GamePromotion;
import io.github.betza.processor.emit.variant.LineTerms.Lined;
import io.github.betza.processor.emit.variant.LineTerms.Way;
import io.github.betza.processor.path.Vector;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * Writes a method for each kind that counts the moves of its pieces where nothing legal on what
 * squares they end, on a board of more than 128 squares: slides along the lines of the board, and
 * all other moves by sets of bits.
 */
final class LineCounter {
  private static final ClassName LINES = ClassName.get("io.github.betza.generated", "BitLines");

  /** The longest line that the runtime keeps. */
  private static final int LONGEST = Integer.SIZE - 2;

  private final GameSets game;
  private final GameSource source;
  private final BitWords words;
  private final BitConstants constants;
  private final BitLoops loops;
  private final List<MethodSpec> methods;

  /**
   * Makes a writer.
   *
   * @param methods the methods written so far, to which the new ones are added
   */
  LineCounter(GameSets game, BitLoops loops, List<MethodSpec> methods) {
    this.game = game;
    this.source = game.source();
    this.words = game.words();
    this.constants = game.constants();
    this.loops = loops;
    this.methods = methods;
  }

  /** Adds the method of a kind, and returns a call of it. */
  CodeBlock add(int kind, BitPlan plan) {
    CodeBlock.Builder loop = CodeBlock.builder();
    loops.freePieces(loop, kind, body(kind, plan));
    CodeBlock code = loop.build();
    String name = free(game.word(kind) + "CountOpen");
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PRIVATE)
            .returns(TypeName.INT)
            .addParameter(BitLoops.LEGAL_TARGETS, "legal")
            .addJavadoc(
                "Counts the moves of each $L that is free to go anywhere.\n",
                source.piece(kind).typeName())
            .addCode(none(kind))
            .addCode(loops.variables(code, false));
    if (BitLoops.uses(code, "lines")) {
      method.addStatement("$T lines = bits.lines()", LINES);
    }
    method.addStatement("int count = 0").addCode(code).addStatement("return count");
    methods.add(method.build());
    return CodeBlock.of("$L(legal)", name);
  }

  /** Most kinds that others promote to are not there most of the time. */
  private CodeBlock none(int kind) {
    String any =
        words.all().stream()
            .map(word -> "bits().pieces(side(), " + game.name(kind) + ", " + word + ")")
            .collect(Collectors.joining(" | "));
    return CodeBlock.builder()
        .beginControlFlow("if (($L) == 0)", any)
        .addStatement("return 0")
        .endControlFlow()
        .build();
  }

  /** Returns what is done with each piece. */
  private CodeBlock body(int kind, BitPlan plan) {
    LineTerms terms = terms(kind, plan);
    BitKindWriter sets = new BitKindWriter(game, kind, methods);
    CodeBlock.Builder body = CodeBlock.builder();
    boolean asksWhereItBegins = !terms.lines().isEmpty() && !source.rules().promotesByArrival(kind);
    if (asksWhereItBegins) {
      body.beginControlFlow(
              "if (($L[$L] >>> from & 1) != 0)", zone(kind), words.placeBySide("(from >> 6)"))
          .add(sets.countOpen(plan, plan.terms()))
          .nextControlFlow("else");
    }
    for (int i = 0; i < terms.lines().size(); i++) {
      count(body, kind, terms.lines().get(i), i);
    }
    if (!terms.rest().isEmpty()) {
      body.add(sets.countOpen(plan, terms.rest()));
    }
    if (asksWhereItBegins) {
      body.endControlFlow();
    }
    return body.build();
  }

  private String zone(int kind) {
    return game.promotion(kind);
  }

  private String free(String name) {
    String free = name;
    while (methods.stream().map(MethodSpec::name).anyMatch(free::equals)) {
      free += "_";
    }
    return free;
  }

  /** Where more counts than how many squares are reached, no lines are used. */
  private LineTerms terms(int kind, BitPlan plan) {
    int longest = Math.max(source.board().files(), source.board().ranks());
    boolean asSets =
        longest > LONGEST
            || source.hasUncountablePromotion(kind)
            || !source.rules().blockersTo(kind).isEmpty()
            || source.rules().isBlocker(kind)
            || source.rules().isConfined(kind)
            || !plan.extras().isEmpty();
    LineTerms terms = LineTerms.of(plan.terms(), longest - 1);
    boolean mayPromote = !source.rules().promotionsOf(kind).isEmpty();
    return asSets || (mayPromote && !terms.lines().stream().allMatch(LineCounter::isReach))
        ? new LineTerms(List.of(), plan.terms())
        : terms;
  }

  private static boolean isReach(Lined line) {
    return switch (line.way()) {
      case REACH, FORWARD, BACKWARD -> true;
      case QUIET, BEHIND_HURDLES -> false;
    };
  }

  private void count(CodeBlock.Builder code, int kind, Lined line, int number) {
    boolean isBent = line.pivot().reach() != 0 || !line.conditions().isEmpty();
    String from = isBent ? "start" + number : "from";
    if (isBent) {
      List<Vector> passed = line.conditions().stream().map(BitTerm.Condition::square).toList();
      code.addStatement(
          "int $L = $L[$L]", from, constants.squares(passed, line.pivot()), words.place("from"));
      CodeBlock condition = new BitConditions(constants, words, true).test(line.conditions());
      code.beginControlFlow(
          "if ($L >= 0$L)",
          from,
          condition.isEmpty() ? condition : CodeBlock.of(" && $L", condition));
    }
    code.addStatement("count += $L", call(line, from));
    List<GamePromotion> rules = source.rules().promotionsOf(kind);
    for (int i = 0; i < rules.size(); i++) {
      int more = rules.get(i).more();
      if (more > 0) {
        String lines = constants.lines(game.promotion(kind, i));
        code.addStatement("count += $L * $L", more, within(line, from, lines));
      }
    }
    if (isBent) {
      code.endControlFlow();
    }
  }

  private static CodeBlock within(Lined line, String from, String zone) {
    int direction = line.direction();
    return line.way() == Way.REACH
        ? CodeBlock.of("lines.reachWithin(side, $L, $L, $L)", from, direction, zone)
        : CodeBlock.of(
            "lines.reachOneWayWithin(side, $L, $L, $L, $L)",
            from,
            direction,
            line.way() == Way.FORWARD,
            zone);
  }

  private static CodeBlock call(Lined line, String from) {
    int direction = line.direction();
    return switch (line.way()) {
      case QUIET -> CodeBlock.of("lines.quiet($L, $L)", from, direction);
      case REACH -> CodeBlock.of("lines.reach(side, $L, $L)", from, direction);
      case BEHIND_HURDLES -> CodeBlock.of("lines.behindHurdles(side, $L, $L)", from, direction);
      case FORWARD -> CodeBlock.of("lines.reachOneWay(side, $L, $L, true)", from, direction);
      case BACKWARD -> CodeBlock.of("lines.reachOneWay(side, $L, $L, false)", from, direction);
    };
  }
}
