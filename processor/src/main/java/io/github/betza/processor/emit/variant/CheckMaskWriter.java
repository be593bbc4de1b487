package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.MOVES;
import static io.github.betza.processor.emit.variant.GameVariables.TURN;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.github.betza.model.AttackPath;
import io.github.betza.model.AttackPath.Leg;
import io.github.betza.model.FastPath;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Writes the code that finds the checks and pins of a game by its own tables, and the moves of its
 * royal piece: on a board of at most 64 squares, with one royal piece a side, if all attacks are
 * straight and over empty squares. All other games use the runtime's tables, which are slower.
 */
final class CheckMaskWriter {
  private static final CodeName ROYAL = CodeName.variable("royal");
  private static final CodeName ESCAPES = CodeName.variable("escapes");
  private static final CodeName TARGET = CodeName.variable("target");
  private static final Code OTHER = Code.of("$L ^ 1", BitWords.SIDE);
  private static final Code OPPONENT = Code.of("($L ^ 1)", BitWords.SIDE);

  private final GameSets game;
  private final BitLoops loops;
  private final ReachWriter reaches;
  private final Map<Integer, BitPlan> plans;
  private final int royal;

  CheckMaskWriter(GameSets game, BitLoops loops, ReachWriter reaches, Map<Integer, BitPlan> plans) {
    this.game = game;
    this.loops = loops;
    this.reaches = reaches;
    this.plans = plans;
    this.royal = royals(game.source(), game.numbers()).get(0);
  }

  /** Returns whether a game meets these conditions. */
  static boolean isPossible(GameSets game, Map<Integer, BitPlan> plans) {
    GameSource source = game.source();
    List<Integer> royals = royals(source, game.numbers());
    return game.words().count() == 1
        && FastPath.CHECKS_BY_GAME.fits(source.features())
        && royals.size() == 1
        && plans.size() == game.numbers().size()
        && !source.board().hasHoles()
        && plans.values().stream().allMatch(CheckMaskWriter::isPlain)
        && plans.get(royals.get(0)).castlings().stream().allMatch(each -> each.inset() == 0)
        && source.pieces().stream().noneMatch(piece -> piece.attacks().isEmpty())
        && areStraight(source.pieces().stream().flatMap(piece -> piece.attacks().get().stream()));
  }

  private static List<Integer> royals(GameSource source, List<Integer> kinds) {
    return kinds.stream().filter(kind -> source.piece(kind).royal()).toList();
  }

  private static boolean isPlain(BitPlan plan) {
    return plan.terms().stream().noneMatch(term -> term.ends() != Ends.QUIET && term.initial());
  }

  /** Returns whether two squares determine which squares between must be empty, for all attacks. */
  private static boolean areStraight(Stream<AttackPath> paths) {
    Map<Vector, List<Leg>> directions = new HashMap<>();
    return paths.allMatch(
        path -> {
          Leg leg = path.legs().get(0);
          if (path.isJoined() || path.legs().size() > 1) {
            return false;
          }
          Vector direction = new Vector(leg.files(), leg.ranks()).shortest();
          boolean back = direction.files() < 0 || (direction.files() == 0 && direction.ranks() < 0);
          List<Leg> others =
              directions.computeIfAbsent(
                  back ? direction.opposite() : direction, none -> new ArrayList<>());
          others.add(leg);
          return others.stream().allMatch(other -> areAlike(leg, other));
        });
  }

  /** Returns whether attacks along one line have the same squares between two of its squares. */
  private static boolean areAlike(Leg leg, Leg other) {
    boolean haveSameStep =
        Math.abs(leg.files()) == Math.abs(other.files())
            && Math.abs(leg.ranks()) == Math.abs(other.ranks());
    return haveSameStep || (leg.most() == 1 && other.most() == 1);
  }

  /** Returns the statements that find checks and pins. */
  Code look() {
    return new CodeBuilder()
        .addStatement(
            "int $L = $L", ROYAL, game.words().lowest(game.words().pieces(game.name(royal), 0), 0))
        .addStatement("masks.look($L, $L, attackers($L, $L))", BitWords.SIDE, ROYAL, OTHER, ROYAL)
        .build();
  }

  /** Returns the statements that list the moves of the royal piece. */
  Code royal() {
    BitPlan plan = plans.get(royal);
    CodeBuilder code = new CodeBuilder();
    code.add("$L\n", Code.comment(game.source().piece(royal).typeName() + "."));
    if (plan.hasNullMove()) {
      code.beginControlFlow("if (masks.allowNullMove())")
          .addStatement("sets.appendNullMove($L, $L)", ROYAL, MOVES)
          .endControlFlow();
    }
    Code reached = loops.wanted(reaches, royal, plan, plan.terms(), ReachWriter.ANY, 0);
    code.addStatement("long $L = $L", ESCAPES, reached.withName(BitWords.FROM, ROYAL));
    List<CodeName> ways =
        IntStream.rangeClosed(1, plan.castlings().size())
            .mapToObj(number -> CodeName.variable("crossed" + number))
            .toList();
    for (int i = 0; i < ways.size(); i++) {
      code.addStatement(
          "long $L = ($L >>> $L & 1) == 0 ? 0 : masks.crossed($L, $L)",
          ways.get(i),
          CodeName.variable("unmoved"),
          ROYAL,
          step(plan.castlings().get(i)),
          plan.castlings().get(i).steps());
    }
    List<CodeName> looked = new ArrayList<>(List.of(ESCAPES));
    looked.addAll(ways);
    Code any = Code.join(looked.stream().map(name -> Code.of("$L", name)).toList(), " | ");
    // The royal piece itself does not stop attacks on the squares beyond it.
    code.beginControlFlow(ways.isEmpty() ? "if ($L != 0)" : "if (($L) != 0)", any)
        .addStatement(
            "long attacked = attacked($L, $L & ~(1L << $L))",
            OTHER,
            CodeName.variable(BitWords.OCCUPIED),
            ROYAL)
        .addStatement(
            "sets.append($L, $L & ~attacked, $L, $L)",
            ROYAL,
            ESCAPES,
            CodeName.variable("enemy"),
            MOVES);
    for (int i = 0; i < ways.size(); i++) {
      Castling castling = plan.castlings().get(i);
      code.beginControlFlow("if ($L != 0 && ($L & attacked) == 0)", ways.get(i), ways.get(i))
          .addStatement("masks.castle($L, $L, $L)", step(castling), castling.steps(), MOVES)
          .endControlFlow();
    }
    return code.endControlFlow().build();
  }

  private static Code step(Castling castling) {
    return Code.of(castling.direction() > 0 ? "$L" : "-$L", TURN);
  }

  /** Returns the methods that find attacks. */
  List<MethodSpec> methods() {
    return List.of(attackers(), attacked());
  }

  private static MethodSpec.Builder overriding(String name) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(TypeName.LONG)
        .addParameter(TypeName.INT, BitWords.SIDE.name());
  }

  private MethodSpec attackers() {
    List<Code> found = new ArrayList<>();
    for (int kind : game.numbers()) {
      if (!captures(kind).isEmpty()) {
        Code pieces = game.words().pieces(game.name(kind), 0);
        found.add(Code.of("($L & $L)", pieces, origins(kind).operand()));
      }
    }
    return overriding("attackers")
        .addParameter(TypeName.INT, TARGET.name())
        .addStatement("return $L", found.isEmpty() ? "0" : Code.join(found, "\n| ").block())
        .build();
  }

  /**
   * Returns the squares from which a kind attacks a target: for a leaper the squares that its enemy
   * would reach.
   */
  private Code origins(int kind) {
    boolean leaps =
        captures(kind).stream()
            .allMatch(term -> term.shape() instanceof Leaps all && all.conditions().isEmpty());
    if (leaps && !game.source().rules().isConfined(kind)) {
      return reach(kind).withName(BitWords.FROM, TARGET).withName(BitWords.SIDE, OPPONENT);
    }
    return Code.of("$L[$L]", game.attackOrigins(kind), game.words().place(TARGET, 0));
  }

  private MethodSpec attacked() {
    CodeBuilder code = new CodeBuilder();
    Map<Integer, Code> others = new LinkedHashMap<>();
    BitShifter shifter =
        new BitShifter(game.source().board().files(), game.words(), game.constants());
    for (int kind : game.numbers()) {
      List<BitTerm> terms = captures(kind);
      Code pieces = game.words().pieces(game.name(kind), 0);
      if (!terms.isEmpty() && loops.areNumerous(kind) && shifter.isPossible(terms)) {
        Code leaps = shifter.writeEach(terms, (term, step, ends) -> add(kind, ends));
        code.add(leaps.withName(game.words().variable("movers", 0), pieces));
      } else if (kind == royal && !terms.isEmpty()) {
        code.add(add(kind, reach(kind)).withName(BitWords.FROM, game.words().lowest(pieces, 0)));
      } else if (!terms.isEmpty() && game.source().rules().isConfined(kind)) {
        loops.loop(code, pieces, 0, add(kind, reach(kind)));
      } else if (!terms.isEmpty()) {
        others.put(kind, reach(kind));
      }
    }
    for (SharedReach shared : SharedReach.of(others)) {
      Code added = add(shared.kinds().get(0), shared.reach());
      loops.loop(
          code,
          shared.pieces(game),
          0,
          shared.reach().members().size() > 1
              ? added
              : added.withName(BitWords.FROM, game.words().lowest(CodeName.variable("left"), 0)));
    }
    Code statements = code.build();
    MethodSpec.Builder method =
        overriding("attacked").addParameter(TypeName.LONG, BitWords.OCCUPIED);
    if (statements.names().contains(TURN)) {
      method.addCode(BitLoops.TURNED.block());
    }
    return method
        .addStatement("long attacked = 0")
        .addCode(statements.block())
        .addStatement("return attacked")
        .build();
  }

  private Code add(int kind, Code set) {
    boolean isConfined = game.source().rules().isConfined(kind);
    Code within =
        isConfined ? Code.of(" & $L[$L]", game.zone(kind), BitWords.SIDE) : Code.nothing();
    return new CodeBuilder()
        .addStatement("attacked |= $L$L", isConfined ? set.operand() : set, within)
        .build();
  }

  private List<BitTerm> captures(int kind) {
    return plans.get(kind).terms().stream().filter(term -> term.ends() != Ends.QUIET).toList();
  }

  /** Returns the squares that a piece attacks, whatever is there. */
  private Code reach(int kind) {
    return Code.union(
        Stream.of(Ends.CAPTURE, Ends.BOTH)
            .map(ends -> captures(kind).stream().filter(term -> term.ends() == ends).toList())
            .filter(some -> !some.isEmpty())
            .flatMap(some -> reaches.members(kind, some, ReachWriter.ANY, 0).members().stream())
            .toList());
  }
}
