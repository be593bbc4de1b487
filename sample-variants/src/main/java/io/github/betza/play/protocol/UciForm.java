package io.github.betza.play.protocol;

import io.github.betza.board.Geometry;
import io.github.betza.board.MoveList;
import io.github.betza.board.Side;
import io.github.betza.game.Game;
import io.github.betza.play.Repertoire;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The two protocols that share their commands: UCI, and USI, which is UCI for Shogi. */
enum UciForm {
  /** The protocol of programs for chess and its variants. */
  UCI,

  /**
   * The protocol of programs for Shogi. Its Black moves first, and is White here; that side has the
   * capital letters in both.
   */
  USI;

  /** The game of programs that do not name one. */
  private static final String SHOGI = "shogi";

  private static final int RIGHTS_FIELD = 2;

  /** Returns the word that begins the dialog, which also begins other words. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the word that precedes a position. */
  String positionWord() {
    return this == UCI ? "fen" : "sfen";
  }

  /** Returns the answer if there is no legal move. */
  String noMove() {
    return this == UCI ? "(none)" : "resign";
  }

  /** Returns the letter of a side in the names of clocks. */
  String colour(int side) {
    return (side == Side.WHITE) == (this == UCI) ? "w" : "b";
  }

  /** Returns the name of an option of UCI in this protocol; USI has no spaces in names. */
  String option(String name) {
    return switch (this) {
      case UCI -> name;
      case USI ->
          switch (name) {
            case "Hash", "Ponder" -> "USI_" + name;
            default -> name.replace("UCI_", "USI_").replace(' ', '_');
          };
    };
  }

  /** Returns a legal move of a game as text. */
  String text(Game game, MoveList moves, int index) {
    return this == UCI ? game.text(moves, index) : UsiMoves.of(game, moves, index);
  }

  /** Returns the index of the legal move that a text means, or -1 if it means none. */
  int find(Game game, MoveList legal, String text) {
    return this == UCI ? NullMoves.findInUci(game, legal, text) : UsiMoves.find(game, legal, text);
  }

  /**
   * Returns the FEN of a position of the other program.
   *
   * @throws io.github.betza.game.MalformedPositionException if the position is malformed
   */
  String fen(String position) {
    return this == UCI ? position : Sfen.toFen(position);
  }

  /** Returns the games of a repertoire that this protocol can play. */
  List<String> games(Repertoire repertoire) {
    return repertoire.names().stream().filter(name -> limit(repertoire, name).isEmpty()).toList();
  }

  /**
   * Returns the first game to play, if there is one: the given one, Shogi, or the first of the
   * list.
   */
  Optional<String> first(Repertoire repertoire, String given) {
    List<String> games = games(repertoire);
    return List.of(given, SHOGI).stream()
        .filter(games::contains)
        .findFirst()
        .or(() -> games.stream().findFirst());
  }

  /** Returns why this protocol cannot play a game; empty if it can. */
  Optional<String> limit(Repertoire repertoire, String name) {
    if (this == UCI) {
      return Optional.empty();
    }
    Game game = repertoire.open(name, null);
    Geometry board = game.rules().geometry();
    if (board.files() > UsiMoves.MOST_FILES || board.ranks() > UsiMoves.MOST_RANKS) {
      return Optional.of(
          "USI has room for %s files and %s ranks, %s has %s and %s"
              .formatted(
                  UsiMoves.MOST_FILES, UsiMoves.MOST_RANKS, name, board.files(), board.ranks()));
    }
    return Words.of(game.rules().setup()).get(RIGHTS_FIELD).equals("-")
        ? Optional.empty()
        : Optional.of("USI cannot write the castling rights of " + name);
  }
}
