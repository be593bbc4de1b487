package io.github.betza.play.protocol;

import io.github.betza.game.MalformedPositionException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Positions in the protocol USI: the board, the side to move, the hands, and the number of the next
 * move, which counts the moves of both sides. The rows of the board are as in a FEN. The side with
 * the capital letters moves first: it is called Black in Shogi and written {@code b}; here, and in
 * a FEN, it is White. Castling rights, captures en passant and clocks are not written.
 */
final class Sfen {
  private static final int MOST_FIELDS = 4;
  private static final Pattern IN_HAND = Pattern.compile("([1-9][0-9]{0,2})?(\\+?[A-Za-z])");

  /** The order of the pieces in the hands of Shogi that programs expect. */
  private static final String ORDER = "RBGSNLP";

  private Sfen() {}

  /**
   * Returns the FEN of a position.
   *
   * @throws MalformedPositionException if the fields after the board are malformed; the board is
   *     checked when the FEN is read
   */
  static String toFen(String sfen) {
    Words fields = Words.of(sfen);
    int count = fields.list().size();
    if (count < MOST_FIELDS - 1 || count > MOST_FIELDS) {
      throw new MalformedPositionException(
          "an SFEN has a board, a side, the hands and a move number, not " + count + " fields");
    }
    String board = fields.get(0);
    if (board.contains("[")) {
      throw new MalformedPositionException("an SFEN has the hands after the side, not in brackets");
    }
    String side =
        switch (fields.get(1)) {
          case "b" -> "w";
          case "w" -> "b";
          default ->
              throw new MalformedPositionException(
                  "the side to move of an SFEN is b or w, not " + Output.brief(fields.get(1)));
        };
    long number = count < MOST_FIELDS ? 1 : number(fields.get(MOST_FIELDS - 1));
    return board + hands(fields.get(2)) + " " + side + " - - 0 " + (number + 1) / 2;
  }

  private static long number(String text) {
    // The first move has the number 1; several programs begin with 0 after a setup.
    return Math.max(
        1,
        Words.number(text)
            .orElseThrow(
                () ->
                    new MalformedPositionException(
                        "the move number of an SFEN is a number, not " + Output.brief(text))));
  }

  private static String hands(String text) {
    if (text.equals("-")) {
      return "";
    }
    StringBuilder letters = new StringBuilder("[");
    Matcher matcher = IN_HAND.matcher(text);
    int end = 0;
    while (matcher.find(end) && matcher.start() == end) {
      int count = matcher.group(1) == null ? 1 : Integer.parseInt(matcher.group(1));
      letters.append(matcher.group(2).repeat(count));
      end = matcher.end();
      if (end == text.length()) {
        return letters.append(']').toString();
      }
    }
    throw new MalformedPositionException(
        "the hands of an SFEN are letters with their counts before them, as RB2P, or -, not "
            + Output.brief(text));
  }

  /** Returns the SFEN of a position that is a FEN of a game. */
  static String ofFen(String fen) {
    Words fields = Words.of(fen);
    String board = fields.get(0);
    int bracket = board.indexOf('[');
    boolean whiteMoves = fields.get(1).equals("w");
    long full = Words.number(fields.get(fields.list().size() - 1)).orElseThrow();
    return "%s %s %s %s"
        .formatted(
            bracket < 0 ? board : board.substring(0, bracket),
            whiteMoves ? "b" : "w",
            bracket < 0 ? "-" : counted(board.substring(bracket + 1, board.length() - 1)),
            2 * full - (whiteMoves ? 1 : 0));
  }

  private static String counted(String letters) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    Matcher matcher = IN_HAND.matcher(letters);
    while (matcher.find()) {
      counts.merge(matcher.group(), 1, Integer::sum);
    }
    List<String> order = new ArrayList<>(counts.keySet());
    order.sort(
        Comparator.comparing((String piece) -> piece.equals(piece.toLowerCase(Locale.ROOT)))
            .thenComparing(Sfen::place));
    StringBuilder text = new StringBuilder();
    for (String piece : order) {
      int count = counts.get(piece);
      text.append(count == 1 ? "" : String.valueOf(count)).append(piece);
    }
    return text.isEmpty() ? "-" : text.toString();
  }

  private static int place(String piece) {
    int index = ORDER.indexOf(piece.toUpperCase(Locale.ROOT));
    return index < 0 ? ORDER.length() : index;
  }
}
