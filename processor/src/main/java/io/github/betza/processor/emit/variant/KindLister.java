package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.MOVES;
import static io.github.betza.processor.emit.variant.GameVariables.TURN;

import io.github.betza.model.RulesByKind.KindPromotion;
import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Writes the statements that list the legal moves of a kind that has moves of different sorts: for
 * all pieces at once, leap by leap, or for the one on the bit {@code from}.
 */
final class KindLister {
  private static final CodeName TO = CodeName.variable("to");
  private static final CodeName TARGETS = CodeName.variable("targets");

  private final GameSets game;
  private final ReachWriter reaches;
  private final int kind;
  private final BitPlan plan;
  private final BitConstants constants;
  private final List<KindPromotion> promotions;

  KindLister(MaskedGame masked, ReachWriter reaches, int kind) {
    this.game = masked.game();
    this.reaches = reaches;
    this.kind = kind;
    this.plan = masked.plans().get(kind);
    this.constants = game.constants().of(game.name(kind));
    this.promotions = game.source().rules().promotionsOf(kind);
  }

  /** Returns whether all pieces can be moved at once. */
  boolean isPossible(BitShifter shifter) {
    return shifter.isPossible(plan.terms())
        && areDistinct(Ends.QUIET)
        && areDistinct(Ends.CAPTURE)
        && game.source().rules().promotesByArrival(kind)
        && plan.terms().stream().allMatch(term -> term.passed().size() <= 1);
  }

  /** Two leaps to one square are one move, but would be listed as two. */
  private boolean areDistinct(Ends ends) {
    List<Vector> steps =
        plan.terms().stream()
            .filter(term -> term.ends() == ends || term.ends() == Ends.BOTH)
            .map(term -> ((Leaps) term.shape()).steps())
            .flatMap(List::stream)
            .toList();
    return Set.copyOf(steps).size() == steps.size();
  }

  /** Returns the statements for the pieces in the set {@code movers}. */
  Code together(BitShifter shifter) {
    return shifter.writeEach(plan.terms(), 0, this::together);
  }

  private Code together(BitTerm term, Vector step, Code ends) {
    Code by = turned(step);
    CodeBuilder code = new CodeBuilder().add("{\n$>");
    code.addStatement(
        "long $L = $L & $L & $L$L",
        TO,
        ends,
        game.words().allowed(term.ends(), 0, false),
        TARGETS,
        game.source().rules().isConfined(kind)
            ? Code.of(" & $L[$L]", game.zone(kind), BitWords.SIDE)
            : Code.nothing());
    if (term.grants()) {
      Code passed = turned(term.passed().get(0));
      Code call = Code.of("sets.grantShifted($L, $L, $L, $L)", TO, by, passed, MOVES);
      grant(code, call, promotingSquares());
    } else {
      Code enemy = Code.of(term.ends() == Ends.QUIET ? "0" : "enemy");
      promote(code, "sets.promoteShifted($L, $L, $L, $L, $L)", by, enemy);
      code.addStatement("sets.appendShifted($L, $L, $L, $L)", TO, by, enemy, MOVES);
    }
    return code.add("$<}\n").build();
  }

  private Code turned(Vector step) {
    return Code.of("$L * $L", TURN, step.ranks() * game.source().board().files() + step.files());
  }

  /** Returns the statements for the piece on the bit {@code from}. */
  Code one() {
    CodeBuilder code = new CodeBuilder();
    for (BitTerm term : plan.terms().stream().filter(BitTerm::grants).toList()) {
      grant(
          code,
          Code.of(
              "sets.appendGranting($L,$W$L,$W0,$W$L,$W$L,$W$L)",
              BitWords.FROM,
              legal(List.of(term)),
              constants.passed(term.passed()),
              game.words().place(BitWords.FROM, 0),
              MOVES),
          Code.nothing());
    }
    List<BitTerm> plain = plan.terms().stream().filter(term -> !term.grants()).toList();
    if (!plain.isEmpty() || !plan.extras().isEmpty()) {
      code.addStatement("long $L = $L", TO, legal(plain));
      if (!game.source().rules().promotesByArrival(kind)) {
        code.add("$L\n", Code.comment("All bits, or none if it begins outside the zone."))
            .addStatement(
                "long begins = -($L[$L] >>> $L & 1)",
                game.promotion(kind),
                BitWords.SIDE,
                BitWords.FROM);
      }
      promote(code, "sets.promote($L, $L, $L, $L, $L)", BitWords.FROM, Code.of("enemy"));
      code.addStatement("sets.append($L, $L, enemy, $L)", BitWords.FROM, TO, MOVES);
    }
    return code.build();
  }

  private Code legal(List<BitTerm> terms) {
    Code to = reaches.targets(kind, plan, terms, ReachWriter.ANY, 0);
    return Code.of("$L$W& $L", to.operand(), TARGETS);
  }

  /** Returns the test whether some of the moves to the squares {@code to} promote. */
  private Code promotingSquares() {
    List<Code> zones = new ArrayList<>();
    for (int rule = 0; rule < promotions.size(); rule++) {
      zones.add(Code.of("$L[$L]", game.promotion(kind, rule), BitWords.SIDE));
    }
    return zones.size() == 1
        ? Code.of("($L & $L) != 0", TO, zones.get(0))
        : Code.of("($L & ($L)) != 0", TO, Code.join(zones, " | "));
  }

  /**
   * Writes moves that grant a right. They may promote as well, on short boards.
   *
   * @param test whether some do, or nothing if it is not known
   */
  private void grant(CodeBuilder code, Code call, Code test) {
    if (promotions.isEmpty()) {
      code.addStatement("$L", call);
      return;
    }
    CodeName first = CodeName.variable("first");
    Code promoted = Code.of("rules.applyZones($L, $L)", first, MOVES);
    code.add("{\n$>").addStatement("int $L = $L.size()", first, MOVES).addStatement("$L", call);
    if (test.isEmpty()) {
      code.addStatement("$L", promoted);
    } else {
      code.beginControlFlow("if ($L)", test).addStatement("$L", promoted).endControlFlow();
    }
    code.add("$<}\n");
  }

  /**
   * Writes the promotions among the moves to the squares {@code to}, and leaves the others there.
   *
   * @param call the call that lists some of them
   * @param origin from where or how they go
   */
  private void promote(CodeBuilder code, String call, Code origin, Code enemy) {
    for (int rule = 0; rule < promotions.size(); rule++) {
      CodeName promoting =
          CodeName.variable("promoting" + (promotions.size() == 1 ? "" : rule + 1));
      code.addStatement("long $L = $L & $L", promoting, TO, which(rule))
          .beginControlFlow("if ($L != 0)", promoting)
          .addStatement(call, origin, promoting, enemy, choices(rule), MOVES);
      if (!promotions.get(rule).rule().optional()) {
        code.addStatement("$L ^= $L", TO, promoting);
      }
      code.endControlFlow();
    }
  }

  private Code which(int rule) {
    Code zone = Code.of("$L[$L]", game.promotion(kind, rule), BitWords.SIDE);
    return switch (promotions.get(rule).rule().on()) {
      case CONTACT -> Code.of("($L | begins)", zone);
      case ENTRY_OR_CAPTURE -> Code.of("($L & ~begins | enemy & begins)", zone);
      case ARRIVAL -> zone;
    };
  }

  private String choices(int rule) {
    Code kinds =
        Code.join(
            promotions.get(rule).choices().stream()
                .map(choice -> Code.of("$L", game.name(choice)))
                .toList(),
            ", ");
    return constants.kinds("CHOICES", kinds);
  }
}
