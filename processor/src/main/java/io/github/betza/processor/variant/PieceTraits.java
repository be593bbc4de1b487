package io.github.betza.processor.variant;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.Imitation;
import io.github.betza.processor.path.Alternative.ImitativeCapture;
import io.github.betza.processor.path.Alternative.Pass;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Deed;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Wrap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What a game wants to know of a piece.
 *
 * @param initial whether it has moves, other than castling, that only an unmoved piece has
 * @param castles whether it castles while it has not moved
 * @param direct whether it attacks over empty squares only, and neither other pieces nor its place
 *     on the board decide how
 * @param imitates whether it moves as the piece that moved last
 * @param distant whether it may capture elsewhere than on the square where its move ends
 * @param grants whether it may be captured en passant
 * @param excites whether it may make other pieces move in its place
 * @param borrows whether it may move as another piece does that stands on its way
 * @param displaces whether it may put other pieces on squares that their own moves do not reach
 */
public record PieceTraits(
    boolean initial,
    boolean castles,
    boolean direct,
    boolean imitates,
    boolean distant,
    boolean grants,
    boolean excites,
    boolean borrows,
    boolean displaces) {
  /** What is said of a piece whose notation has errors. */
  public static final PieceTraits NONE =
      new PieceTraits(false, false, false, false, false, false, false, false, false);

  private static final Set<Deed> DISPLACING =
      Set.of(Deed.SWAP, Deed.UNLOAD_AT_LEG_START, Deed.UNLOAD_AT_ORIGIN);

  /** Returns the traits of a piece. */
  public static PieceTraits of(Piece piece) {
    List<Alternative> all = piece.alternatives();
    Search distant = new Search(PieceTraits::isDistant, outcome -> outcome.deed() != Deed.NONE);
    Search granting = new Search(Landing::grantsEnPassant, outcome -> false);
    Search exciting = new Search(landing -> false, outcome -> outcome.deed() == Deed.EXCITE);
    Search borrowing =
        new Search(
            landing -> landing.outcome().deed() == Deed.BORROW,
            outcome -> outcome.deed() == Deed.BORROW);
    Search displacing =
        new Search(
            landing -> DISPLACING.contains(landing.outcome().deed()),
            outcome -> DISPLACING.contains(outcome.deed()));
    Look look = new Look();
    return new PieceTraits(
        all.stream().anyMatch(each -> each.initial() && !(each instanceof Castling)),
        all.stream().anyMatch(each -> each.initial() && each instanceof Castling),
        all.stream().allMatch(look::isDirect),
        all.stream().anyMatch(Imitation.class::isInstance),
        all.stream().anyMatch(each -> isForeign(each) || distant.finds(each)),
        all.stream().anyMatch(granting::finds),
        all.stream().anyMatch(exciting::finds),
        all.stream().anyMatch(borrowing::finds),
        all.stream().anyMatch(displacing::finds));
  }

  /** Returns whether the moves are those of other pieces. */
  private static boolean isForeign(Alternative alternative) {
    return alternative instanceof Imitation || alternative instanceof ImitativeCapture;
  }

  private static boolean isDistant(Landing landing) {
    Outcome outcome = landing.outcome();
    boolean elsewhere = outcome.deed() != Deed.NONE && outcome.deed() != Deed.REMOVE;
    return elsewhere || outcome.occupant().isEnPassant() || !landing.isPlain();
  }

  /** Looks for landings and ways to go on, at every leg once. */
  private static final class Search {
    private final Predicate<Landing> landings;
    private final Predicate<Outcome> outcomes;
    private final IdentityHashMap<Node, Boolean> known = new IdentityHashMap<>();

    Search(Predicate<Landing> landings, Predicate<Outcome> outcomes) {
      this.landings = landings;
      this.outcomes = outcomes;
    }

    boolean finds(Alternative alternative) {
      if (alternative instanceof Walk walk) {
        return walk.first().stream().anyMatch(this::finds);
      }
      return alternative instanceof Universal universal
          && universal.landings().stream().anyMatch(landings);
    }

    private boolean finds(Node node) {
      Boolean before = known.get(node);
      if (before == null) {
        before =
            node.landings().stream().anyMatch(landings)
                || node.branches().stream()
                    .anyMatch(
                        branch ->
                            outcomes.test(branch.outcome())
                                || branch.next().stream().anyMatch(this::finds));
        known.put(node, before);
      }
      return before;
    }
  }

  /** Looks at every leg once, though the same one may be reached in many ways. */
  private static final class Look {
    private final IdentityHashMap<Node, Boolean> direct = new IdentityHashMap<>();

    boolean isDirect(Alternative alternative) {
      if (alternative instanceof Walk walk) {
        return walk.first().stream().allMatch(this::isDirect);
      }
      return alternative instanceof Castling
          || alternative instanceof Pass
          || (alternative instanceof Universal universal
              && universal.landings().stream().allMatch(Look::isPlain));
    }

    private boolean isDirect(Node node) {
      Boolean known = direct.get(node);
      if (known == null) {
        known =
            isDirect(node.leg())
                && node.landings().stream().allMatch(Look::isPlain)
                && node.branches().stream()
                    .allMatch(
                        branch ->
                            branch.outcome().equals(Outcome.PASS)
                                && branch.next().stream().allMatch(this::isDirect));
        direct.put(node, known);
      }
      return known;
    }

    private static boolean isDirect(Leg leg) {
      boolean overEmpty =
          leg.bridge().isNone() || leg.bridge().condition() == Bridge.Condition.EMPTY;
      return overEmpty && leg.wrap() == Wrap.NONE && !(leg.length() instanceof Length.ToEnemyHalf);
    }

    private static boolean isPlain(Landing landing) {
      return landing.custodies().isEmpty() && landing.outcome().deed() != Deed.BORROW;
    }
  }
}
