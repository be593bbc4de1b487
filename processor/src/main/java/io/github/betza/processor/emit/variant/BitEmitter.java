package io.github.betza.processor.emit.variant;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
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
import java.util.function.IntFunction;

/**
 * Writes how the moves of a game on at most 128 squares are listed by sets of bits. A kind whose
 * moves they cannot express is left to the code of its notation, alone.
 */
final class BitEmitter {
  /**
   * Each shape of moves needs a few tables, and a class makes all of its tables in one method,
   * which must not grow too large.
   */
  private static final int MOST_SHAPES = 120;

  private final GameSets game;
  private final BitLoops loops;

  BitEmitter(GameSource source, List<KindName> kinds) {
    this.game = GameSets.of(source, kinds);
    this.loops = new BitLoops(game);
  }

  /** Adds the methods and what they need, where there is something that sets of bits express. */
  void addTo(TypeSpec.Builder type) {
    // Sets of bits do not express that pieces decide whether others may move.
    if (game.source().board().squares() > BitWords.MOST_SQUARES || game.source().immobilizes()) {
      return;
    }
    Map<Integer, BitPlan> complete = plans(Map.of(), loops::plan);
    Map<Integer, BitPlan> plans = plans(complete, loops::quietPlan);
    if (plans.isEmpty()) {
      return;
    }
    boolean expressesAll = complete.size() == game.numbers().size();
    ReachWriter reaches = new ReachWriter(game, expressesAll && game.source().endsByMate());
    RoyalAttackers attackers = RoyalAttackers.of(game, complete);
    BitAttacks attacks = new BitAttacks(game, loops, reaches, attackers);
    Optional<MaskedGame> masked = MaskedGame.of(game, complete, attackers);
    List<MethodSpec> methods = new ArrayList<>();
    if (masked.isPresent()) {
      methods.addAll(new LegalLister(masked.get(), loops, reaches, attacks).methods());
    } else {
      methods.addAll(new BitLister(game, loops, reaches).methods(plans));
    }
    methods.addAll(attacks.methods());
    methods.addAll(reaches.methods());
    game.constants().fields().forEach(type::addField);
    methods.forEach(method -> type.addMethod(DocumentedMethod.of(method)));
  }

  /** Returns plans and those that a function has for other kinds, as far as there is room. */
  private Map<Integer, BitPlan> plans(
      Map<Integer, BitPlan> before, IntFunction<Optional<BitPlan>> planner) {
    Map<Integer, BitPlan> plans = new TreeMap<>(before);
    Set<BitTerm.Shape> shapes = new HashSet<>();
    plans.values().stream().flatMap(BitPlan::allTerms).forEach(term -> shapes.add(term.shape()));
    for (int kind : game.numbers()) {
      Optional<BitPlan> plan = before.containsKey(kind) ? Optional.empty() : planner.apply(kind);
      Set<BitTerm.Shape> all = new HashSet<>(shapes);
      plan.stream().flatMap(BitPlan::allTerms).forEach(term -> all.add(term.shape()));
      if (plan.isPresent() && all.size() <= MOST_SHAPES) {
        plans.put(kind, plan.get());
        shapes.addAll(all);
      }
    }
    return plans;
  }
}
