package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.MOVES;
import static io.github.betza.processor.emit.variant.GameVariables.TURN;

import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.bits.EdgeLike;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Writes the statements that list the moves of a kind: for all pieces at once, leap by leap, or for
 * the one on the bit {@code from}. Pieces that are held, such as pinned ones, are listed one by
 * one.
 */
final class KindLister {
  private static final CodeName ENEMY = CodeName.variable("enemy");
  private static final CodeName HELD = CodeName.variable("held");
  private static final CodeName TARGETS = CodeName.variable("targets");
  private static final CodeName MOVERS = CodeName.variable("movers");

  private final GameSets game;
  private final BitLoops loops;
  private final ReachWriter reaches;
  private final int kind;
  private final BitPlan plan;
  private final BitWords words;
  private final BitConstants constants;
  private final PromotionLister promotion;

  KindLister(GameSets game, BitLoops loops, ReachWriter reaches, int kind, BitPlan plan) {
    this.game = game;
    this.loops = loops;
    this.reaches = reaches;
    this.kind = kind;
    this.plan = plan;
    this.words = game.words();
    this.constants = game.constants().of(game.name(kind));
    this.promotion = new PromotionLister(game, kind);
  }

  /** Returns whether a kind always has the same moves on every square, and captures as it moves. */
  boolean isUniform() {
    return plan.extras().isEmpty()
        && plan.isPlain()
        && !promotion.isPossible()
        && !game.source().rules().isConfined(kind)
        && game.source().rules().blockersTo(kind).isEmpty()
        && plan.terms().stream().allMatch(term -> term.ends() == Ends.BOTH && !term.initial())
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

  /** Returns the statements for royal pieces that may not go to attacked squares. */
  Code royal() {
    return pieces(Code.nothing(), this::oneRoyal);
  }

  private Code oneRoyal(int home) {
    CodeBuilder code = new CodeBuilder();
    List<Code> to = new ArrayList<>();
    int castled = plan.castlings().stream().mapToInt(Castling::steps).max().orElse(0);
    for (int word : words.all()) {
      Code reached = loops.wanted(reaches, kind, plan, plan.terms(), home, word);
      to.add(
          castled == 0
              ? Code.of("checks.safe($L, $L, $L)", BitWords.FROM, reached, word)
              : Code.of("checks.safe($L, $L, $L, $L)", BitWords.FROM, reached, castled, word));
    }
    append(code, to);
    addOthers(code);
    return code.build();
  }

  /** Returns the statements for pieces whose moves the checks restrict. */
  Code moves() {
    BitShifter shifter = new BitShifter(game.source().board().files(), words, constants);
    if (!isPossible(shifter)) {
      return pieces(Code.nothing(), this::one);
    }
    CodeBuilder code = new CodeBuilder();
    Code pieces = words.pieces(game.name(kind), 0);
    code.add("$L\n", Code.comment(name() + ": all at once but those that are held."))
        .addStatement("long $L = $L & ~$L", MOVERS, pieces, HELD);
    loops.declareWanted(code, kind);
    code.add(shifter.writeEach(plan.terms(), this::together))
        .add(pieces(Code.of(" & $L", HELD), this::one));
    return Code.of("{\n$>$L$<}\n", code.build());
  }

  private String name() {
    return game.source().piece(kind).typeName();
  }

  /** Writes the actions on a piece in a word. */
  private interface Action {
    Code of(int home);
  }

  private Code pieces(Code which, Action action) {
    String some = which.isEmpty() ? "." : ": those that are held, one by one.";
    CodeBuilder code = new CodeBuilder().add("$L\n", Code.comment(name() + some));
    if (which.isEmpty()) {
      loops.declareWanted(code, kind);
    }
    for (int home : reaches.homes(plan)) {
      loops.pieces(code, kind, home, which, action.of(home));
    }
    return code.build();
  }

  /** Returns whether all pieces can be moved at once, and this pays. */
  private boolean isPossible(BitShifter shifter) {
    return words.count() == 1
        && loops.areNumerous(kind)
        && plan.extras().isEmpty()
        && plan.castlings().isEmpty()
        && !plan.hasNullMove()
        && !game.source().hasUncountablePromotion(kind)
        && shifter.isPossible(plan.terms())
        && areDistinct(Ends.QUIET)
        && areDistinct(Ends.CAPTURE)
        && game.source().rules().promotesByArrival(kind)
        && plan.terms().stream().allMatch(term -> term.passed().size() <= 1);
  }

  /**
   * Returns whether all leaps are distinct: two equal leaps are one move, but would be listed as
   * two.
   */
  private boolean areDistinct(Ends ends) {
    List<Vector> steps =
        plan.terms().stream()
            .filter(term -> term.ends() == ends || term.ends() == Ends.BOTH)
            .map(term -> ((Leaps) term.shape()).steps())
            .flatMap(List::stream)
            .toList();
    return Set.copyOf(steps).size() == steps.size();
  }

  private Code together(BitTerm term, Vector step, Code ends) {
    Code by = turned(step);
    CodeBuilder code = new CodeBuilder().add("{\n$>");
    code.addStatement(
        "long $L = $L & $L$L & $L$L",
        PromotionLister.TO,
        ends,
        words.allowed(term.ends(), 0, game.source().rules().blockersOf(kind) == EdgeLike.PIECES),
        loops.wanted(kind, 0),
        TARGETS,
        game.source().rules().isConfined(kind)
            ? Code.of(" & $L[$L]", game.zone(kind), BitWords.SIDE)
            : Code.nothing());
    if (term.grants()) {
      Code passed = turned(term.passed().get(0));
      if (promotion.isPossible()) {
        code.addStatement("int first = $L.size()", MOVES);
      }
      code.addStatement("sets.grantShifted($L, $L, $L, $L)", PromotionLister.TO, by, passed, MOVES);
      if (promotion.isPossible()) {
        promotion.applyZones(code, List.of(Code.of("$L", PromotionLister.TO)));
      }
    } else {
      Code enemy = term.ends() == Ends.QUIET ? Code.of("0") : ENEMY;
      promotion.promote(code, "sets.promoteShifted($L, $L, $L, $L, $L)", by, enemy);
      code.addStatement("sets.appendShifted($L, $L, $L, $L)", PromotionLister.TO, by, enemy, MOVES);
    }
    return code.add("$<}\n").build();
  }

  private Code turned(Vector step) {
    return BitLoops.turned(step.ranks() * game.source().board().files() + step.files());
  }

  /** Returns the statements for the piece on the bit {@code from}. */
  private Code one(int home) {
    CodeBuilder code = new CodeBuilder();
    List<BitTerm> granting = plan.terms().stream().filter(BitTerm::grants).toList();
    List<BitTerm> plain = plan.terms().stream().filter(term -> !term.grants()).toList();
    boolean isCounted =
        words.count() == 1
            && granting.isEmpty()
            && promotion.isPossible()
            && !game.source().hasUncountablePromotion(kind);
    boolean applies = promotion.isPossible() && !isCounted;
    List<Code> to = plain.isEmpty() && plan.extras().isEmpty() ? List.of() : legal(plain, home);
    if (promotion.isPossible()) {
      to = declared(code, "to", to);
    }
    if (applies) {
      code.addStatement("int first = $L.size()", MOVES);
    }
    List<Code> reached = new ArrayList<>(to);
    for (int i = 0; i < granting.size(); i++) {
      String name = i == 0 ? "granting" : "granting" + (char) ('A' + i);
      reached.addAll(grant(code, granting.get(i), name, home));
    }
    if (isCounted) {
      promotion.one(code);
    }
    append(code, to);
    if (applies) {
      promotion.applyZones(code, reached);
    }
    addOthers(code);
    return code.build();
  }

  private List<Code> declared(CodeBuilder code, String name, List<Code> sets) {
    List<Code> variables = new ArrayList<>();
    for (int word = 0; word < sets.size(); word++) {
      CodeName variable = words.variable(name, word);
      code.addStatement("long $L = $L", variable, sets.get(word));
      variables.add(Code.of("$L", variable));
    }
    return variables;
  }

  private List<Code> legal(List<BitTerm> terms, int home) {
    List<Code> legal = new ArrayList<>();
    for (int word : words.all()) {
      Code to = loops.wanted(reaches, kind, plan, terms, home, word);
      legal.add(Code.of("$L & $L", to, loops.ends(word, home)));
    }
    return legal;
  }

  /**
   * Writes moves that can be answered by capturing en passant, and returns the squares on which
   * they end.
   */
  private List<Code> grant(CodeBuilder code, BitTerm term, String name, int home) {
    List<Code> granting = declared(code, name, legal(List.of(term), home));
    for (int word : words.all()) {
      code.addStatement(
          "sets.appendGranting($L, $L, $L, $L, $L, $L)",
          BitWords.FROM,
          granting.get(word),
          word,
          constants.passed(term.passed()),
          words.place(BitWords.FROM, 0),
          MOVES);
    }
    return granting;
  }

  private void append(CodeBuilder code, List<Code> to) {
    if (to.size() == 1) {
      code.addStatement("sets.append($L, $L, $L, $L)", BitWords.FROM, to.get(0), ENEMY, MOVES);
    } else if (to.size() == 2) {
      code.addStatement(
          "sets.append($L, $L, $L, $L, $L, $L)",
          BitWords.FROM,
          to.get(0),
          to.get(1),
          words.variable("enemy", 0),
          words.variable("enemy", 1),
          MOVES);
    }
  }

  /** Adds castling, and the move that leaves the piece on its square. */
  private void addOthers(CodeBuilder code) {
    if (plan.castles()) {
      code.beginControlFlow(
          "if (!checks.isChecked() && ($L >>> $L & 1) != 0)",
          words.wordOf("unmoved", BitWords.FROM),
          BitWords.FROM);
      for (Castling castling : plan.castlings()) {
        code.addStatement(
            "checks.castle($L, $L, $L, $L, $L)",
            BitWords.FROM,
            Code.of(castling.direction() > 0 ? "$L" : "-$L", TURN),
            castling.steps(),
            castling.inset(),
            MOVES);
      }
      code.endControlFlow();
    }
    if (plan.hasNullMove()) {
      code.beginControlFlow("if (checks.allowNullMove())")
          .addStatement("sets.appendNullMove($L, $L)", BitWords.FROM, MOVES)
          .endControlFlow();
    }
  }

  /** Returns the statements for captures en passant, which may open a line by two pieces. */
  Code enPassant() {
    CodeBuilder code = new CodeBuilder();
    for (Leaps leaps : plan.leapsEnPassant()) {
      code.add("$L\n", Code.comment(name() + ", en passant."))
          .beginControlFlow("for (int i = board.enPassantSquareCount() - 1; i >= 0; i--)")
          .addStatement("int over = bits.number(board.enPassantSquare(i))")
          .addStatement("int victim = bits.number(board.enPassantVictim())");
      for (int word : words.all()) {
        Code pieces =
            Code.of(
                "$L & $L",
                words.pieces(game.name(kind), word),
                loops.origins(kind, leaps, CodeName.variable("over"), word));
        CodeBuilder one = new CodeBuilder();
        one.beginControlFlow(
            "if ($L.allowEnPassant($L, over, victim))", loops.checks(), BitWords.FROM);
        boolean applies = promotion.isPossible() || game.source().rules().isConfined(kind);
        if (applies) {
          one.addStatement("int first = $L.size()", MOVES);
        }
        one.addStatement("sets.captureEnPassant($L, over, victim, $L)", BitWords.FROM, MOVES);
        if (applies) {
          one.addStatement("rules.applyZones(first, $L)", MOVES);
        }
        loops.loop(code, pieces, word, one.endControlFlow().build());
      }
      code.endControlFlow();
    }
    return code.build();
  }
}
