package io.github.betza.atlas;

import java.util.Map;

/**
 * The shapes that stand for the symbols of a diagram. Each is told from the others by its outline
 * alone; colours only help: what moves is round, what captures is crossed, what hops is a triangle,
 * what is needed on the way is square, what happens once is a star.
 */
final class Shapes {
  private static final String RING = "<circle cx='5' cy='5' r='2.6' class='line'/>";
  private static final String DISC = "<circle cx='5' cy='5' r='3' class='fill'/>";
  private static final String DOT = "<circle cx='5' cy='5' r='1.4' class='fill'/>";
  private static final String CROSS = "<path d='M2.2 2.2L7.8 7.8M7.8 2.2L2.2 7.8' class='line'/>";
  private static final String SMALL_CROSS =
      "<path d='M6.4 6.4L9 9M9 6.4L6.4 9' class='line thin'/>";
  private static final String TRIANGLE = "<path d='M5 1.6L8.6 8H1.4Z' class='line'/>";
  private static final String FULL_TRIANGLE = "<path d='M5 1.6L8.6 8H1.4Z' class='fill'/>";
  private static final String SMALL_TRIANGLE = "<path d='M7.7 .8L9.4 3.8H6Z' class='line thin'/>";
  private static final String SQUARE = "<rect x='2' y='2' width='6' height='6' class='line'/>";
  private static final String DASHED =
      "<rect x='2' y='2' width='6' height='6' class='line dashed'/>";
  private static final String DIAMOND = "<path d='M5 1.2L8.8 5L5 8.8L1.2 5Z' class='line'/>";
  private static final String STAR =
      "<path d='M5 1L6.1 3.9L9.2 4L6.8 5.9L7.6 8.9L5 7.2L2.4 8.9L3.2 5.9L.8 4L3.9 3.9Z'"
          + " class='line thin'/>";
  private static final String ARROWS = "<path d='M2 3.6H8L6.4 2M8 6.4H2L3.6 8' class='line thin'/>";
  private static final String BRACKETS = "<path d='M3.4 2H2V8H3.4M6.6 2H8V8H6.6' class='line'/>";
  private static final String LOCK =
      "<path d='M2.6 5H7.4V8.4H2.6ZM3.6 5V3.4A1.4 1.4 0 0 1 6.4 3.4V5' class='line thin'/>";
  private static final String BURST =
      "<path d='M5 1V3.6M5 6.4V9M1 5H3.6M6.4 5H9M2.2 2.2L4 4M6 6L7.8 7.8M7.8 2.2L6 4M4 6L2.2 7.8'"
          + " class='line thin'/>";
  private static final String TOWER =
      "<path d='M2.4 8.4H7.6V4H8V1.6H6.6V2.8H5.7V1.6H4.3V2.8H3.4V1.6H2V4H2.4Z' class='line thin'/>";
  private static final String DOUBLE_RING =
      "<circle cx='5' cy='5' r='3.4' class='line thin'/><circle cx='5' cy='5' r='1.6'"
          + " class='line thin'/>";
  private static final String BAR = "<path d='M3 5H7' class='line thin'/>";
  private static final String DOTS =
      "<circle cx='3.6' cy='5' r='.7' class='fill'/><circle cx='6.4' cy='5' r='.7' class='fill'/>";

  /** A symbol's shape, and the class that gives it its colour. */
  private record Shape(String kind, String drawing) {}

  private static final Map<Character, Shape> SHAPES =
      Map.ofEntries(
          Map.entry('#', new Shape("both", DISC)),
          Map.entry('+', new Shape("move", RING)),
          Map.entry('x', new Shape("capture", CROSS)),
          Map.entry('C', new Shape("move", RING + SMALL_TRIANGLE + SMALL_CROSS)),
          Map.entry('M', new Shape("capture", CROSS + SMALL_TRIANGLE)),
          Map.entry('h', new Shape("hop", FULL_TRIANGLE)),
          Map.entry('m', new Shape("hop", TRIANGLE)),
          Map.entry('c', new Shape("hop", TRIANGLE + SMALL_CROSS)),
          Map.entry('L', new Shape("locust", DIAMOND)),
          Map.entry('v', new Shape("locust", SQUARE + CROSS)),
          Map.entry('V', new Shape("locust", SQUARE + DOT)),
          Map.entry('^', new Shape("need", SQUARE)),
          Map.entry('?', new Shape("need", DASHED)),
          Map.entry('-', new Shape("need", BAR)),
          Map.entry(':', new Shape("need", DOTS)),
          Map.entry('i', new Shape("first", STAR)),
          Map.entry('k', new Shape("first", TOWER)),
          Map.entry('o', new Shape("own", DOUBLE_RING)),
          Map.entry('s', new Shape("own", ARROWS)),
          Map.entry('S', new Shape("own", ARROWS + SMALL_CROSS)),
          Map.entry('p', new Shape("locust", BRACKETS)),
          Map.entry('P', new Shape("locust", BRACKETS + DOT)),
          Map.entry('!', new Shape("capture", BURST)),
          Map.entry('z', new Shape("hold", LOCK)),
          Map.entry('Z', new Shape("hold", LOCK + SMALL_CROSS)));

  private Shapes() {}

  /** Returns the shape of a symbol in a box of ten by ten; an unknown symbol shows its letter. */
  static String draw(char symbol) {
    Shape shape = SHAPES.get(symbol);
    if (shape == null) {
      return "<text x='5' y='8' text-anchor='middle' class='letter'>"
          + Html.escape(String.valueOf(symbol))
          + "</text>";
    }
    return "<g class='" + shape.kind() + "'>" + shape.drawing() + "</g>";
  }

  /** Returns whether a symbol has a shape of its own. */
  static boolean has(char symbol) {
    return SHAPES.containsKey(symbol);
  }
}
