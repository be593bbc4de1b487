package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Side;
import io.github.betza.game.Fen.Part;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads and writes the checks in a FEN of a game that counts them: {@code 3+3}, the checks that
 * White and Black have left to give, before the halfmove clock; or {@code +0+0}, the checks that
 * they have given, at the end.
 */
final class CheckField {
  private static final Pattern FIELD = Pattern.compile("(\\+?)([0-9]{1,9})\\+([0-9]{1,9})");

  /** The place of the clock, counted from 0. */
  private static final int CLOCK = 4;

  private CheckField() {}

  /** Returns whether a field of a FEN contains the checks. */
  static boolean isAmong(List<Part> fields, Part field) {
    int place = fields.indexOf(field);
    boolean isLast = place == fields.size() - 1;
    boolean given = field.text().startsWith("+");
    return FIELD.matcher(field.text()).matches()
        && (given ? place >= CLOCK && isLast : place == CLOCK);
  }

  /**
   * Sets the checks that the sides have given.
   *
   * @param most how many checks win
   * @throws MalformedPositionException if a side has given more than these
   */
  static void read(Board board, int most, Part field) {
    Matcher parts = FIELD.matcher(field.text());
    if (!parts.matches()) {
      throw new IllegalStateException("not a field of checks: " + field.text());
    }
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      int number = Integer.parseInt(parts.group(2 + side));
      if (number > most) {
        throw field.refusal(
            most + (most == 1 ? " check wins" : " checks win") + ", so no side has " + number);
      }
      board.setChecksGiven(side, parts.group(1).isEmpty() ? most - number : number);
    }
  }

  /** Appends the checks that each side has left, and a blank, if the game counts them. */
  static void write(StringBuilder text, Game game) {
    int most = game.rules().ends().checks();
    if (most > 0) {
      text.append(most - game.checksGiven(Side.WHITE));
      text.append('+').append(most - game.checksGiven(Side.BLACK)).append(' ');
    }
  }
}
