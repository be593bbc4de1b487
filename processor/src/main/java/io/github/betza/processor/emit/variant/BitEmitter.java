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
    if (game.source().board().squares() > BitWords.MOST_SQUARES
        || !FastPath.LISTED_BY_SETS.fits(game.source().features())) {
      return;
    }
    Map<Integer, BitPlan> plans = plans();
    if (plans.isEmpty()) {
      return;
    }
    boolean expressesAll = plans.size() == game.numbers().size();
    ReachWriter reaches = new ReachWriter(game, expressesAll && game.source().endsByMate());
    List<MethodSpec> methods =
        new ArrayList<>(new GameLister(game, loops, reaches, plans).methods());
    methods.addAll(reaches.methods());
    game.constants().fields().forEach(type::addField);
    methods.forEach(method -> type.addMethod(DocumentedMethod.of(method)));
  }

  /** Returns how sets of bits express the kinds, as far as they do, and there is room. */
  private Map<Integer, BitPlan> plans() {
    Map<Integer, BitPlan> plans = new TreeMap<>();
    Set<BitTerm.Shape> shapes = new HashSet<>();
    for (int kind : game.numbers()) {
      Optional<BitPlan> plan = loops.plan(kind);
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
