package io.github.betza.game;

import io.github.betza.board.Geometry;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of a FEN, with its position there.
 *
 * @param text its letters
 * @param start the index of the first of them in the FEN
 */
public record FenPart(String text, int start) {
  private static final Pattern FIELD = Pattern.compile("\\S+");

  private static final Pattern ROW = Pattern.compile("(?<=^|/)[^/]*");

  /** Empty squares, a piece, a hole, or a sign that is none of them. */
  private static final Pattern SIGN = Pattern.compile("[0-9]+|\\+.|.", Pattern.DOTALL);

  /** Returns the fields of a FEN, at least one. */
  public static List<FenPart> fields(String fen) {
    // All kinds of blanks may stand around a FEN, and those of ASCII within it.
    String within = fen.strip();
    int before = fen.indexOf(within);
    List<FenPart> fields =
        FIELD
            .matcher(within)
            .results()
            .map(found -> new FenPart(found.group(), before + found.start()))
            .toList();
    return fields.isEmpty() ? List.of(new FenPart("", fen.length())) : fields;
  }

  /** Returns what stands on a square that is not empty, in a FEN that fits its board. */
  public static FenPart onSquare(String fen, Geometry geometry, int square) {
    FenPart row = fields(fen).get(0).rows().get(geometry.ranks() - 1 - geometry.rank(square));
    int file = 0;
    for (Matcher sign = SIGN.matcher(row.text); sign.find(); ) {
      boolean number = Character.isDigit(sign.group().charAt(0));
      if (!number && file == geometry.file(square)) {
        return row.part(sign.start(), sign.end());
      }
      file += number ? Integer.parseInt(sign.group()) : 1;
    }
    throw new IllegalArgumentException("nothing stands on " + geometry.name(square));
  }

  /** Returns the index after the last letter in the FEN. */
  public int end() {
    return start + text.length();
  }

  /** Returns the rows of the first field, which may be empty. */
  List<FenPart> rows() {
    return ROW.matcher(text)
        .results()
        .map(found -> new FenPart(found.group(), start + found.start()))
        .toList();
  }

  /** Returns some of the letters. */
  FenPart part(int from, int to) {
    return new FenPart(text.substring(from, to), start + from);
  }

  /** Returns the exception for a FEN that is wrong from here to the end of another part. */
  MalformedPositionException refusalTo(FenPart last, String message) {
    return new MalformedPositionException(message, start, last.end());
  }

  /** Returns the exception for a FEN in which this part is wrong. */
  MalformedPositionException refusal(String message) {
    return refusalTo(this, message);
  }
}
