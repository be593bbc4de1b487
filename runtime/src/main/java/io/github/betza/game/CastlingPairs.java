package io.github.betza.game;

import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.game.DropRules.KindDrop;
import io.github.betza.generated.PositionKeys;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The pairs of a royal piece and a partner that may castle by a right. */
final class CastlingPairs {
  private final GameRules rules;
  private final InitialPosition setup;
  private final CastlingRules castlings;

  /** Whether an unmoved piece of a kind may have other moves than castling. */
  private final IntPredicate hasFirstMoves;

  /** The kinds that castle, and those of royal pieces that never do, but have first moves. */
  private final Set<Integer> kinds = new LinkedHashSet<>();

  /** The squares of the pairs: a royal piece's, and its partner's. */
  private final int[] squares;

  /** By pair: the number of its right to castle in a hash. */
  private final long[] rights;

  /** A piece that may have its first moves, and where it has them. */
  private record Start(int cell, int square) {}

  CastlingPairs(GameRules rules, IntPredicate hasFirstMoves, CastlingCheck check) {
    this.rules = rules;
    this.setup = rules.initialPosition();
    this.castlings = rules.castlings();
    this.hasFirstMoves = hasFirstMoves;
    this.squares = find(check);
    this.rights = new long[squares.length / 2];
    for (int i = 0; i < rights.length; i++) {
      rights[i] = Long.rotateLeft(PositionKeys.castlingPartner(squares[2 * i + 1]), kings(i));
    }
  }

  /** Returns how many pairs before one have the same partner; a key for each must differ. */
  private int kings(int pair) {
    int kings = 0;
    for (int i = 0; i < pair; i++) {
      kings += squares[2 * i + 1] == squares[2 * pair + 1] ? 1 : 0;
    }
    return kings;
  }

  /** Finds the pairs, and with them the kinds that castle where they are dropped. */
  private int[] find(CastlingCheck check) {
    Geometry geometry = rules.geometry();
    List<Start> starts = starts();
    Set<List<Integer>> found = new LinkedHashSet<>();
    for (Start royal : starts) {
      int kind = Cell.kind(royal.cell);
      boolean isAlone = UnmovedRules.isAlone(rules, kind);
      if (isAlone) {
        kinds.add(kind);
      }
      for (Start partner : starts) {
        if (Cell.side(royal.cell) == Cell.side(partner.cell)
            && (royal.cell & Cell.ROYAL) != 0
            && !isAlone
            && (partner.cell & Cell.ROYAL) == 0
            && royal.square != partner.square
            && geometry.rank(royal.square) == geometry.rank(partner.square)
            && mayMatter(royal, partner, check)) {
          found.add(List.of(royal.square, partner.square));
          kinds.add(kind);
          kinds.add(Cell.kind(partner.cell));
        }
      }
    }
    return found.stream().flatMap(List::stream).mapToInt(Integer::intValue).toArray();
  }

  /** Returns the pieces that castling rights name, and those that are unmoved when dropped. */
  private List<Start> starts() {
    List<Start> starts = new ArrayList<>(startsByFile());
    for (int square = 0; square < setup.length(); square++) {
      if (setup.isUnmoved(square)) {
        starts.add(new Start(setup.cell(square), square));
      }
    }
    for (KindDrop drop : rules.drops().all()) {
      for (int side = Side.WHITE; side <= Side.BLACK; side++) {
        int cell = unmoved(drop.kind(), side);
        rules.drops().unmoved(drop, side).forEach(square -> starts.add(new Start(cell, square)));
      }
    }
    return starts;
  }

  private int unmoved(int kind, int side) {
    return Cell.of(kind, side) | rules.pieces().withRoyalty(kind) | Cell.UNMOVED;
  }

  /** Returns the pieces that castle by file, on all squares where such a piece may begin. */
  private List<Start> startsByFile() {
    List<Start> starts = new ArrayList<>();
    for (int square = 0; square < setup.length(); square++) {
      for (int kind = 1; kind <= rules.kinds(); kind++) {
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
          int cell = unmoved(kind, side);
          if (castlesByFile(cell, square)) {
            starts.add(new Start(cell, square));
          }
        }
      }
    }
    return starts;
  }

  /** Returns whether a piece may castle by file on the rank of a royal one of the setup. */
  boolean castlesByFile(int cell, int square) {
    return rules.geometry().isSquare(square)
        && castlings.isEither(Cell.kind(cell))
        && IntStream.range(0, setup.length())
            .filter(setup::isUnmoved)
            .filter(home -> castlings.isRoyal(Cell.kind(setup.cell(home))))
            .filter(home -> Cell.side(setup.cell(home)) == Cell.side(cell))
            .anyMatch(home -> rules.geometry().rank(home) == rules.geometry().rank(square));
  }

  /** A right without castling may mean that a piece has other first moves. */
  private boolean mayMatter(Start royal, Start partner, CastlingCheck check) {
    int kind = Cell.kind(royal.cell);
    return castlings.arePair(kind, Cell.kind(partner.cell))
        || hasFirstMoves.test(kind)
        || hasFirstMoves.test(Cell.kind(partner.cell))
        || !rules.traits(kind).complete()
        || check.castles(royal.square, royal.cell, partner.square, partner.cell);
  }

  /** Returns the kinds that count as unmoved only by a castling right. */
  Set<Integer> kinds() {
    return kinds;
  }

  /** Returns the squares of the pairs: a royal piece's, and its partner's. */
  int[] squares() {
    return squares;
  }

  /** Returns by pair the number of its right to castle in a hash. */
  long[] rights() {
    return rights;
  }

  /** Returns whether a royal piece and another have their places in the setup, and may castle. */
  boolean contain(int royal, int partner) {
    for (int i = 0; i < squares.length; i += 2) {
      if (squares[i] == royal && squares[i + 1] == partner) {
        return true;
      }
    }
    return false;
  }
}
