package io.github.betza.imports;

import io.github.betza.board.Geometry;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A piece in a line of an Interactive Diagram: name, letter, moves, picture and squares.
 *
 * @param name its name
 * @param letter its letter
 * @param notation its moves
 * @param squares its squares: White's, and Black's after two commas
 * @param line the number of the line
 */
record DiagramPiece(String name, char letter, String notation, String squares, int line) {
  private static final int FIELDS = 5;

  /** The moves of pieces without a notation in the diagram, if they are unambiguous. */
  private static final Map<String, String> USUAL =
      Map.of("Knight", "N", "Bishop", "B", "Rook", "R", "Queen", "Q");

  /** Reads a line, if it is valid. */
  static Optional<DiagramPiece> read(String line, int number, Findings findings) {
    String[] fields = line.split(":", -1);
    String name = fields[0].strip();
    if (fields.length == FIELDS && name.isEmpty()) {
      findings.problem(
          number, "a piece has a name in front of the first colon: " + Findings.quote(line));
      return Optional.empty();
    }
    if (fields.length < FIELDS || name.isEmpty()) {
      findings.problem(
          number, "a piece is NAME:LETTER:MOVES:PICTURE:SQUARES, not " + Findings.quote(line));
      return Optional.empty();
    }
    if (fields.length > FIELDS) {
      findings.decisiveProblem(
          number, "pieces in hand and other fields behind the squares are not known");
      return Optional.empty();
    }
    String letter =
        fields[1].isBlank() ? name.substring(0, 1).toUpperCase(Locale.ROOT) : fields[1].strip();
    if (!letter.matches("[A-Z]")) {
      findings.problem(number, "a piece has one letter A to Z here, not " + Findings.quote(letter));
      return Optional.empty();
    }
    String notation = fields[2].isBlank() ? USUAL.getOrDefault(name, "") : fields[2].strip();
    if (notation.isEmpty()) {
      findings.problem(
          number, "write the moves of " + Findings.quote(name) + " between the colons");
      return Optional.empty();
    }
    return Optional.of(
        new DiagramPiece(name, letter.charAt(0), notation, fields[4].strip(), number));
  }

  /**
   * Returns the squares of one side.
   *
   * @param black whether to return the squares after the two commas
   */
  Set<String> squares(boolean black, Geometry geometry, Findings findings) {
    int commas = squares.indexOf(",,");
    String text =
        black
            ? commas < 0 ? "" : squares.substring(commas + 2)
            : commas < 0 ? squares : squares.substring(0, commas);
    Set<String> result = new LinkedHashSet<>();
    for (String item : text.isBlank() ? new String[0] : text.split(",", -1)) {
      String[] ends = item.strip().split("-", -1);
      try {
        if (ends.length > 2) {
          throw new IllegalArgumentException("a row has two ends");
        }
        int first = geometry.square(ends[0].strip());
        int last = geometry.square(ends[ends.length - 1].strip());
        add(result, geometry, first, last);
      } catch (IllegalArgumentException exception) {
        findings.problem(
            line, Findings.quote(item) + " is no square of the board, and no row such as 'a2-h2'");
      }
    }
    return result;
  }

  /** Adds the squares between two on a file or a rank. */
  private static void add(Set<String> result, Geometry geometry, int first, int last) {
    int files = Integer.signum(geometry.file(last) - geometry.file(first));
    int ranks = Integer.signum(geometry.rank(last) - geometry.rank(first));
    if (files != 0 && ranks != 0) {
      throw new IllegalArgumentException("these squares are on no file or rank together");
    }
    int square = first;
    result.add(geometry.name(square));
    while (square != last) {
      square = geometry.step(square, files, ranks);
      result.add(geometry.name(square));
    }
  }
}
