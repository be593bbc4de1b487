package io.github.betza.export;

import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.model.SquareSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Writes sets of squares in the syntax of Fairy-Stockfish. */
public final class BoardRegion {
  private BoardRegion() {}

  /**
   * Writes the two options for White's and Black's squares of a set.
   *
   * @param name the beginning of both names, before the side
   * @param piece the end of both names, which names a piece; empty if they concern no single piece
   */
  public static void put(
      Map<String, String> options, String name, String piece, Geometry geometry, SquareSet set) {
    options.put(name + "White" + piece, of(geometry, set, Side.WHITE));
    options.put(name + "Black" + piece, of(geometry, set, Side.BLACK));
  }

  /** Returns the squares of a side in a set: whole ranks as {@code *8}, others one by one. */
  public static String of(Geometry geometry, SquareSet set, int side) {
    List<String> names = new ArrayList<>();
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      List<String> row = new ArrayList<>();
      for (int file = 0; file < geometry.files(); file++) {
        int square = geometry.square(file, rank);
        if (set.contains(side, square)) {
          row.add(geometry.name(square));
        }
      }
      if (row.size() == geometry.files()) {
        names.add("*" + (rank + 1));
      } else {
        names.addAll(row);
      }
    }
    return of(names);
  }

  /** Returns all squares of a board. */
  public static int[] squares(Geometry geometry) {
    return IntStream.range(0, geometry.files() * geometry.ranks())
        .map(i -> geometry.square(i % geometry.files(), i / geometry.files()))
        .toArray();
  }

  /** Returns a set of squares by their names. */
  public static String of(Collection<String> names) {
    return names.isEmpty() ? "-" : String.join(" ", names);
  }

  /** Returns the union of sets of squares, each in the syntax of {@code Variant}. */
  public static SquareSet union(Geometry geometry, Collection<String> zones) {
    return SquareSet.parse(geometry, String.join(" ", zones));
  }

  /** Returns whether White's part of a set is exactly the last ranks. */
  public static boolean isLastRanks(Geometry geometry, SquareSet set, int count) {
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        boolean inside = set.contains(Side.WHITE, geometry.square(file, rank));
        if (inside != (rank >= geometry.ranks() - count)) {
          return false;
        }
      }
    }
    return true;
  }
}
