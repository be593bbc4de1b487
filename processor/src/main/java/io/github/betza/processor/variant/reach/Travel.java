package io.github.betza.processor.variant.reach;

import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.NullMove;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * Finds the squares that a piece could reach in any number of moves if no piece blocked it and all
 * needed pieces were there: other squares are certainly out of reach.
 */
public final class Travel {
  private final Geometry geometry;
  private final List<Alternative> moves;
  private final int forward;
  private final IntPredicate mayEnter;
  private final Predicate<Landing> counts;

  /**
   * Uses all landings.
   *
   * @param mayEnter the squares on which a move may end
   */
  public Travel(Geometry geometry, List<Alternative> moves, int side, IntPredicate mayEnter) {
    this(geometry, moves, side, mayEnter, landing -> true);
  }

  /**
   * Uses only some landings.
   *
   * @param counts selects the landings
   */
  public Travel(
      Geometry geometry,
      List<Alternative> moves,
      int side,
      IntPredicate mayEnter,
      Predicate<Landing> counts) {
    this.geometry = geometry;
    this.moves = List.copyOf(moves);
    this.forward = side == Side.WHITE ? 1 : -1;
    this.mayEnter = mayEnter;
    this.counts = counts;
  }

  /**
   * Returns the squares that can be reached from some squares, including these, even if the piece
   * may not enter them.
   */
  BitSet from(BitSet squares) {
    Search search = new Search();
    squares.stream().forEach(search::add);
    while (!search.waiting.isEmpty()) {
      // A return to the first square leads to no new squares, so the results so far remain valid.
      search.followMoves(search.waiting.remove());
    }
    return search.reached;
  }

  /**
   * Returns the squares on which a single move from a square may end, which may include that
   * square: without effects that move is a pass.
   */
  public BitSet ends(int square) {
    Search search = new Search();
    search.followMoves(square);
    return search.reached;
  }

  /** Returns the squares on which a single move from any of some squares may end. */
  public BitSet endsFromAny(BitSet squares) {
    Search search = new Search();
    squares.stream().forEach(search::followApart);
    return search.reached;
  }

  /**
   * Returns whether a move may end on its first square. Leaps to every other square of the board do
   * not.
   */
  public static boolean mayReturn(Alternative alternative) {
    if (alternative instanceof Walk walk) {
      return walk.first().stream().anyMatch(Travel::mayReturn);
    }
    return !(alternative instanceof Castling || alternative instanceof Universal);
  }

  /** Returns whether a first leg may come back: if it leads on, or goes round the board. */
  private static boolean mayReturn(Node node) {
    return !node.branches().isEmpty()
        || node.leg().wrap() != Wrap.NONE
        || node.landings().stream().anyMatch(landing -> landing.finish().returns());
  }

  /** The results of a search so far. */
  private final class Search {
    private final BitSet reached = new BitSet();
    private final Deque<Integer> waiting = new ArrayDeque<>();

    /** The squares from which each leg has been followed, by any move. */
    private final IdentityHashMap<Node, BitSet> followed = new IdentityHashMap<>();

    /** The first square of the moves being followed. */
    private int origin = Geometry.OFF;

    /** Whether some followed leg leads back to the first square of the move. */
    private boolean returns;

    /** Adds a reached square, even if the piece may not enter it. */
    void add(int square) {
      if (!reached.get(square)) {
        reached.set(square);
        waiting.add(square);
      }
    }

    void followMoves(int square) {
      origin = square;
      moves.forEach(alternative -> follow(alternative, square));
    }

    /** Follows the moves from a square that is not reached itself, unless one comes back to it. */
    void followApart(int square) {
      if (returns) {
        // Then a followed leg came back to another square.
        followed.clear();
      }
      followMoves(square);
    }

    private void reach(int square) {
      if (square != Geometry.OFF && mayEnter.test(square)) {
        add(square);
      }
    }

    private void follow(Alternative alternative, int square) {
      if (alternative instanceof Walk walk) {
        walk.first().forEach(node -> follow(node, square));
      } else if (alternative instanceof Castling castling) {
        reach(geometry.step(square, forward * castling.direction() * castling.steps(), 0));
      } else if (alternative instanceof NullMove) {
        reach(square);
      } else {
        // Leaps to every other square, and the moves of other pieces, which may be arbitrary.
        boolean mayStay = !(alternative instanceof Universal);
        for (int rank = 0; rank < geometry.ranks(); rank++) {
          for (int file = 0; file < geometry.files(); file++) {
            int to = geometry.square(file, rank);
            if (mayStay || to != square) {
              reach(to);
            }
          }
        }
      }
    }

    private void follow(Node node, int from) {
      BitSet starts = followed.computeIfAbsent(node, key -> new BitSet());
      if (starts.get(from)) {
        return;
      }
      starts.set(from);
      Wrap wrap = node.leg().wrap();
      int square = from;
      int most = node.leg().length().isOne() ? 1 : geometry.files() * geometry.ranks();
      for (int step = 0; step < most; step++) {
        Vector vector = node.leg().step(step).times(forward);
        square =
            wrap == Wrap.NONE
                ? geometry.step(square, vector.files(), vector.ranks())
                : geometry.wrap(square, vector.files(), vector.ranks(), wrap == Wrap.TORUS);
        if (square == Geometry.OFF) {
          return;
        }
        for (Landing landing : node.landings()) {
          if (counts.test(landing)) {
            returns |= landing.finish().returns();
            reach(landing.finish().returns() ? origin : square);
          }
        }
        int at = square;
        node.branches().forEach(branch -> branch.next().forEach(next -> follow(next, at)));
      }
    }
  }
}
