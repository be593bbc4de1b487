package io.github.betza.processor.interpret;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * A line of the conformance data: a position, and the moves that a piece has there.
 *
 * @param id its name
 * @param dialect the one of its notations
 * @param notation how the piece moves
 * @param board the position, in which the mover is of kind {@link #MOVER}
 * @param from the mover's square
 * @param kinds how the pieces of other kinds move, as far as that is known
 * @param expected its moves
 * @param authority who says so, see the page beside the data
 */
record ConformanceLine(
    String id,
    Dialect dialect,
    String notation,
    Board board,
    int from,
    Map<Integer, String> kinds,
    String expected,
    String authority) {
  static final int MOVER = 1;
  static final int LAST_MOVED = 2;
  private static final int OTHER = 3;

  /** Reads the lines of a file beside the page about the data. */
  static List<ConformanceLine> of(String file) throws IOException {
    try (InputStream data = ConformanceLine.class.getResourceAsStream("/conformance/" + file)) {
      return new String(data.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(ConformanceLine::parse)
          .toList();
    }
  }

  private static ConformanceLine parse(String line) {
    String[] fields = line.split("\t", -1);
    int files = Integer.parseInt(fields[3]);
    Map<Integer, String> kinds = new HashMap<>();
    String letters = letters(fields[7], kinds);
    Board board = new Board(files, Integer.parseInt(fields[4]));
    Geometry geometry = board.geometry();
    int from = geometry.square(fields[6]);
    for (int i = 0; i < fields[5].length(); i++) {
      char c = fields[5].charAt(i);
      int square = geometry.square(i % files, i / files);
      if (c == '#') {
        board.put(square, Cell.EDGE);
      } else if (c != '.') {
        int side = Character.isUpperCase(c) ? Side.WHITE : Side.BLACK;
        board.put(square, Cell.of(square == from ? MOVER : kind(letters, c), side));
      }
    }
    for (String option : fields[7].split(" ", -1)) {
      String value = option.substring(option.indexOf('=') + 1);
      switch (option.split("=", 2)[0]) {
        case "", "piece" -> {}
        case "unmoved" -> mark(board, value, Cell.UNMOVED);
        case "royal" -> mark(board, value, Cell.ROYAL);
        case "ep" -> {
          String[] parts = value.split(":", -1);
          int[] squares =
              Arrays.stream(parts[1].split(",", -1)).mapToInt(geometry::square).toArray();
          board.setEnPassant(geometry.square(parts[0]), squares);
        }
        case "last" -> {
          kinds.put(LAST_MOVED, value);
          board.setLastMovedKind(LAST_MOVED);
        }
        default -> throw new IllegalArgumentException("unknown option " + option);
      }
    }
    return new ConformanceLine(
        fields[0], Dialect.valueOf(fields[1]), fields[2], board, from, kinds, fields[8], fields[9]);
  }

  /** Notes how the pieces move whose notations are given, and returns their letters. */
  private static String letters(String options, Map<Integer, String> kinds) {
    StringBuilder letters = new StringBuilder();
    for (String option : options.split(" ", -1)) {
      if (option.startsWith("piece=")) {
        letters.append(option.charAt("piece=".length()));
        kinds.put(OTHER + letters.length(), option.substring("piece=r:".length()));
      }
    }
    return letters.toString();
  }

  private static int kind(String letters, char letter) {
    return OTHER + 1 + letters.indexOf(Character.toLowerCase(letter));
  }

  private static void mark(Board board, String squares, int bit) {
    for (String name : squares.split(",", -1)) {
      int square = board.geometry().square(name);
      board.put(square, board.get(square) | bit);
    }
  }

  /** Returns moves in the form of the data. */
  String text(Collection<InterpretedMove> moves) {
    TreeSet<String> texts = new TreeSet<>();
    moves.forEach(move -> texts.add(text(move)));
    return String.join(" ", texts);
  }

  private String text(InterpretedMove move) {
    Geometry geometry = board.geometry();
    List<String> effects = new ArrayList<>();
    for (int effect : move.effects()) {
      String first = geometry.name(Effect.first(effect));
      switch (Effect.kind(effect)) {
        case Effect.REMOVE -> effects.add("x" + first);
        case Effect.PARTNER -> effects.add("C" + first + geometry.name(Effect.second(effect)));
        case Effect.UNLOAD -> {
          effects.add("u" + geometry.name(Effect.second(effect)));
          if (Effect.first(effect) != move.to()) {
            effects.add("x" + first);
          }
        }
        case Effect.SWAP -> effects.add("u" + geometry.name(Effect.second(effect)));
        case Effect.VANISH -> effects.add("x" + first);
        default -> {}
      }
    }
    effects.sort(null);
    return geometry.name(move.from()) + "-" + geometry.name(move.to()) + String.join("", effects);
  }
}
