package io.github.betza.processor.variant;

import io.github.betza.board.Geometry;
import io.github.betza.game.SquareSet;
import io.github.betza.processor.diagnostic.Span;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sets of squares as bits, by the numbers that a board gives its squares. */
public final class Squares {
  private static final Pattern ITEM = Pattern.compile("\\S+");

  private Squares() {}

  /** Returns the squares that a text names, as a side sees them; the text has been found sound. */
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

  /** Returns whether some squares are all among others. */
  public static boolean hold(BitSet squares, BitSet others) {
    BitSet rest = (BitSet) others.clone();
    rest.andNot(squares);
    return rest.isEmpty();
  }
}
