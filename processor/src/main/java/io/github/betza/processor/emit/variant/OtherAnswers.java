package io.github.betza.processor.emit.variant;

import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes how many answers the pieces have that are not royal. */
final class OtherAnswers {
  private static final CodeName TARGETS = CodeName.variable("targets");

  private final MaskedGame masked;
  private final GameSets game;
  private final AnswerSets sets;
  private final BitLoops loops;
  private final ReachWriter reaches;
  private final RoyalAnswers royal;
  private final LeapCounter together;
  private final CodeBuilder code = new CodeBuilder();

  OtherAnswers(
      MaskedGame masked, AnswerSets sets, BitLoops loops, ReachWriter reaches, RoyalAnswers royal) {
    this.masked = masked;
    this.game = masked.game();
    this.sets = sets;
    this.loops = loops;
    this.reaches = reaches;
    this.royal = royal;
    this.together = new LeapCounter(game, loops);
  }

  /**
   * Returns the statements that add them to {@code count}.
   *
   * @param pinned a call that counts the moves of a pinned piece
   */
  Code moves(Code pinned) {
    code.addStatement(
            "long $L = $T.answers($L, $L, $L)",
            TARGETS,
            BitConstants.ROYAL_LINES,
            royal.between(),
            RoyalAnswers.ROYAL,
            RoyalAnswers.CHECKERS)
        .beginControlFlow("if ($L == 0)", TARGETS)
        .addStatement("return count")
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
    addPinned(pinned);
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
            .allMatch(term -> term.ends() == Ends.BOTH && !term.initial() && !term.grants());
  }

  private void addKind(int kind) {
    BitPlan plan = masked.plans().get(kind);
    Code one = new NarrowKindWriter(game, reaches, kind, plan).count().get(0);
    Optional<Code> all = together.count(kind, plan, one, (each, word) -> free(sets.own(each)));
    if (all.isPresent()) {
      code.add(all.get());
    } else {
      loops.loop(code, free(sets.own(kind)), 0, one);
    }
  }

  /** No two moves of a piece end on one square, so they are counted line by line. */
  private void addUniform(List<SharedReach> reached) {
    if (!reached.isEmpty()) {
      code.addStatement("long ends = ~own & $L", TARGETS);
    }
    for (SharedReach shared : reached) {
      Code pieces = shared.pieces((kind, word) -> sets.own(kind), 0);
      Code one =
          new CodeBuilder()
              .addStatement("count += $T.bitCount($L & ends)", Long.class, shared.reach().operand())
              .build();
      loops.loop(code, free(pieces.operand()), 0, one);
    }
  }

  private static Code free(Code pieces) {
    return Code.of("$L & ~$L", pieces, RoyalAnswers.PINNED);
  }

  private void addPinned(Code pinned) {
    CodeName line = CodeName.variable("line");
    CodeBuilder one = new CodeBuilder();
    one.addStatement(
        "long $L = $L & $T.ofPinned($L, $L, $L, $L)",
        line,
        TARGETS,
        BitConstants.ROYAL_LINES,
        royal.between(),
        RoyalAnswers.ROYAL,
        RoyalAnswers.PINNERS,
        BitWords.FROM);
    one.addStatement(
        "int $L = $T.kind(board.get($L.square($L)))",
        KindMethods.KIND,
        GameEmitter.CELL,
        BitWords.SETS,
        BitWords.FROM);
    one.addStatement("count += $L", pinned.withName(TARGETS, line));
    loops.loop(code, RoyalAnswers.PINNED, 0, one.build());
  }

  /** Adds captures en passant, each of which may open a line by the two pieces that it moves. */
  private void addEnPassant(int kind) {
    for (Leaps leaps : masked.plans().get(kind).leapsEnPassant()) {
      String table = game.constants().of(game.name(kind)).captures(leaps);
      code.beginControlFlow("for (long over = $L; over != 0; over &= over - 1)", AnswerSets.PASSED)
          .addStatement("long to = over & -over");
      Code origins =
          game.words()
              .place(Code.of("$T.numberOfTrailingZeros(to)", Long.class), 0)
              .withName(BitWords.SIDE, AnswerSets.OTHER);
      Code pieces = Code.of("$L & $L[$L]", sets.own(kind), table, origins);
      loops.loop(code, pieces, 0, enPassant(kind));
      code.endControlFlow();
    }
  }

  private Code enPassant(int kind) {
    CodeBuilder one = new CodeBuilder();
    one.addStatement("long captured = 1L << $L", AnswerSets.VICTIM)
        .addStatement(
            "long enemies = ($L | $L) & ~captured", RoyalAnswers.RIDERS, RoyalAnswers.CHECKERS)
        .addStatement("long after = occupied & ~((left & -left) | captured) | to")
        .beginControlFlow(
            "if (!$T.isAttacked($L, $L, enemies, after))",
            BitConstants.ROYAL_LINES,
            royal.between(),
            RoyalAnswers.ROYAL);
    return one.addStatement("count += $L", new PromotionCounter(game, kind).moves(one))
        .endControlFlow()
        .build();
  }
}
