package io.github.betza.processor.atlas;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The shapes for the symbols of a diagram. Each differs from the others by its outline; colours
 * only help: moves are round, captures are crossed, hops are triangles, requirements on the way are
 * squares, and first moves are stars.
 */
final class SymbolShapes {
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
  private static final String SMALL_DOT = "<circle cx='8.7' cy='8.7' r='1' class='fill'/>";
  private static final String LEFT_RING = "<circle cx='3.4' cy='5' r='2.4' class='line'/>";
  private static final String LEFT_CROSS = "<path d='M.8 2.4L6 7.6M6 2.4L.8 7.6' class='line'/>";
  private static final String LEFT_TRIANGLE = "<path d='M3.6 2L6.8 7.6H.5Z' class='line'/>";
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

  /**
   * The shape of a symbol.
   *
   * @param name its name in the page
   * @param kind the class that gives it its colour
   * @param drawing its shape, in a box of ten by ten
   */
  private record Shape(char symbol, String name, String kind, String drawing) {}

  private static final List<Shape> SHAPES =
      List.of(
          new Shape('#', "both", "move", DISC),
          new Shape('+', "move", "move", RING),
          new Shape('x', "capture", "capture", CROSS),
          new Shape('C', "move-hop-capture", "move", LEFT_RING + SMALL_TRIANGLE + SMALL_CROSS),
          new Shape('M', "capture-hop-move", "capture", LEFT_CROSS + SMALL_TRIANGLE),
          new Shape('e', "en-passant", "capture", LEFT_CROSS + SMALL_DOT),
          new Shape('h', "hop", "hop", FULL_TRIANGLE),
          new Shape('m', "hop-move", "hop", TRIANGLE),
          new Shape('c', "hop-capture", "hop", LEFT_TRIANGLE + SMALL_CROSS),
          new Shape('L', "locust", "locust", DIAMOND),
          new Shape('v', "victim", "locust", SQUARE + CROSS),
          new Shape('V', "end-or-victim", "locust", SQUARE + DOT),
          new Shape('^', "hurdle", "need", SQUARE),
          new Shape('~', "empty-or-hurdle", "need", SQUARE + BAR),
          new Shape('?', "one-hurdle", "need", DASHED),
          new Shape('-', "empty", "need", BAR),
          new Shape(':', "one-way", "need", DOTS),
          new Shape('i', "first", "first", STAR),
          new Shape('k', "castle", "first", TOWER),
          new Shape('o', "own", "own", DOUBLE_RING),
          new Shape('s', "swap", "own", ARROWS),
          new Shape('S', "move-or-swap", "own", ARROWS + SMALL_DOT),
          new Shape('p', "custody", "locust", BRACKETS),
          new Shape('P', "move-or-custody", "locust", BRACKETS + DOT),
          new Shape('!', "vanish", "capture", BURST),
          new Shape('z', "hold", "hold", LOCK),
          new Shape('Z', "end-or-hold", "hold", LOCK + SMALL_DOT));

  /** The meanings of the symbols on the boards that the script draws. */
  private static final Map<Character, String> ON_BOARDS = onBoards();

  private SymbolShapes() {}

  private static Map<Character, String> onBoards() {
    Map<Character, String> meanings = new LinkedHashMap<>();
    meanings.put('+', "can move here");
    meanings.put('#', "can move here, and could capture an enemy piece here");
    meanings.put('x', "could capture an enemy piece here, or captures the one that stands here");
    meanings.put('i', "can move here because it has not moved yet");
    meanings.put('h', "moves here or captures here after a hop");
    meanings.put('m', "moves here after a hop");
    meanings.put('c', "captures here after a hop");
    meanings.put('C', "moves here, or captures here after a hop");
    meanings.put('M', "captures here, or moves here after a hop");
    meanings.put('e', "captures en passant here");
    meanings.put('L', "can end here after it has captured something elsewhere");
    meanings.put('v', "captures an enemy piece that is here in passing, without ending here");
    meanings.put('V', "ends here, or captures an enemy piece that is here in passing");
    meanings.put('^', "a piece must be here");
    meanings.put('~', "must be empty for some moves, and needs a piece for others");
    meanings.put('?', "a piece must be on one of these squares");
    meanings.put('-', "must be empty");
    meanings.put(':', "must be empty on one of several ways");
    meanings.put('o', "can end on the own piece here, which is removed or whose moves it borrows");
    meanings.put('s', "can change places with the piece here");
    meanings.put('S', "moves here, or changes places with the piece here");
    meanings.put('p', "captures pieces between it and an own piece from here");
    meanings.put('P', "moves here, or captures pieces between it and an own piece from here");
    meanings.put('k', "can castle to here");
    meanings.put('!', "can end here, and vanishes");
    meanings.put('z', "immobilises the piece here");
    meanings.put('Z', "ends here, or immobilises the piece here");
    return meanings;
  }

  /** Returns the explanation of the symbols on the boards that the script draws. */
  static String key() {
    return "<details class='key'><summary>Symbols on the boards</summary><ul class='legend'>\n"
        + boardLegend()
        + "</ul></details>\n";
  }

  /** Returns the lines of that explanation, each with the name of its shape. */
  static String boardLegend() {
    StringBuilder html = new StringBuilder();
    ON_BOARDS.forEach(
        (symbol, meaning) ->
            html.append("<li data-shape='")
                .append(find(symbol).name())
                .append("'>")
                .append(alone(symbol))
                .append(' ')
                .append(meaning)
                .append("</li>\n"));
    return html.toString();
  }

  /** Returns all shapes, for drawings to refer to. */
  static String definitions() {
    StringBuilder svg = new StringBuilder();
    for (Shape shape : SHAPES) {
      svg.append("<symbol id='shape-").append(shape.name()).append("' viewBox='0 0 10 10'>");
      svg.append("<g class='").append(shape.kind()).append("'>").append(shape.drawing());
      svg.append("</g></symbol>\n");
    }
    return svg.toString();
  }

  /**
   * Returns a symbol at a place of a drawing.
   *
   * @throws IllegalArgumentException if the symbol has no shape, which would be a bug
   */
  static String use(char symbol, int x, int y) {
    return String.format(
        Locale.ROOT,
        "<use href='#shape-%s' x='%d' y='%d' width='10' height='10'/>",
        find(symbol).name(),
        x,
        y);
  }

  /** Returns a symbol alone, for a legend. */
  static String alone(char symbol) {
    return "<svg class='symbol' viewBox='0 0 10 10' aria-hidden='true'>"
        + use(symbol, 0, 0)
        + "</svg>";
  }

  private static Shape find(char symbol) {
    return SHAPES.stream()
        .filter(shape -> shape.symbol() == symbol)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no shape for '" + symbol + "'"));
  }
}
