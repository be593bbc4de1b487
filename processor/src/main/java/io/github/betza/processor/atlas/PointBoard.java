package io.github.betza.processor.atlas;

import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.model.Zone;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.Squares;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * A board with the pieces on its points, like the board of Xiangqi. A declaration does not contain
 * this, but only games on points have palaces: three by three squares that a royal piece may not
 * leave. A river is drawn if some piece may not leave its own half of the board.
 *
 * @param lines the lines of the board as x, y, x, y in tenths of a square, from White's left corner
 */
record PointBoard(List<List<Integer>> lines) {
  private static final int SIZE = 10;
  private static final int HALF = 5;

  PointBoard {
    lines = List.copyOf(lines);
  }

  /** Returns the board of a game, if it has palaces. */
  static Optional<PointBoard> of(VariantFacts facts) {
    Geometry geometry = SetupBoard.of(facts).geometry();
    List<BitSet> palaces = new ArrayList<>();
    boolean river = false;
    for (Zone zone : facts.model().zones()) {
      for (int side = Side.WHITE; side <= Side.BLACK; side++) {
        BitSet squares = Squares.of(geometry, zone.all(), side);
        if (isForRoyal(facts, zone) && isPalace(geometry, squares)) {
          palaces.add(squares);
        }
        river |= side == Side.WHITE && squares.equals(ownHalf(geometry));
      }
    }
    return palaces.isEmpty()
        ? Optional.empty()
        : Optional.of(new PointBoard(lines(geometry, palaces, river)));
  }

  private static boolean isForRoyal(VariantFacts facts, Zone zone) {
    return facts.kindsOf(zone.of()).stream().anyMatch(kind -> facts.piece(kind).royal());
  }

  private static boolean isPalace(Geometry geometry, BitSet squares) {
    if (squares.cardinality() != 9) {
      return false;
    }
    int corner = squares.nextSetBit(0);
    for (int square = corner; square >= 0; square = squares.nextSetBit(square + 1)) {
      int files = geometry.file(square) - geometry.file(corner);
      int ranks = geometry.rank(square) - geometry.rank(corner);
      if (files < 0 || files > 2 || ranks < 0 || ranks > 2) {
        return false;
      }
    }
    return true;
  }

  private static BitSet ownHalf(Geometry geometry) {
    BitSet half = new BitSet();
    for (int rank = 0; rank < geometry.ranks() / 2; rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        half.set(geometry.square(file, rank));
      }
    }
    return half;
  }

  private static List<List<Integer>> lines(Geometry geometry, List<BitSet> palaces, boolean river) {
    List<List<Integer>> lines = new ArrayList<>();
    int lastFile = geometry.files() - 1;
    int lastRank = geometry.ranks() - 1;
    for (int rank = 0; rank <= lastRank; rank++) {
      lines.add(line(0, rank, lastFile, rank));
    }
    int shore = geometry.ranks() / 2;
    for (int file = 0; file <= lastFile; file++) {
      if (river && file > 0 && file < lastFile) {
        lines.add(line(file, 0, file, shore - 1));
        lines.add(line(file, shore, file, lastRank));
      } else {
        lines.add(line(file, 0, file, lastRank));
      }
    }
    for (BitSet palace : palaces) {
      int corner = palace.nextSetBit(0);
      int file = geometry.file(corner);
      int rank = geometry.rank(corner);
      lines.add(line(file, rank, file + 2, rank + 2));
      lines.add(line(file, rank + 2, file + 2, rank));
    }
    return lines;
  }

  private static List<Integer> line(int file, int rank, int toFile, int toRank) {
    return List.of(
        file * SIZE + HALF, rank * SIZE + HALF, toFile * SIZE + HALF, toRank * SIZE + HALF);
  }

  /** Returns the lines as a path of SVG, whose upper edge is the last rank. */
  String path(int ranks) {
    StringBuilder path = new StringBuilder();
    for (List<Integer> line : lines) {
      path.append('M').append(line.get(0)).append(' ').append(ranks * SIZE - line.get(1));
      path.append('L').append(line.get(2)).append(' ').append(ranks * SIZE - line.get(3));
    }
    return path.toString();
  }
}
