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
 * Finds the squares that a piece could come to in any number of moves if nothing stood in its way
 * and everything that it needs were there: a square outside is out of reach for certain.
 */
public final class Travel {
  private final Geometry geometry;
  private final List<Alternative> moves;
  private final int forward;
  private final IntPredicate mayEnter;
  private final Predicate<Landing> counts;

  /**
   * Looks at all landings.
   *
   * @param mayEnter on which squares a move may end
   */
  public Travel(Geometry geometry, List<Alternative> moves, int side, IntPredicate mayEnter) {
    this(geometry, moves, side, mayEnter, landing -> true);
  }

  /**
   * Looks at some landings only.
   *
   * @param counts which
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
   * Returns the squares that can be reached from some others, these included, be they squares that
   * the piece may enter or not.
   */
  BitSet from(BitSet squares) {
    Search search = new Search();
    squares.stream().forEach(search::add);
    while (!search.waiting.isEmpty()) {
      // To come back to where a move begins leads nowhere else, so what was followed stays so.
      search.followMoves(search.waiting.remove());
    }
    return search.reached;
  }

  /**
   * Returns the squares on which a single move from some square may end, which may be that square.
   * Where nothing else happens such a move is a pass.
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
   * Returns whether a move may end where it begins. Leaps over the board that lead to every other
   * square do not.
   */
  public static boolean mayReturn(Alternative alternative) {
    if (alternative instanceof Walk walk) {
      return walk.first().stream().anyMatch(Travel::mayReturn);
    }
    return !(alternative instanceof Castling || alternative instanceof Universal);
  }

  /** A first leg that leads on may come back, and so may one round the board. */
  private static boolean mayReturn(Node node) {
    return !node.branches().isEmpty()
        || node.leg().wrap() != Wrap.NONE
        || node.landings().stream().anyMatch(landing -> landing.finish().returns());
  }

  /** What has been found so far. */
  private final class Search {
    private final BitSet reached = new BitSet();
    private final Deque<Integer> waiting = new ArrayDeque<>();

    /** The squares from which each leg has been followed, whichever moves these belong to. */
    private final IdentityHashMap<Node, BitSet> followed = new IdentityHashMap<>();

    /** Where the moves begin that are followed. */
    private int origin = Geometry.OFF;

    /** Whether some leg that has been followed leads back to where the move began. */
    private boolean returns;

    /** Notes a square that is reached, be it one that the piece may enter or not. */
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
        // A leg that was followed came back to another square then.
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
        // Leaps to every other square, and the moves of other pieces, which may be any.
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
