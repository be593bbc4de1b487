package io.github.betza.cli;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.cli.output.Printable;
import io.github.betza.game.Fen;
import io.github.betza.game.Fen.Unmoved;
import io.github.betza.game.Game;
import io.github.betza.game.GameRules;
import io.github.betza.game.GameRulesBuilder;
import io.github.betza.processor.analysis.Diagnosis;
import io.github.betza.processor.tool.NotatedPiece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Pieces with letters and notations, from the command line. */
final class Army {
  private final PieceTable table;
  private final List<Diagnosis> warnings = new ArrayList<>();

  /**
   * Compiles the pieces.
   *
   * @param dialect the dialect of all notations
   * @param pieces the pieces, each as {@code LETTER=NOTATION}
   * @param royal the letter of the royal piece, or null; pieces whose notations are royal are
   *     royal, too
   * @throws UsageException if a notation is wrong
   * @throws MisuseException if a letter is wrong
   */
  Army(Dialect dialect, List<String> pieces, String royal) {
    Map<Character, NotatedPiece> notations = new LinkedHashMap<>();
    for (String piece : pieces) {
      int equals = piece.indexOf('=');
      char letter =
          letter(piece.substring(0, Math.max(equals, 0)), "a piece is LETTER=NOTATION", piece);
      NotatedPiece notation = new NotatedPiece(piece.substring(equals + 1), dialect);
      if (notations.put(letter, notation) != null) {
        throw new MisuseException("two pieces have the letter " + letter);
      }
    }
    char king = royal == null ? 0 : letter(royal, "--royal is one letter", royal);
    if (king != 0) {
      notations.putIfAbsent(king, new NotatedPiece("K", Dialect.XBETZA));
    }
    table = table(notations, king);
  }

  private static char letter(String letter, String rule, String shown) {
    if (!letter.matches("[A-Za-z]")) {
      throw new MisuseException(rule + ", not " + Printable.quote(shown));
    }
    return letter.toUpperCase(Locale.ROOT).charAt(0);
  }

  /** Returns the warnings about the notations. */
  List<Diagnosis> warnings() {
    return warnings;
  }

  /** Refuses all wrong notations at once. */
  private static void refuse(Map<Character, NotatedPiece> notations, PieceLibrary library) {
    List<String> refusals = new ArrayList<>();
    List<Diagnosis> diagnoses = new ArrayList<>();
    notations.forEach(
        (letter, piece) -> {
          if (library.refusal(piece) != null) {
            String named = letter + "=" + Printable.quote(piece.notation());
            // A refusal without errors of the compiler is reported by its message alone.
            boolean shown = !library.diagnoses(piece).isEmpty();
            refusals.add(shown ? named : named + ": " + library.refusal(piece).message());
            diagnoses.addAll(library.diagnoses(piece));
          }
        });
    if (!refusals.isEmpty()) {
      throw new UsageException("wrong notation: " + String.join(", ", refusals), diagnoses);
    }
  }

  private PieceTable table(Map<Character, NotatedPiece> notations, char king) {
    PieceLibrary library = new PieceLibrary();
    library.add(notations.values());
    refuse(notations, library);
    PieceTable.Builder table = PieceTable.builder();
    notations.forEach(
        (letter, piece) -> {
          warnings.addAll(library.diagnoses(piece));
          PieceMoves moves = library.moves(piece);
          if (letter == king || moves.isRoyal()) {
            table.addRoyal(letter, piece.notation(), moves);
          } else {
            table.add(letter, piece.notation(), moves);
          }
        });
    return table.build();
  }

  /**
   * Returns a game that begins at a position, without promotions.
   *
   * @param unmoved the names of the squares of unmoved pieces, or null for the pieces on their
   *     side's second rank
   */
  Game game(int files, int ranks, String fen, List<String> unmoved) {
    GameRulesBuilder rules =
        GameRules.builder("army", files, ranks, fen).unmoved(unmoved(files, ranks, unmoved));
    for (int kind = 1; kind <= table.size(); kind++) {
      if (table.isRoyal(kind)) {
        rules.royal(table.letter(kind), table.name(kind), table.moves(kind));
      } else {
        rules.piece(table.letter(kind), table.name(kind), table.moves(kind));
      }
    }
    Game game = rules.build().play(fen);
    checkUse(game.board(), unmoved == null ? List.of() : unmoved);
    return game;
  }

  /** Refuses options about pieces that do not exist. */
  private static void checkUse(Board board, List<String> unmoved) {
    for (String name : unmoved) {
      if (!Cell.isPiece(board.get(Fen.square(board.geometry(), name)))) {
        throw new UsageException("no piece is on " + name + ", so none there is unmoved");
      }
    }
  }

  private static Unmoved unmoved(int files, int ranks, List<String> names) {
    Geometry geometry = new Geometry(files, ranks);
    if (names == null) {
      return (cell, square) ->
          geometry.rank(square) == (Cell.side(cell) == Side.WHITE ? 1 : ranks - 2);
    }
    Set<Integer> squares = new LinkedHashSet<>();
    names.forEach(name -> squares.add(Fen.square(geometry, name)));
    return (cell, square) -> squares.contains(square);
  }
}
