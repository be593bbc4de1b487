package io.github.betza.play.protocol;

import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.model.RuleFeature;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Moves in the format of XBoard. They are the texts of {@link Game#text}, but a move that takes
 * pieces on its way is split into legs at their squares ({@code e4d5,d5e6}), passing is
 * {@code @@@@}, and the ranks of a board with ten ranks count from 0. Castling by file is {@code
 * O-O} to the right, and {@code O-O-O} to the left.
 *
 * <p>XBoard requires each leg in a separate command, with a comma after all but the last, and sends
 * all of them in one command. Version 4.9 fails on moves of more than two legs. So a move is sent
 * with only one of the pieces that it takes on the way, if that is unambiguous; XBoard then still
 * shows the other pieces. A move in this form is also read.
 */
final class XBoardMoves {
  private static final String PASS = "@@@@";
  private static final Pattern SQUARE = Pattern.compile("([a-z]{1,2})([0-9]{1,2})");
  private static final int RANKS_FROM_0 = 10;
  private static final int SEVERAL = -2;
  private static final String TO_THE_RIGHT = "O-O";
  private static final String TO_THE_LEFT = "O-O-O";

  private XBoardMoves() {}

  /**
   * The parts of the text of a move.
   *
   * @param squares the square left, the squares of pieces taken on the way, the square reached
   * @param rest the rest of the text
   */
  private record Parts(List<String> squares, String rest) {
    static Parts of(String text) {
      Matcher matcher = SQUARE.matcher(text);
      List<String> squares = new ArrayList<>();
      int end = 0;
      while (matcher.find(end) && matcher.start() == end) {
        squares.add(matcher.group());
        end = matcher.end();
      }
      return new Parts(List.copyOf(squares), text.substring(end));
    }

    String first() {
      return squares.get(0);
    }

    String last() {
      return squares.get(squares.size() - 1);
    }

    /** Returns whether this text may mean the other one, although it names fewer squares. */
    boolean mayMean(Parts other) {
      return first().equals(other.first())
          && last().equals(other.last())
          && rest.equals(other.rest)
          && other.squares.containsAll(squares);
    }
  }

  /** Returns a legal move of a game as text. */
  static String of(Game game, MoveList moves, int index) {
    if (NullMoves.isOne(moves, index)) {
      return PASS;
    }
    Geometry geometry = game.rules().geometry();
    if (Move.isDrop(moves.get(index))) {
      return shifted(game.text(moves, index), -offset(geometry));
    }
    if (castlesByFile(game, moves, index)) {
      return Effect.partner(moves, index) > Move.from(moves.get(index))
          ? TO_THE_RIGHT
          : TO_THE_LEFT;
    }
    Parts parts = Parts.of(game.text(moves, index));
    List<String> squares = new ArrayList<>(parts.squares());
    // A piece takes near victims before far ones, and XBoard requires that order.
    squares
        .subList(1, squares.size() - 1)
        .sort(Comparator.comparingInt(square -> distance(geometry, parts.first(), square)));
    StringBuilder legs = new StringBuilder();
    for (int i = 1; i < squares.size(); i++) {
      legs.append(i == 1 ? "" : ",").append(squares.get(i - 1)).append(squares.get(i));
    }
    return shifted(legs + parts.rest(), -offset(geometry));
  }

  private static boolean castlesByFile(Game game, MoveList moves, int index) {
    return game.rules().features().contains(RuleFeature.CASTLING_BY_FILE)
        && Effect.partner(moves, index) != Geometry.OFF;
  }

  private static int distance(Geometry geometry, String from, String to) {
    int start = geometry.square(from);
    int end = geometry.square(to);
    int files = Math.abs(geometry.file(start) - geometry.file(end));
    int ranks = Math.abs(geometry.rank(start) - geometry.rank(end));
    return Math.max(files, ranks);
  }

  /** Returns the index of the legal move that a text means, or -1 if it means none. */
  static int find(Game game, MoveList legal, String text) {
    if (text.equals(PASS)) {
      return NullMoves.find(legal);
    }
    if (text.equals(TO_THE_RIGHT) || text.equals(TO_THE_LEFT)) {
      return IntStream.range(0, legal.size())
          .filter(i -> castlesByFile(game, legal, i) && of(game, legal, i).equals(text))
          .findFirst()
          .orElse(-1);
    }
    if (text.indexOf('@') > 0) {
      return game.find(legal, shifted(text, offset(game.rules().geometry())));
    }
    // Here "=" means that the piece keeps its kind.
    String joined = joined(text.endsWith("=") ? text.substring(0, text.length() - 1) : text);
    if (joined == null) {
      return -1;
    }
    String name = shifted(joined, offset(game.rules().geometry()));
    int found = game.find(legal, name);
    return found >= 0 ? found : findByVictims(game, legal, Parts.of(name));
  }

  /**
   * Finds a move that takes the named pieces: exactly these, or else the only move that takes more.
   */
  private static int findByVictims(Game game, MoveList legal, Parts wanted) {
    if (wanted.squares().size() < 2) {
      return -1;
    }
    int more = -1;
    for (int i = 0; i < legal.size(); i++) {
      Parts parts = Parts.of(game.text(legal, i));
      if (wanted.mayMean(parts)) {
        if (parts.squares().size() == wanted.squares().size()) {
          return i;
        }
        more = more == -1 ? i : SEVERAL;
      }
    }
    return more == SEVERAL ? -1 : more;
  }

  /** Returns the legs of a legal move of a game, as they are sent one after the other. */
  static List<String> legs(Game game, MoveList moves, int index) {
    String[] legs = brief(game, of(game, moves, index)).split(",", -1);
    for (int i = 0; i < legs.length - 1; i++) {
      legs[i] += ",";
    }
    return List.of(legs);
  }

  /** Returns a move with at most two legs, if they are unambiguous. */
  private static String brief(Game game, String text) {
    String[] legs = text.split(",", -1);
    if (legs.length <= 2) {
      return text;
    }
    MoveList legal = new MoveList();
    game.legalMoves(legal);
    int meant = find(game, legal, text);
    Parts last = Parts.of(legs[legs.length - 1]);
    for (int i = 0; i < legs.length - 1; i++) {
      String victim = Parts.of(legs[i]).last();
      String two = Parts.of(legs[0]).first() + victim + "," + victim + last.last() + last.rest();
      if (find(game, legal, two) == meant) {
        return two;
      }
    }
    return text;
  }

  /** Returns the squares of all legs, each once, or null if the legs are not connected. */
  private static String joined(String text) {
    String[] legs = text.split(",", -1);
    StringBuilder joined = new StringBuilder(legs[0]);
    for (int i = 1; i < legs.length; i++) {
      Parts before = Parts.of(legs[i - 1]);
      Parts leg = Parts.of(legs[i]);
      boolean follows =
          before.squares().size() == 2
              && before.rest().isEmpty()
              && leg.squares().size() == 2
              && leg.first().equals(before.last());
      if (!follows) {
        return null;
      }
      joined.append(leg.last()).append(leg.rest());
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
