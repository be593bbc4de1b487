package io.github.betza.game;

import io.github.betza.Capturing;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.Side;
import io.github.betza.generated.PieceLists;
import io.github.betza.model.OneLineText;
import io.github.betza.model.RuleFeature;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds out why a text is not a legal move, for the message of {@link Game#move}. */
final class MoveRefusal {
  private static final int MOST_DIGITS = 2;

  private static final Pattern DROP = Pattern.compile("(\\+?[A-Z])@([a-z]{1,2}[0-9]{1,2})");

  private final Game game;
  private final Board board;
  private final Geometry geometry;
  private final MoveList legal;
  private final String text;

  /** The text after the squares, such as the letter of a promotion. */
  private final String rest;

  /** The names of the squares with which the text begins. */
  private final List<String> names = new ArrayList<>();

  MoveRefusal(Game game, MoveList legal, String text) {
    this.game = game;
    this.board = game.board();
    this.geometry = board.geometry();
    this.legal = legal;
    this.text = text;
    this.rest = readNames();
  }

  /** Reads names of squares, with or without a sign between them, and returns the rest. */
  private String readNames() {
    int end = 0;
    int start = 0;
    int next = endOfName(start);
    while (next > start) {
      names.add(text.substring(start, next));
      end = next;
      boolean hasSign = end < text.length() && "-x".indexOf(text.charAt(end)) >= 0;
      start = hasSign ? end + 1 : end;
      next = endOfName(start);
    }
    return text.substring(end);
  }

  /**
   * Returns the index after the name of a square that begins at an index, or that index if there is
   * no name.
   */
  private int endOfName(int start) {
    int digits = start;
    while (digits < text.length() && isBetween('a', digits, 'z')) {
      digits++;
    }
    int letters = digits - start;
    boolean isFile = letters == 1 || (letters == 2 && text.charAt(start) == 'a');
    if (!isFile || !isBetween('1', digits, '9')) {
      return start;
    }
    int end = digits + 1;
    while (end < digits + MOST_DIGITS && isBetween('0', end, '9')) {
      end++;
    }
    return end;
  }

  private boolean isBetween(char first, int place, char last) {
    return place < text.length() && text.charAt(place) >= first && text.charAt(place) <= last;
  }

  /** Returns the message. */
  String message() {
    Matcher drop = DROP.matcher(text);
    if (game.rules().hands() != null && drop.matches()) {
      return refused(drop(drop.group(1), drop.group(2)));
    }
    if (names.size() < 2) {
      List<LegalMove> all = LegalMove.all(game);
      String example = all.isEmpty() ? "" : ", such as " + all.get(0);
      return "'"
          + OneLineText.brief(text)
          + "' is not the text of a move: write the square left and the square reached"
          + example;
    }
    for (String name : names) {
      if (Fen.findSquare(geometry, name).isEmpty()) {
        return refused(
            "there is no square "
                + name
                + " on a board of "
                + geometry.files()
                + "x"
                + geometry.ranks());
      }
    }
    int from = geometry.square(names.get(0));
    int cell = board.get(from);
    if (cell == Cell.EDGE) {
      return refused(names.get(0) + " is a hole");
    }
    if (cell == Cell.EMPTY) {
      return refused(names.get(0) + " is empty");
    }
    if (Cell.side(cell) != board.side()) {
      String mover = board.side() == Side.WHITE ? "White" : "Black";
      return refused(piece(from) + " is not a piece of " + mover + ", the side to move");
    }
    return refused(reason(from, geometry.square(names.get(names.size() - 1)))) + choices(from);
  }

  /** Returns why a piece cannot be dropped. */
  private String drop(String symbol, String name) {
    int kind = board.pieces().kindOf(symbol);
    if (kind == 0 || game.rules().hands().paid(kind) == 0) {
      return "no piece '" + symbol + "' can be dropped";
    }
    if (board.inHand(board.side(), game.rules().hands().paid(kind)) == 0) {
      return "no " + board.pieces().name(kind) + " is in hand";
    }
    if (Fen.findSquare(geometry, name).isEmpty()) {
      return Fen.noSquare(name);
    }
    int square = geometry.square(name);
    if (board.get(square) != Cell.EMPTY) {
      return name + " is not empty";
    }
    return game.rules().drops().allow(kind, board.side(), square)
        ? "the " + board.pieces().name(kind) + " cannot be dropped there in this position"
        : "the " + board.pieces().name(kind) + " cannot be dropped on " + name;
  }

  private String refused(String reason) {
    return "'" + text + "' is not legal: " + reason;
  }

  private String piece(int square) {
    String name = board.pieces().name(Cell.kind(board.get(square)));
    return "the " + name + " on " + geometry.name(square);
  }

  /** Returns the legal moves of the piece on a square. */
  private String choices(int from) {
    List<String> moves =
        LegalMove.all(game).stream()
            .filter(move -> move.from() == from)
            .map(LegalMove::toString)
            .toList();
    return moves.isEmpty()
        ? "; " + piece(from) + " has no legal move"
        : "; legal: " + String.join(", ", moves);
  }

  private String reason(int from, int to) {
    if (game.legality().endings().isOver()) {
      return "the game is over, " + game.result(false);
    }
    List<Integer> matching = new ArrayList<>();
    boolean promotes = false;
    for (int i = 0; i < legal.size(); i++) {
      int move = legal.get(i);
      if (Move.from(move) == from && Move.to(move) == to) {
        matching.add(move);
        promotes |= Move.promotion(move) != 0;
      }
    }
    return matching.isEmpty() ? illegal(from, to) : unlike(from, promotes);
  }

  /** Returns the mistake after the squares, which legal moves have. */
  private String unlike(int from, boolean promotes) {
    if (rest.isEmpty()) {
      return promotes
          ? "the letter of the piece that " + piece(from) + " becomes is missing"
          : "it means more than one move";
    }
    if (!promotes && game.rules().gates() != null) {
      return "no piece '" + rest + "' enters as " + piece(from) + " leaves";
    }
    return promotes
        ? piece(from) + " cannot become '" + rest + "' there"
        : piece(from) + " does not promote there, so '" + rest + "' has no meaning";
  }

  /** Returns why no legal move leads from a square to another. */
  private String illegal(int from, int to) {
    int kind = Cell.kind(board.get(from));
    MoveList moves = new MoveList();
    game.legality().pieces().generate(kind, new int[] {from}, 1, moves);
    if (game.legality().castlings() != null) {
      game.legality().castlings().appendPossible(moves);
    }
    for (int i = 0; i < moves.size(); i++) {
      boolean isPartner = UciMoves.partnerByFile(game, moves, i) == to;
      if (Move.from(moves.get(i)) == from && (isPartner || Move.to(moves.get(i)) == to)) {
        return forbidden(moves, i);
      }
    }
    if (board.isImmobilized(from)) {
      return "an enemy piece immobilizes " + piece(from);
    }
    int other = board.get(to);
    if (Cell.isPiece(other) && Cell.side(other) == board.side() && from != to) {
      return piece(to) + " is of the same side";
    }
    boolean reaches = reaches(board, from, to);
    if (reaches && !game.rules().mayEndOn(kind, board.side(), to, other != Cell.EMPTY)) {
      return geometry.name(to) + " is outside the zone of " + piece(from);
    }
    return !reaches && reaches(alone(from, to), from, to)
        ? "other pieces block the way of " + piece(from)
        : piece(from) + " does not move to " + geometry.name(to);
  }

  private static boolean reaches(Board position, int from, int to) {
    int kind = Cell.kind(position.get(from));
    MoveList moves = new MoveList();
    position.pieces().moves(kind).generate(position, from, 1, PieceMoves.ALL, moves);
    return moves.reaches(to);
  }

  /** Returns the board with only the pieces on two squares. */
  private Board alone(int from, int to) {
    Board alone = board.copy();
    for (int square = 0; square < alone.cells().length; square++) {
      if (square != from && square != to && Cell.isPiece(alone.get(square))) {
        alone.put(square, Cell.EMPTY);
      }
    }
    return alone;
  }

  /** Returns why a move that the piece itself has is not legal. */
  private String forbidden(MoveList moves, int index) {
    int side = board.side();
    Position position = game.position();
    Attacks attacks = game.legality().attacks();
    position.make(moves, index);
    PieceLists lists = position.lists();
    int royal = Geometry.OFF;
    for (int i = 0; i < lists.royalCount(side) && royal == Geometry.OFF; i++) {
      int square = lists.royals(side)[i];
      boolean isAttacked = attacks.isAttacked(square, side);
      royal = isAttacked ? square : royal;
    }
    boolean isChecked = royal != Geometry.OFF && attacks.isChecked(side);
    String name = isChecked ? piece(royal) : "";
    position.unmake();
    if (isChecked && game.rules().royalty().hasCheckmate()) {
      return "it would leave " + name + " in check";
    }
    if (game.rules().has(RuleFeature.CHECKS_FORBIDDEN)
        && game.legality().squares().givesCheck(moves, index)) {
      return "it would give check, which no move may";
    }
    if (Effect.isIn(moves, index, Effect.PARTNER)) {
      return "no piece castles out of an attack or through one";
    }
    if (game.rules().capturing() != Capturing.FREE) {
      return "the side to move must capture, and as much as the rules require";
    }
    return "the royal pieces that face each other must be separated";
  }
}
