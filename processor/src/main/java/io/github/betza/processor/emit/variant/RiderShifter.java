package io.github.betza.processor.emit.variant;

import static io.github.betza.processor.emit.variant.GameVariables.LEGAL;

import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitTerm.Ends;
import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Writes the moves of all riders of a side at once, direction by direction, on a board of at most
 * 64 squares. Of two riders that go the same way along one line the first one stops the other, so
 * no square is reached twice in a direction, whatever the kinds of the riders are, and the squares
 * can be counted. That pays where several pieces go the same way, such as rooks and queens.
 */
final class RiderShifter {
  private static final CodeName MOVERS = CodeName.variable("movers");

  private final GameSets game;

  /** The steps, by the kinds that ride with them. */
  private final Map<List<Integer>, List<Vector>> groups;

  private RiderShifter(GameSets game, Map<List<Integer>, List<Vector>> groups) {
    this.game = game;
    this.groups = groups;
  }

  /** Returns the writer for those kinds of a game that it pays to move at once, if any. */
  static RiderShifter of(GameSets game, BitLoops loops, Map<Integer, BitPlan> plans) {
    Map<Integer, BitPlan> riders = new TreeMap<>(plans);
    riders.entrySet().removeIf(each -> !isRider(game, loops, each.getKey(), each.getValue()));
    int before;
    do {
      before = riders.size();
      Map<Vector, List<Integer>> kinds = bySteps(riders);
      riders
          .values()
          .removeIf(
              plan -> steps(plan).stream().anyMatch(step -> !loops.areNumerous(kinds.get(step))));
    } while (riders.size() < before);
    Map<List<Integer>, List<Vector>> groups = new LinkedHashMap<>();
    bySteps(riders)
        .forEach(
            (step, kinds) -> groups.computeIfAbsent(kinds, none -> new ArrayList<>()).add(step));
    return new RiderShifter(game, groups);
  }

  private static Map<Vector, List<Integer>> bySteps(Map<Integer, BitPlan> riders) {
    Map<Vector, List<Integer>> kinds = new LinkedHashMap<>();
    riders.forEach(
        (kind, plan) ->
            steps(plan)
                .forEach(step -> kinds.computeIfAbsent(step, none -> new ArrayList<>()).add(kind)));
    return kinds;
  }

  private static List<Vector> steps(BitPlan plan) {
    return plan.terms().stream().map(term -> ((Slide) term.shape()).step()).toList();
  }

  /** Returns whether a kind rides, and nothing makes some of its moves other than the rest. */
  private static boolean isRider(GameSets game, BitLoops loops, int kind, BitPlan plan) {
    KindRules rules = game.source().rules();
    return game.words().count() == 1
        && !loops.isChecked(kind)
        && !plan.castles()
        && plan.enPassant().isEmpty()
        && plan.extras().isEmpty()
        && rules.promotionsOf(kind).isEmpty()
        && !rules.isConfined(kind)
        && !rules.isBlocker(kind)
        && rules.blockersTo(kind).isEmpty()
        && BitTerm.areSymmetric(plan.terms())
        && plan.terms().stream().allMatch(term -> isRide(game, term));
  }

  private static boolean isRide(GameSets game, BitTerm term) {
    return term.shape() instanceof Slide slide
        && slide.isDirect()
        && !slide.joined()
        && term.ends() == Ends.BOTH
        && !term.initial()
        && !term.grants()
        && game.rides().serve(slide.step(), slide.most());
  }

  /** Returns whether the moves of a kind are counted here. */
  boolean moves(int kind) {
    return groups.keySet().stream().anyMatch(kinds -> kinds.contains(kind));
  }

  /** Returns the code that adds the number of moves of those riders that nothing pins. */
  Code count() {
    CodeBuilder code = new CodeBuilder();
    groups.forEach(
        (kinds, steps) -> {
          code.add("$L\n", Code.comment(names(kinds) + ": all of them at once."));
          code.addStatement("$L = ($L) & $L.free(0)", MOVERS, pieces(kinds), LEGAL);
          code.beginControlFlow("if ($L != 0)", MOVERS);
          BitWords words = game.words();
          code.addStatement(
              "long ends = ~$L & $L", words.variable("own", 0), words.variable("targets", 0));
          steps.forEach(step -> code.addStatement("count += $L", reached(step)));
          code.endControlFlow();
        });
    return code.build();
  }

  private Code reached(Vector step) {
    return Code.of(
        "$T.bitCount($L & ends)",
        Long.class,
        game.rides().reach(List.of(MOVERS), step, Integer.MAX_VALUE, 0));
  }

  private Code pieces(List<Integer> kinds) {
    return Code.join(
        kinds.stream().map(kind -> game.words().pieces(game.name(kind), 0)).toList(), " | ");
  }

  private String names(List<Integer> kinds) {
    return kinds.stream()
        .map(kind -> game.source().piece(kind).typeName())
        .collect(Collectors.joining(" and "));
  }
}
