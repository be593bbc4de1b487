package io.github.betza.processor.variant.attack;

import io.github.betza.Promoting;
import io.github.betza.board.Board;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.board.Side;
import io.github.betza.model.Promotion;
import io.github.betza.model.RulesByKind.KindPromotion;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.trait.PieceTraits;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.Squares;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.reach.Starts;
import io.github.betza.processor.variant.reach.Travel;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The kinds of which a move may grant the right to capture the mover en passant.
 *
 * @param kinds the kinds
 * @param royal whether a royal piece may be captured en passant, even one that has just promoted
 * @param inClasses whether the classes of the pieces already contain all this, so that the rules
 *     need not
 */
public record GrantingKinds(Set<Integer> kinds, boolean royal, boolean inClasses) {
  /** Returns the kinds for the pieces of a game. */
  public static GrantingKinds of(VariantFacts facts) {
    List<PieceTraits> traits =
        IntStream.rangeClosed(1, facts.pieces().size()).mapToObj(facts::traits).toList();
    Set<Integer> kinds = new TreeSet<>();
    if (traits.stream().anyMatch(each -> each.has(Trait.EN_PASSANT))) {
      // If a piece moves another one, or moves as another does, any kind may have moved so.
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
    // No class contains whether a piece becomes royal by a move.
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

  /**
   * Finds whether a move may both grant the right to capture the mover en passant and promote it.
   * The double step of a pawn from its square in the setup does not reach the promotion zone; then
   * attacks on the promoted piece do not depend on that right.
   */
  private static final class GrantingPromotion {
    private final VariantFacts facts;
    private final Geometry geometry;
    private final Optional<Board> setup;

    GrantingPromotion(VariantFacts facts) {
      this.facts = facts;
      this.geometry = new Geometry(facts.files(), facts.ranks());
      this.setup = SetupBoard.placement(facts);
    }

    /** Returns whether some move of a kind may do both, for one promotion. */
    boolean isPossible(int kind, Promotion promotion) {
      return setup.isEmpty()
          || promotion.on() != Promoting.ARRIVAL
          || moveOthersWay(kind)
          || IntStream.rangeClosed(Side.WHITE, Side.BLACK)
              .anyMatch(side -> leadsIntoZone(kind, side, promotion.zone()));
    }

    /** Returns whether a kind may move as another one does, or be moved by another. */
    private boolean moveOthersWay(int kind) {
      return VariantFacts.hasOthersMoves(facts.traits(kind)) || facts.some(Trait.EXCITING);
    }

    private boolean leadsIntoZone(int kind, int side, String zone) {
      BitSet squares = Squares.of(geometry, zone, side);
      Starts starts = new Starts(facts, geometry, setup.orElseThrow());
      return facts.moves(kind).stream()
          .filter(Walk.class::isInstance)
          .map(Walk.class::cast)
          .anyMatch(
              walk -> {
                BitSet from = walk.initial() ? starts.setUp(kind, side) : starts.open();
                return grantingEnds(walk, side, from).intersects(squares);
              });
    }

    /** Returns the squares on which moves that grant the right may end. */
    private BitSet grantingEnds(Walk walk, int side, BitSet from) {
      return new Travel(geometry, List.of(walk), side, square -> true, Landing::grantsEnPassant)
          .endsFromAny(from);
    }
  }
}
