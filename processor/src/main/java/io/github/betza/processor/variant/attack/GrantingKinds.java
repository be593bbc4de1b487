package io.github.betza.processor.variant.attack;

import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.model.RulesByKind.KindPromotion;
import io.github.betza.processor.trait.PieceTraits;
import io.github.betza.processor.variant.VariantFacts;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The kinds of which a move may grant the right to capture the mover en passant.
 *
 * @param kinds the kinds
 * @param royal whether a royal piece may be captured so, perhaps one that has just promoted
 * @param inClasses whether the classes of the pieces have all this, so that the rules need not
 */
public record GrantingKinds(Set<Integer> kinds, boolean royal, boolean inClasses) {
  /** Looks at the pieces of a game. */
  public static GrantingKinds of(VariantFacts facts) {
    List<PieceTraits> traits =
        IntStream.rangeClosed(1, facts.pieces().size()).mapToObj(facts::traits).toList();
    Set<Integer> kinds = new TreeSet<>();
    if (traits.stream().anyMatch(each -> each.has(Trait.EN_PASSANT))) {
      // Where a piece makes another move, or moves as it does, any kind may have moved so.
      boolean any =
          traits.stream().anyMatch(each -> each.has(Trait.EXCITING) || each.has(Trait.BORROWING));
      IntStream.rangeClosed(1, traits.size())
          .filter(kind -> any || grants(traits.get(kind - 1)))
          .forEach(kinds::add);
    }
    List<KindPromotion> crownings =
        facts.byKind().promotions().stream()
            .filter(promotion -> kinds.contains(promotion.kind()))
            .filter(promotion -> mayBecomeRoyal(facts, promotion))
            .toList();
    boolean royal =
        kinds.stream().anyMatch(kind -> facts.piece(kind).royal())
            || crownings.stream()
                .anyMatch(
                    each -> new GrantingPromotion(facts).isPossible(each.kind(), each.rule()));
    // No class has whether a piece becomes royal by a move.
    return new GrantingKinds(kinds, royal, crownings.isEmpty());
  }

  private static boolean grants(PieceTraits traits) {
    return traits.has(Trait.EN_PASSANT)
        || traits.has(Trait.IMITATING)
        || traits.has(Trait.CAPTURING_ALIKE);
  }

  private static boolean mayBecomeRoyal(VariantFacts facts, KindPromotion promotion) {
    return promotion.choices().stream().anyMatch(kind -> kind != 0 && facts.piece(kind).royal());
  }

  /** Returns the kinds as numbers. */
  public int[] numbers() {
    return kinds.stream().mapToInt(Integer::intValue).toArray();
  }
}
