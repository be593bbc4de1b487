package io.github.betza.processor.variant;

import io.github.betza.board.Geometry;
import io.github.betza.model.SquareSet;
import io.github.betza.processor.diagnostic.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Sets of squares as bits, by their numbers on a board. */
public final class Squares {
  private static final Pattern ITEM = Pattern.compile("\\S+");

  private static final Geometry LARGEST = new Geometry(Geometry.MAX_SIZE, Geometry.MAX_SIZE);

  private Squares() {}

  /** Returns the squares that a valid text names, as a side sees them. */
  public static BitSet of(Geometry geometry, String text, int side) {
    SquareSet set = SquareSet.parse(geometry, text);
    BitSet squares = new BitSet();
    for (int square = 0; square < geometry.arrayLength(); square++) {
      squares.set(square, set.contains(side, square));
    }
    return squares;
  }

  /** Returns the letters of each item of a set. */
  public static List<Span> items(String text) {
    List<Span> items = new ArrayList<>();
    for (Matcher item = ITEM.matcher(text); item.find(); ) {
      items.add(new Span(item.start(), item.end()));
    }
    return List.copyOf(items);
  }

  /** Returns whether a board has the squares of an item. */
  public static boolean areOn(Geometry geometry, String item) {
    try {
      SquareSet.parse(geometry, item);
      return true;
    } catch (IllegalArgumentException refused) {
      return false;
    }
  }

  /** Returns whether some board has the squares of an item. */
  public static boolean areOnSome(String item) {
    return areOn(LARGEST, item);
  }

  /**
   * Returns the item of a board that is nearest to an item of the largest board: j8 to j9 on eight
   * ranks.
   */
  public static String nearest(Geometry geometry, String item) {
    return areOnSome(item) && !areOn(geometry, item)
        ? Arrays.stream(item.split("-", -1))
            .map(corner -> nearestCorner(geometry, corner))
            .collect(Collectors.joining("-"))
        : item;
  }

  private static String nearestCorner(Geometry geometry, String corner) {
    String file = corner.replaceAll("[0-9]", "");
    String rank = corner.replaceAll("[a-z]", "");
    int square = LARGEST.square((file.isEmpty() ? "a" : file) + (rank.isEmpty() ? "1" : rank));
    String name =
        geometry.name(
            geometry.square(
                Math.min(LARGEST.file(square), geometry.files() - 1),
                Math.min(LARGEST.rank(square), geometry.ranks() - 1)));
    String withFile = rank.isEmpty() ? name.replaceAll("[0-9]", "") : name;
    return file.isEmpty() ? name.replaceAll("[a-z]", "") : withFile;
  }

  /** Returns whether a set contains all squares of another. */
  public static boolean hold(BitSet squares, BitSet others) {
    BitSet rest = (BitSet) others.clone();
    rest.andNot(squares);
    return rest.isEmpty();
  }
}
