package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.LEGAL;
import static io.github.betza.processor.emit.variant.GameVariables.LINES;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.model.RulesByKind.KindPromotion;
import io.github.betza.processor.emit.bits.BitConditions;
import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.emit.variant.LineTerms.Lined;
import io.github.betza.processor.emit.variant.LineTerms.Way;
import io.github.betza.processor.path.Vector;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes a method for each kind that counts the moves of its pieces where nothing legal on what
 * squares they end, on a board of more than 128 squares: slides along the lines of the board, and
 * all other moves by sets of bits.
 */
final class LineCounter {
  private static final ClassName BIT_LINES = ClassName.get("io.github.betza.board", "BitLines");

  /** The longest line that the runtime keeps. */
  private static final int LONGEST = Integer.SIZE - 2;

  private final GameSets game;
  private final GameSource source;
  private final BitWords words;
  private final BitConstants constants;
  private final BitLoops loops;
  private final KindMethods methods;

  /**
   * Makes a writer.
   *
   * @param methods the methods written so far, to which the new ones are added
   */
  LineCounter(GameSets game, BitLoops loops, KindMethods methods) {
    this.game = game;
    this.source = game.source();
    this.words = game.words();
    this.constants = game.constants();
    this.loops = loops;
    this.methods = methods;
  }

  /** Adds the method of a kind, and returns a call of it. */
  Code add(int kind, BitPlan plan) {
    CodeBuilder loop = new CodeBuilder();
    loops.freePieces(loop, kind, body(kind, plan));
    Code code = loop.build();
    String name = methods.free(game.word(kind) + "CountOpen");
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PRIVATE)
            .returns(TypeName.INT)
            .addParameter(BitLoops.LEGAL_TARGETS, LEGAL.name())
            .addJavadoc(
                "Counts the moves of each $L that is free to go anywhere.\n",
                source.piece(kind).typeName())
            .addCode(none(kind).block())
            .addCode(loops.variables(code, false).block());
    if (code.names().contains(LINES)) {
      method.addStatement("$T lines = bits.lines()", BIT_LINES);
    }
    method.addStatement("int count = 0").addCode(code.block()).addStatement("return count");
    methods.add(method.build());
    return Code.of("$L($L)", name, LEGAL);
  }

  /** Most kinds that others promote to are not there most of the time. */
  private Code none(int kind) {
    List<Code> all =
        words.all().stream()
            .map(word -> Code.of("bits.pieces(board.side(), $L, $L)", game.name(kind), word))
            .toList();
    return new CodeBuilder()
        .beginControlFlow("if (($L) == 0)", Code.join(all, " | "))
        .addStatement("return 0")
        .endControlFlow()
        .build();
  }

  /** Returns what is done with each piece. */
  private Code body(int kind, BitPlan plan) {
    LineTerms terms = terms(kind, plan);
    WideKindWriter sets = new WideKindWriter(game, kind, methods);
    CodeBuilder body = new CodeBuilder();
    boolean asksWhereItBegins = !terms.lines().isEmpty() && !source.rules().promotesByArrival(kind);
    if (asksWhereItBegins) {
      body.beginControlFlow(
              "if (($L[$L] >>> $L & 1) != 0)",
              zone(kind),
              words.placeBySide(BitLoops.WORD_OF_FROM),
              BitWords.FROM)
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

  private void count(CodeBuilder code, int kind, Lined line, int number) {
    boolean isBent = line.pivot().reach() != 0 || !line.conditions().isEmpty();
    CodeName from = isBent ? CodeName.variable("start" + number) : BitWords.FROM;
    if (isBent) {
      List<Vector> passed = line.conditions().stream().map(BitTerm.Condition::square).toList();
      code.addStatement(
          "int $L = $L[$L]",
          from,
          constants.squares(passed, line.pivot()),
          words.place(BitWords.FROM));
      Code condition = new BitConditions(constants, words, true).test(line.conditions());
      code.beginControlFlow(
          "if ($L >= 0$L)", from, condition.isEmpty() ? condition : Code.of(" && $L", condition));
    }
    code.addStatement("count += $L", call(line, from));
    List<KindPromotion> rules = source.rules().promotionsOf(kind);
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

  private static Code within(Lined line, Code from, String zone) {
    int direction = line.direction();
    return line.way() == Way.REACH
        ? Code.of("$L.reachWithin($L, $L, $L, $L)", LINES, BitWords.SIDE, from, direction, zone)
        : Code.of(
            "$L.reachOneWayWithin($L, $L, $L, $L, $L)",
            LINES,
            BitWords.SIDE,
            from,
            direction,
            line.way() == Way.FORWARD,
            zone);
  }

  private static Code call(Lined line, Code from) {
    int direction = line.direction();
    return switch (line.way()) {
      case QUIET -> Code.of("$L.quiet($L, $L)", LINES, from, direction);
      case REACH -> Code.of("$L.reach($L, $L, $L)", LINES, BitWords.SIDE, from, direction);
      case BEHIND_HURDLES ->
          Code.of("$L.behindHurdles($L, $L, $L)", LINES, BitWords.SIDE, from, direction);
      case FORWARD -> oneWay(from, direction, true);
      case BACKWARD -> oneWay(from, direction, false);
    };
  }

  private static Code oneWay(Code from, int direction, boolean forward) {
    return Code.of(
        "$L.reachOneWay($L, $L, $L, $L)", LINES, BitWords.SIDE, from, direction, forward);
  }
}
