package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.MOVES;

import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.path.Vector;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes the legal moves of the pieces that are not royal. */
final class PieceLister {
  private static final CodeName TARGETS = CodeName.variable("targets");
  private static final CodeName ENDS = CodeName.variable("ends");

  private final MaskedGame masked;
  private final GameSets game;
  private final ListerSets sets;
  private final BitLoops loops;
  private final ReachWriter reaches;
  private final RoyalLister royal;
  private final CodeBuilder code = new CodeBuilder();

  PieceLister(
      MaskedGame masked, ListerSets sets, BitLoops loops, ReachWriter reaches, RoyalLister royal) {
    this.masked = masked;
    this.game = masked.game();
    this.sets = sets;
    this.loops = loops;
    this.reaches = reaches;
    this.royal = royal;
  }

  /** Returns the statements. */
  Code moves() {
    code.addStatement(
            "long $L = $T.answers($L, $L, $L)",
            TARGETS,
            BitConstants.ROYAL_LINES,
            royal.between(),
            RoyalLister.ROYAL,
            RoyalLister.CHECKERS)
        .beginControlFlow("if ($L == 0)", TARGETS)
        .addStatement("return")
        .endControlFlow();
    Map<Integer, Code> uniform = new LinkedHashMap<>();
    for (int kind : game.numbers()) {
      if (isUniform(kind)) {
        uniform.put(
            kind, reaches.members(kind, masked.plans().get(kind).terms(), ReachWriter.ANY, 0));
      } else if (kind != masked.royal()) {
        addKind(kind);
      }
    }
    addUniform(SharedReach.of(uniform));
    game.numbers().forEach(this::addEnPassant);
    return code.build();
  }

  /** Returns whether a kind always has the same moves everywhere, and captures as it moves. */
  private boolean isUniform(int kind) {
    BitPlan plan = masked.plans().get(kind);
    return kind != masked.royal()
        && plan.extras().isEmpty()
        && game.source().rules().promotionsOf(kind).isEmpty()
        && !game.source().rules().isConfined(kind)
        && plan.terms().stream()
            .allMatch(term -> term.ends() == Ends.BOTH && !term.initial() && !term.grants())
        && areApart(plan.terms());
  }

  /**
   * Returns whether no two moves of a piece end on one square: then they are listed line by line.
   */
  private static boolean areApart(List<BitTerm> terms) {
    Set<Vector> ways = new HashSet<>();
    for (BitTerm term : terms) {
      List<Vector> steps =
          term.shape() instanceof Leaps leaps
              ? leaps.steps()
              : term.shape() instanceof Slide slide && slide.isDirect()
                  ? List.of(slide.step())
                  : List.of();
      // A leap along a slide ends on a square of the slide, so both count as one way.
      if (steps.isEmpty() || !steps.stream().allMatch(step -> ways.add(step.shortest()))) {
        return false;
      }
    }
    return true;
  }

  private void addUniform(List<SharedReach> reached) {
    if (!reached.isEmpty()) {
      code.addStatement("long $L = ~own & $L", ENDS, TARGETS);
    }
    for (SharedReach shared : reached) {
      CodeBuilder one = new CodeBuilder();
      one.addStatement(
          "sets.append($L, $L & $L & $L, enemy, $L)",
          BitWords.FROM,
          shared.reach().operand(),
          ENDS,
          line(),
          MOVES);
      loops.loop(code, shared.pieces((kind, word) -> sets.own(kind), 0), 0, one.build());
    }
  }

  /** Returns the squares to which a piece may go as far as what pins it goes. */
  private Code line() {
    return Code.of(
        "$T.line($L, $L, $L, $L, $L)",
        BitConstants.ROYAL_LINES,
        royal.between(),
        RoyalLister.ROYAL,
        RoyalLister.PINNED,
        RoyalLister.PINNERS,
        BitWords.FROM);
  }

  private void addKind(int kind) {
    KindLister lister = new KindLister(masked, reaches, kind);
    BitShifter shifter =
        new BitShifter(game.source().board().files(), game.words(), game.constants());
    BitPlan plan = masked.plans().get(kind);
    CodeName alone = CodeName.variable("alone");
    boolean together =
        loops.areNumerous(kind) && plan.extras().isEmpty() && lister.isPossible(shifter);
    if (together) {
      String all = game.source().piece(kind).typeName() + ": all of them at once but the pinned.";
      code.add("$L\n", Code.comment(all))
          .addStatement("movers = $L & ~$L", sets.own(kind), RoyalLister.PINNED)
          .add(lister.together(shifter));
    }
    CodeBuilder one = new CodeBuilder();
    one.addStatement("long $L = $L & $L", alone, TARGETS, line());
    one.add(lister.one().withName(TARGETS, alone));
    Code pieces =
        together ? Code.of("$L & $L", sets.own(kind), RoyalLister.PINNED) : sets.own(kind);
    loops.loop(code, pieces, 0, one.build());
  }

  /** Adds captures en passant, each of which may open a line by the two pieces that it moves. */
  private void addEnPassant(int kind) {
    for (Leaps leaps : masked.plans().get(kind).leapsEnPassant()) {
      String table = game.constants().of(game.name(kind)).captures(leaps);
      code.beginControlFlow("for (long over = passed(); over != 0; over &= over - 1)")
          .addStatement("long to = over & -over");
      Code origins =
          game.words()
              .place(Code.of("$T.numberOfTrailingZeros(to)", Long.class), 0)
              .withName(BitWords.SIDE, ListerSets.OTHER);
      Code pieces = Code.of("$L & $L[$L]", sets.own(kind), table, origins);
      loops.loop(code, pieces, 0, enPassant(kind));
      code.endControlFlow();
    }
  }

  private Code enPassant(int kind) {
    boolean promotes = !game.source().rules().promotionsOf(kind).isEmpty();
    boolean isConfined = game.source().rules().isConfined(kind);
    CodeBuilder one = new CodeBuilder();
    one.addStatement("long captured = victim()")
        .addStatement(
            "long enemies = ($L | $L) & ~captured", RoyalLister.RIDERS, RoyalLister.CHECKERS)
        .addStatement("long after = occupied & ~((left & -left) | captured) | to")
        .beginControlFlow(
            "if (!$T.isAttacked($L, $L, enemies, after))",
            BitConstants.ROYAL_LINES,
            royal.between(),
            RoyalLister.ROYAL);
    if (promotes || isConfined) {
      one.addStatement("int first = $L.size()", MOVES);
    }
    one.addStatement("sets.captureEnPassant($L, to, captured, $L)", BitWords.FROM, MOVES);
    if (promotes || isConfined) {
      one.addStatement("rules.applyZones(first, $L)", MOVES);
    }
    return one.endControlFlow().build();
  }
}
