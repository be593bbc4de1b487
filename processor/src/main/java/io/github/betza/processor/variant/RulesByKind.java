package io.github.betza.processor.variant;

import io.github.betza.processor.variant.VariantFacts.BlockerFacts;
import io.github.betza.processor.variant.VariantFacts.GoalFacts;
import io.github.betza.processor.variant.VariantFacts.PromotionFacts;
import io.github.betza.processor.variant.VariantFacts.ZoneFacts;
import java.util.ArrayList;
import java.util.List;

/**
 * The rules of a game, each for one kind, where the annotation has the letters of several pieces.
 * Kind 0 stands for a letter that no piece has.
 */
public record RulesByKind(
    List<KindPromotion> promotions,
    List<KindZone> zones,
    List<KindBlocker> blockers,
    List<KindGoal> goals) {
  /** Copies the lists. */
  public RulesByKind {
    promotions = List.copyOf(promotions);
    zones = List.copyOf(zones);
    blockers = List.copyOf(blockers);
    goals = List.copyOf(goals);
  }

  /**
   * A promotion of a kind.
   *
   * @param kind the kind
   * @param choices the kinds that it may become
   * @param rule the whole rule
   */
  public record KindPromotion(int kind, List<Integer> choices, PromotionFacts rule) {
    /** Copies the list. */
    public KindPromotion {
      choices = List.copyOf(choices);
    }
  }

  /** The zone of a kind. */
  public record KindZone(int kind, ZoneFacts zone) {}

  /** A kind that is like the edge of the board to another. */
  public record KindBlocker(int of, int to) {}

  /** The squares on which a kind wins. */
  public record KindGoal(int kind, String squares) {}

  /** Returns the rules of a game. */
  public static RulesByKind of(VariantFacts facts) {
    List<KindPromotion> promotions = new ArrayList<>();
    for (PromotionFacts rule : facts.promotions()) {
      for (String of : Symbols.split(rule.of())) {
        List<Integer> choices = VariantFacts.choices(rule, of).stream().map(facts::kindOf).toList();
        promotions.add(new KindPromotion(facts.kindOf(of), choices, rule));
      }
    }
    List<KindZone> zones = new ArrayList<>();
    for (ZoneFacts zone : facts.zones()) {
      facts.kindsOf(zone.of()).forEach(kind -> zones.add(new KindZone(kind, zone)));
    }
    List<KindBlocker> blockers = new ArrayList<>();
    for (BlockerFacts blocker : facts.blockers()) {
      for (int of : facts.kindsOf(blocker.of())) {
        facts.kindsOf(blocker.to()).forEach(to -> blockers.add(new KindBlocker(of, to)));
      }
    }
    List<KindGoal> goals = new ArrayList<>();
    for (GoalFacts goal : facts.ends().goals()) {
      facts.kindsOf(goal.of()).forEach(kind -> goals.add(new KindGoal(kind, goal.squares())));
    }
    return new RulesByKind(promotions, zones, blockers, goals);
  }

  /** Returns the kinds that are like the edge of the board to a kind. */
  public List<Integer> blockersTo(int kind) {
    return blockers.stream().filter(blocker -> blocker.to() == kind).map(KindBlocker::of).toList();
  }
}
