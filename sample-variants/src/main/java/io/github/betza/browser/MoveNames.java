package io.github.betza.browser;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The short names of the legal moves of a position, as books write them: {@code Qxd5}, {@code
 * exd6}, {@code O-O}, {@code e8=Q}, {@code P*5e}. A piece with the letter P has none. Castling to
 * the last files is {@code O-O}. Squares that are emptied on the way stand before the square
 * reached, {@code LNxe5-e6}; a piece that changes places has {@code ~}, one that vanishes {@code
 * !}. What enters from the hand follows a slash: {@code Qd1/H}, {@code O-O/He1}. The names of a
 * position differ: where two moves would have the same name, the file or the rank that is left
 * distinguishes them, else both; what is still alike is written as {@link
 * io.github.betza.game.LegalMove} does.
 */
final class MoveNames {
  private static final String UNNAMED = "P";

  private final Game game;
  private final Board board;
  private final Geometry geometry;
  private final MoveList legal;
  private final List<String> letters = new ArrayList<>();
  private final List<String> ends = new ArrayList<>();

  private MoveNames(Game game, MoveList legal) {
    this.game = game;
    this.board = game.board();
    this.geometry = board.geometry();
    this.legal = legal;
  }

  /**
   * Returns the names.
   *
   * @param legal all legal moves of the position
   */
  static List<String> of(Game game, MoveList legal) {
    return new MoveNames(game, legal).all();
  }

  /** Returns the name of a move that is legal in the position, from any list. */
  static String of(Game game, MoveList moves, int index) {
    MoveList legal = new MoveList();
    game.legalMoves(legal);
    return of(game, legal).get(game.find(legal, game.text(moves, index)));
  }

  private List<String> all() {
    for (int i = 0; i < legal.size(); i++) {
      letters.add(letter(i));
      ends.add(end(i));
    }
    List<IntFunction<String>> forms =
        List.of(
            i -> named(i, ""),
            i -> named(i, file(Move.from(legal.get(i)))),
            i -> named(i, String.valueOf(geometry.rank(Move.from(legal.get(i))) + 1)),
            i -> named(i, geometry.name(Move.from(legal.get(i)))),
            i -> game.text(legal, i));
    String[] names = new String[legal.size()];
    List<Integer> alike = new ArrayList<>();
    for (int i = 0; i < names.length; i++) {
      alike.add(i);
    }
    for (IntFunction<String> form : forms) {
      alike.forEach(i -> names[i] = form.apply(i));
      List<String> taken = List.of(names);
      alike.removeIf(i -> Collections.frequency(taken, names[i]) == 1);
    }
    return List.of(names);
  }

  private String named(int index, String left) {
    return hasPlace(index) ? letters.get(index) + left + ends.get(index) : ends.get(index);
  }

  private boolean hasPlace(int index) {
    return !Move.isDrop(legal.get(index)) && !Effect.isIn(legal, index, Effect.PARTNER);
  }

  private String letter(int index) {
    int word = legal.get(index);
    if (Move.isDrop(word)) {
      return "";
    }
    String symbol = board.pieces().symbol(Cell.kind(board.get(Move.from(word))));
    if (!symbol.equals(UNNAMED)) {
      return symbol;
    }
    return Move.isCapture(word) ? file(Move.from(word)) : "";
  }

  private String file(int square) {
    String name = geometry.name(square);
    return name.substring(0, name.length() - String.valueOf(geometry.rank(square) + 1).length());
  }

  /** Returns what follows the letter of the piece. */
  private String end(int index) {
    int word = legal.get(index);
    int to = Move.to(word);
    if (Move.isDrop(word)) {
      return board.pieces().symbol(Move.promotion(word)) + "*" + geometry.name(to);
    }
    StringBuilder taken = new StringBuilder();
    StringBuilder after = new StringBuilder();
    int count = 0;
    boolean swaps = false;
    for (int i = 0; i < legal.effectCount(index); i++) {
      int effect = legal.effect(index, i);
      int first = Effect.first(effect);
      switch (Effect.kind(effect)) {
        case Effect.PARTNER -> {
          int partner = Effect.partner(legal, index);
          boolean isRight = geometry.file(partner) > geometry.file(Move.from(word));
          return (isRight ? "O-O" : "O-O-O") + entry(index, true);
        }
        case Effect.REMOVE, Effect.UNLOAD -> {
          if (first != to) {
            taken.append('x').append(geometry.name(first));
            count++;
          }
          if (Effect.kind(effect) == Effect.UNLOAD) {
            after.append('@').append(geometry.name(Effect.second(effect)));
          }
        }
        case Effect.SWAP -> swaps = true;
        case Effect.VANISH -> after.append('!');
        default -> {
          // Rights to capture en passant do not show.
        }
      }
    }
    boolean arrives = Cell.isPiece(board.get(to)) && to != Move.from(word) && !swaps;
    boolean passing = count == 1 && !arrives && letters.get(index).equals(file(Move.from(word)));
    String sign = arrives || passing ? "x" : swaps ? "~" : to == Move.from(word) ? "-" : "";
    if (sign.isEmpty() && count > 0) {
      sign = "-";
    }
    String promotion =
        Move.promotion(word) == 0 ? "" : "=" + board.pieces().symbol(Move.promotion(word));
    return (passing ? "" : taken)
        + sign
        + geometry.name(to)
        + promotion
        + after
        + entry(index, false);
  }

  /** Returns the piece that enters besides, and for castling its square; or nothing. */
  private String entry(int index, boolean castles) {
    int kind = Effect.entering(legal, index);
    if (kind == 0) {
      return "";
    }
    int effect = legal.effect(index, legal.effectCount(index) - 1);
    String square = castles ? geometry.name(Effect.first(effect)) : "";
    return "/" + board.pieces().symbol(kind) + square;
  }
}
