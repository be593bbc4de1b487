package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.TURN;

import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.path.Alternative.Castling;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Writes what attacks the royal piece of the side to move, what pins which of its pieces, and the
 * moves of the royal piece.
 */
final class RoyalLister {
  static final CodeName ROYAL = CodeName.variable("royal");
  static final CodeName CHECKERS = CodeName.variable("checkers");
  static final CodeName PINNERS = CodeName.variable("pinners");
  static final CodeName PINNED = CodeName.variable("pinned");
  static final CodeName RIDERS = CodeName.variable("riders");

  private static final CodeName ESCAPES = CodeName.variable("escapes");
  private static final CodeName ATTACKED = CodeName.variable("attacked");
  private static final CodeName OCCUPIED = CodeName.variable(BitWords.OCCUPIED);
  private static final CodeName UNMOVED = CodeName.variable("unmoved");

  private final MaskedGame masked;
  private final GameSets game;
  private final ListerSets sets;
  private final BitLoops loops;
  private final ReachWriter reaches;
  private final BitAttacks attacks;
  private final BitPlan plan;

  RoyalLister(
      MaskedGame masked, ListerSets sets, BitLoops loops, ReachWriter reaches, BitAttacks attacks) {
    this.masked = masked;
    this.game = masked.game();
    this.sets = sets;
    this.loops = loops;
    this.reaches = reaches;
    this.attacks = attacks;
    this.plan = masked.plans().get(masked.royal());
  }

  /** Returns the name of the table of the squares between two. */
  String between() {
    return game.constants()
        .set(
            "BETWEEN",
            "The squares between a royal piece and what attacks it, by the squares of both.",
            Code.of("$L.between()", GameShell.RULES));
  }

  /** Returns the statements that find what attacks the royal piece, and what pins which pieces. */
  Code lines() {
    CodeBuilder code = new CodeBuilder();
    code.addStatement("int $L = $L", ROYAL, game.words().lowest(sets.own(masked.royal()), 0));
    code.addStatement("long $L = 0", PINNERS);
    code.addStatement("long $L = 0", PINNED);
    code.addStatement("long $L = $L", CHECKERS, attacks.enemies(true, ROYAL, this::enemies));
    code.addStatement("long $L = $L", RIDERS, attacks.enemies(false, ROYAL, this::enemies));
    CodeBuilder one = new CodeBuilder();
    one.addStatement(
            "long blocks = $L[$L * $L + $L] & $L",
            between(),
            ROYAL,
            Long.SIZE,
            BitWords.FROM,
            OCCUPIED)
        .beginControlFlow("if (blocks == 0)")
        .addStatement("$L |= left & -left", CHECKERS)
        .nextControlFlow("else if ((blocks & (blocks - 1)) == 0 && (blocks & own) != 0)")
        .addStatement("$L |= blocks", PINNED)
        .addStatement("$L |= left & -left", PINNERS)
        .endControlFlow();
    loops.loop(code, RIDERS, 0, one.build());
    return code.build();
  }

  private Code enemies(int kind, int word) {
    return sets.enemy(kind);
  }

  /** Returns the statements that list the moves of the royal piece. */
  Code moves() {
    CodeBuilder code = new CodeBuilder();
    if (plan.hasNullMove()) {
      code.beginControlFlow("if ($L == 0)", CHECKERS)
          .addStatement("sets.appendNullMove($L, $L)", ROYAL, GameVariables.MOVES)
          .endControlFlow();
    }
    code.addStatement(
        "long $L = $L",
        ESCAPES,
        reaches
            .targets(masked.royal(), plan, plan.terms(), ReachWriter.ANY, 0)
            .withName(BitWords.FROM, ROYAL));
    List<CodeName> ways =
        IntStream.rangeClosed(1, plan.castlings().size())
            .mapToObj(number -> CodeName.variable("crossed" + number))
            .toList();
    ways.forEach(way -> code.addStatement("long $L = 0", way));
    if (plan.castles()) {
      code.beginControlFlow("if ($L == 0 && ($L >>> $L & 1) != 0)", CHECKERS, UNMOVED, ROYAL);
      for (int i = 0; i < ways.size(); i++) {
        code.addStatement("$L = $L", ways.get(i), crossed(plan.castlings().get(i)));
      }
      code.endControlFlow();
    }
    List<CodeName> looked = new ArrayList<>(List.of(ESCAPES));
    looked.addAll(ways);
    Code any = Code.join(looked, " | ");
    // The royal piece itself does not stop what attacks the squares behind it.
    code.beginControlFlow(ways.isEmpty() ? "if ($L != 0)" : "if (($L) != 0)", any)
        .addStatement(
            "long $L = $L($L, $L & ~$L)",
            ATTACKED,
            BitAttacks.ATTACKED_SQUARES,
            ListerSets.OTHER,
            OCCUPIED,
            sets.own(masked.royal()))
        .addStatement(
            "sets.append($L, $L & ~$L, enemy, $L)", ROYAL, ESCAPES, ATTACKED, GameVariables.MOVES);
    for (int i = 0; i < ways.size(); i++) {
      CodeName way = ways.get(i);
      Castling castling = plan.castlings().get(i);
      code.beginControlFlow("if ($L != 0 && ($L & $L) == 0)", way, way, ATTACKED)
          .addStatement(
              "sets.castle($L, $L, $L, $L, $L, $L)",
              ROYAL,
              table(castling),
              game.words().place(ROYAL),
              Code.of(castling.direction() > 0 ? "$L" : "-$L", TURN),
              castling.steps(),
              GameVariables.MOVES)
          .endControlFlow();
    }
    return code.endControlFlow().build();
  }

  /** Returns the squares that the royal piece crosses where it may castle unless attacked. */
  private Code crossed(Castling castling) {
    return Code.of(
        "$T.crossed($L,$W$L,$Wown & $L,$W$L)",
        BitConstants.CASTLINGS,
        table(castling),
        game.words().place(ROYAL),
        UNMOVED,
        OCCUPIED);
  }

  private String table(Castling castling) {
    return game.constants().of(game.name(masked.royal())).castling(castling);
  }
}
