package io.github.betza.play.protocol;

import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.MoveNames;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Moves as XBoard writes them. They are those of {@link MoveNames}, but a move that takes pieces on
 * its way is cut into legs ({@code e4d5,d5e6}), passing is {@code @@@@}, and the ranks of a board
 * with ten of them count from 0.
 */
final class XBoardMoves {
  private static final String PASS = "@@@@";
  private static final Pattern SQUARE = Pattern.compile("([a-z]{1,2})([0-9]{1,2})");
  private static final int RANKS_FROM_0 = 10;

  private XBoardMoves() {}

  /** Returns a legal move of a game as text. */
  static String of(Game game, MoveList moves, int index) {
    if (isPass(moves, index)) {
      return PASS;
    }
    String text = shifted(MoveNames.of(game, moves, index), -offset(game.rules().geometry()));
    Matcher matcher = SQUARE.matcher(text);
    List<String> squares = new ArrayList<>();
    int end = 0;
    while (matcher.find(end) && matcher.start() == end) {
      squares.add(matcher.group());
      end = matcher.end();
    }
    StringBuilder legs = new StringBuilder();
    for (int i = 1; i < squares.size(); i++) {
      legs.append(i == 1 ? "" : ",").append(squares.get(i - 1)).append(squares.get(i));
    }
    return legs + text.substring(end);
  }

  /** Returns the index of the legal move that a text means, or -1 where none is meant. */
  static int find(Game game, MoveList legal, String text) {
    if (text.equals(PASS)) {
      // Which piece does nothing makes no difference.
      for (int i = 0; i < legal.size(); i++) {
        if (isPass(legal, i)) {
          return i;
        }
      }
      return -1;
    }
    // Here "=" says that the piece stays what it is.
    String joined = joined(text.endsWith("=") ? text.substring(0, text.length() - 1) : text);
    int offset = offset(game.rules().geometry());
    return joined == null ? -1 : MoveNames.find(game, legal, shifted(joined, offset));
  }

  private static boolean isPass(MoveList moves, int index) {
    int move = moves.get(index);
    return Move.from(move) == Move.to(move) && moves.effectCount(index) == 0;
  }

  /** Returns the squares of all legs, each once, or null where a leg begins elsewhere. */
  private static String joined(String text) {
    String[] legs = text.split(",", -1);
    StringBuilder joined = new StringBuilder(legs[0]);
    for (int i = 1; i < legs.length; i++) {
      Matcher matcher = SQUARE.matcher(legs[i]);
      if (!matcher.lookingAt() || !legs[i - 1].endsWith(matcher.group())) {
        return null;
      }
      joined.append(legs[i], matcher.end(), legs[i].length());
    }
    return joined.toString();
  }

  private static int offset(Geometry geometry) {
    return geometry.ranks() == RANKS_FROM_0 ? 1 : 0;
  }

  private static String shifted(String text, int ranks) {
    return SQUARE
        .matcher(text)
        .replaceAll(found -> found.group(1) + (Integer.parseInt(found.group(2)) + ranks));
  }
}
