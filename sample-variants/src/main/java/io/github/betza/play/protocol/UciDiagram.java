package io.github.betza.play.protocol;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.IntStream;

/**
 * A position in the format of Stockfish's command {@code d}: the board with its lines, the FEN, the
 * key, and the pieces that give check.
 */
final class UciDiagram {
  private final Game game;
  private final Board board;
  private final Geometry geometry;

  private UciDiagram(Game game) {
    this.game = game;
    this.board = game.board();
    this.geometry = board.geometry();
  }

  /** Returns the lines of the answer; in USI with the SFEN, too. */
  static List<String> of(Game game, UciForm form) {
    List<String> lines = new UciDiagram(game).lines();
    if (form == UciForm.USI) {
      lines.add("Sfen: " + Sfen.ofFen(game.fen()));
    }
    return lines;
  }

  private List<String> lines() {
    String border = " +" + "---+".repeat(geometry.files());
    List<String> lines = new ArrayList<>(List.of("", border));
    for (int rank = geometry.ranks() - 1; rank >= 0; rank--) {
      lines.add(row(rank));
      lines.add(border);
    }
    lines.add(files());
    lines.add("");
    lines.add("Fen: " + game.fen());
    lines.add("Key: " + String.format(Locale.ROOT, "%016X", game.hash()));
    lines.add(("Checkers: " + checkers()).strip());
    return lines;
  }

  private String row(int rank) {
    StringBuilder row = new StringBuilder(" |");
    for (int file = 0; file < geometry.files(); file++) {
      row.append(padded(symbol(board.get(geometry.square(file, rank))))).append('|');
    }
    return row.append(' ').append(rank + 1).toString();
  }

  private String files() {
    StringBuilder row = new StringBuilder("  ");
    for (int file = 0; file < geometry.files(); file++) {
      row.append(padded(geometry.name(geometry.square(file, 0)).replace("1", ""))).append(' ');
    }
    return row.toString().stripTrailing();
  }

  /** Returns a text of one or two letters in the width of a square. */
  private static String padded(String text) {
    return (text.length() == 1 ? " " : "") + text + " ";
  }

  private String symbol(int cell) {
    if (!Cell.isPiece(cell)) {
      return cell == Cell.EMPTY ? " " : "*";
    }
    String symbol = board.pieces().symbol(Cell.kind(cell));
    return Cell.side(cell) == Side.WHITE ? symbol : symbol.toLowerCase(Locale.ROOT);
  }

  private String checkers() {
    StringJoiner names = new StringJoiner(" ");
    squares()
        .filter(from -> squares().anyMatch(royal -> checks(from, royal)))
        .mapToObj(geometry::name)
        .forEach(names::add);
    return names.toString();
  }

  private boolean checks(int from, int royal) {
    int cell = board.get(royal);
    return Cell.isPiece(cell)
        && Cell.side(cell) == game.side()
        && (cell & Cell.ROYAL) != 0
        && game.canCapture(from, royal);
  }

  private IntStream squares() {
    return IntStream.range(0, board.cells().length).filter(geometry::isSquare);
  }
}
