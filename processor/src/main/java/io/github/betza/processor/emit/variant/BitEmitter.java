package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import io.github.betza.model.FastPath;
import io.github.betza.processor.emit.bits.BitPlan;
import io.github.betza.processor.emit.bits.BitTerm;
import io.github.betza.processor.emit.bits.BitWords;
import io.github.betza.processor.emit.code.DocumentedMethod;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Writes the code that lists the moves of a game on at most 128 squares by sets of bits. If they
 * cannot express the moves of a kind, only the code of its notation lists them.
 */
final class BitEmitter {
  /**
   * Each shape of moves needs a few tables, and a class makes all of its tables in one method,
   * which must not grow too large.
   */
  private static final int MOST_SHAPES = 120;

  private final GameSets game;
  private final BitLoops loops;
  private final Map<Integer, BitPlan> plans;
  private final boolean masked;

  BitEmitter(GameSource source, List<KindName> kinds) {
    this.game = GameSets.of(source, kinds);
    this.plans = isPossible() ? plans(new BitLoops(game, false)) : Map.of();
    this.masked = CheckMaskWriter.isPossible(game, plans);
    this.loops = new BitLoops(game, masked);
  }

  private boolean isPossible() {
    return game.source().board().squares() <= BitWords.MOST_SQUARES
        && FastPath.LISTED_BY_SETS.fits(game.source().features());
  }

  /** Returns whether the game finds its checks itself. */
  boolean findsChecks() {
    return masked;
  }

  /** Returns whether sets of bits express the moves of all kinds. */
  boolean expressesAll() {
    return game.areAll(plans.keySet());
  }

  /** Adds the methods and their parts, if sets of bits express some moves. */
  void addTo(TypeSpec.Builder type) {
    if (plans.isEmpty()) {
      return;
    }
    ReachWriter reaches = new ReachWriter(game, expressesAll() && game.source().endsByMate());
    Optional<CheckMaskWriter> masks =
        masked ? Optional.of(new CheckMaskWriter(game, loops, reaches, plans)) : Optional.empty();
    List<MethodSpec> methods =
        new ArrayList<>(new GameLister(game, loops, reaches, plans, masks).methods());
    methods.addAll(reaches.methods());
    game.constants().fields().forEach(type::addField);
    methods.forEach(method -> type.addMethod(DocumentedMethod.of(method)));
  }

  /** Returns the plans of the kinds that sets of bits express, within the size of a method. */
  private Map<Integer, BitPlan> plans(BitLoops planner) {
    Map<Integer, BitPlan> found = new TreeMap<>();
    Set<BitTerm.Shape> shapes = new HashSet<>();
    for (int kind : game.numbers()) {
      Optional<BitPlan> plan = planner.plan(kind);
      Set<BitTerm.Shape> all = new HashSet<>(shapes);
      plan.stream().flatMap(BitPlan::allTerms).forEach(term -> all.add(term.shape()));
      if (plan.isPresent() && all.size() <= MOST_SHAPES) {
        found.put(kind, plan.get());
        shapes.addAll(all);
      }
    }
    return found;
  }
}
