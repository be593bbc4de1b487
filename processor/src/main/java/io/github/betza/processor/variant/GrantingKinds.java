package io.github.betza.processor.variant;

import io.github.betza.board.PieceTrait;
import io.github.betza.processor.trait.PieceTraits;
import io.github.betza.processor.variant.VariantFacts.PromotionFacts;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The kinds of which a move may grant the right to capture the mover en passant.
 *
 * @param kinds the kinds
 * @param royal whether a royal piece may be captured so, perhaps one that has just promoted
 */
public record GrantingKinds(Set<Integer> kinds, boolean royal) {
  /** Looks at the pieces of a game. */
  public static GrantingKinds of(VariantFacts facts) {
    List<PieceTraits> traits =
        IntStream.rangeClosed(1, facts.pieces().size()).mapToObj(facts::traits).toList();
    Set<Integer> kinds = new TreeSet<>();
    if (traits.stream().anyMatch(each -> each.has(PieceTrait.EN_PASSANT))) {
      // Who makes another piece move, or moves as it does, leaves open which kind has moved how.
      boolean any =
          traits.stream()
              .anyMatch(each -> each.has(PieceTrait.EXCITING) || each.has(PieceTrait.BORROWING));
      IntStream.rangeClosed(1, traits.size())
          .filter(kind -> any || grants(traits.get(kind - 1)))
          .forEach(kinds::add);
    }
    boolean royal =
        kinds.stream().anyMatch(kind -> facts.piece(kind).royal())
            || facts.promotions().stream().anyMatch(rule -> mayCrown(facts, kinds, rule));
    return new GrantingKinds(kinds, royal);
  }

  private static boolean grants(PieceTraits traits) {
    return traits.has(PieceTrait.EN_PASSANT)
        || traits.has(PieceTrait.IMITATING)
        || traits.has(PieceTrait.CAPTURING_ALIKE);
  }

  /** Returns whether some kind may become royal by a move that grants the right as well. */
  private static boolean mayCrown(VariantFacts facts, Set<Integer> kinds, PromotionFacts rule) {
    return Symbols.split(rule.of()).stream()
        .filter(of -> kinds.contains(facts.kindOf(of)))
        .filter(of -> mayBecomeRoyal(facts, rule, of))
        .anyMatch(of -> new GrantingPromotion(facts).isPossible(facts.kindOf(of), rule));
  }

  private static boolean mayBecomeRoyal(VariantFacts facts, PromotionFacts rule, String of) {
    return VariantFacts.choices(rule, of).stream()
        .map(facts::kindOf)
        .anyMatch(kind -> kind != 0 && facts.piece(kind).royal());
  }

  /** Returns the kinds as numbers. */
  int[] numbers() {
    return kinds.stream().mapToInt(Integer::intValue).toArray();
  }
}
