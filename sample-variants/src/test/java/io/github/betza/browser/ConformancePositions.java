package io.github.betza.browser;

import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A position of the conformance data as calls to a board of the pages.
 *
 * @param dialect the dialect of the notation
 * @param notation how the mover moves
 * @param size the number of files and ranks
 * @param calls the calls, of which the last one asks for the moves
 */
record ConformancePositions(
    String dialect, String notation, List<Integer> size, List<List<Object>> calls) {
  /** Passes all positions of a file on. */
  static void forEach(String file, Consumer<ConformancePositions> action) throws IOException {
    try (InputStream data =
        ConformancePositions.class.getResourceAsStream("/conformance/" + file)) {
      new String(data.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> new Reader(line.split("\t", -1)).position())
          .forEach(action);
    }
  }

  /** Reads a line; the cells of the data have the order of the numbers that a page has. */
  private static final class Reader {
    private final String[] fields;
    private final Geometry geometry;
    private final Map<String, Integer> kinds = new HashMap<>();
    private final List<List<Object>> added = new ArrayList<>();
    private final List<List<Object>> put = new ArrayList<>();

    Reader(String[] fields) {
      this.fields = fields;
      this.geometry = new Geometry(Integer.parseInt(fields[3]), Integer.parseInt(fields[4]));
    }

    ConformancePositions position() {
      int from = number(fields[6]);
      List<Integer> unmoved = squares("unmoved");
      List<Integer> royal = squares("royal");
      kind(fields[2], royal.contains(from));
      for (int square = 0; square < fields[5].length(); square++) {
        char letter = fields[5].charAt(square);
        if (letter == '#') {
          put.add(List.of("hole", square));
        } else if (letter != '.') {
          String notation = square == from ? fields[2] : notation(Character.toLowerCase(letter));
          int kind = kind(notation, royal.contains(square));
          int side = Character.isUpperCase(letter) ? Side.WHITE : Side.BLACK;
          put.add(List.of("put", square, kind, side, unmoved.contains(square)));
        }
      }
      values("ep")
          .map(value -> value.split(":", -1))
          .forEach(
              parts ->
                  numbers(parts[1])
                      .forEach(
                          square -> put.add(List.of("grantEnPassant", number(parts[0]), square))));
      values("last").forEach(moved -> put.add(List.of("setLastMoved", kind(moved, false))));
      put.add(List.of("look", from, 0));
      List<List<Object>> calls = new ArrayList<>(added);
      calls.addAll(put);
      return new ConformancePositions(
          fields[1], fields[2], List.of(geometry.files(), geometry.ranks()), calls);
    }

    private Stream<String> values(String name) {
      return Stream.of(fields[7].split(" ", -1))
          .filter(option -> option.startsWith(name + "="))
          .map(option -> option.substring(name.length() + 1));
    }

    private List<Integer> squares(String option) {
      return values(option).flatMap(value -> numbers(value).stream()).toList();
    }

    private List<Integer> numbers(String names) {
      return Stream.of(names.split(",", -1)).map(this::number).toList();
    }

    private int number(String name) {
      int square = geometry.square(name);
      return geometry.rank(square) * geometry.files() + geometry.file(square);
    }

    /** Returns how the pieces with a letter move; those that the data does not tell do not. */
    private String notation(char letter) {
      return values("piece")
          .filter(value -> value.charAt(0) == letter)
          .map(value -> value.substring(2))
          .findFirst()
          .orElse("");
    }

    /** Returns the number of a kind on the page; royal pieces are of kinds of their own there. */
    private int kind(String notation, boolean royal) {
      return kinds.computeIfAbsent(
          notation + (royal ? " royal" : ""),
          missing -> {
            String symbol = String.valueOf((char) ('A' + added.size()));
            added.add(List.of("add", symbol, symbol, notation, fields[1], royal));
            return added.size();
          });
    }
  }
}
