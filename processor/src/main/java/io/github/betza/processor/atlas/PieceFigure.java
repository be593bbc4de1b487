package io.github.betza.processor.atlas;

import io.github.betza.processor.atlas.SetupPlacement.Stone;
import io.github.betza.processor.describe.Chart;
import io.github.betza.processor.describe.Diagram;
import io.github.betza.processor.path.Piece;
import java.util.EnumSet;
import java.util.Set;

/**
 * The diagram of a piece, with a legend. The script of the page replaces it by a board of the same
 * size on the screen, so that nothing else moves.
 *
 * @param kind the number of the piece in the page's data, from 1
 * @param token its look on a board
 * @param placement the setup of the game
 */
record PieceFigure(DrawnPiece piece, int kind, Token token, SetupPlacement placement) {
  /**
   * The kinds of moves that depend on the size of the board, so that the game's own board is
   * needed.
   */
  private static final Set<MoveKind> SIZED =
      EnumSet.of(
          MoveKind.CURVED,
          MoveKind.CYLINDER,
          MoveKind.CASTLING,
          MoveKind.ANYWHERE,
          MoveKind.TO_THE_MIDDLE);

  /** Returns the element. */
  String html(Piece read) {
    Chart chart = Diagram.chart(read);
    StringBuilder html = new StringBuilder("<figure class='diagram' data-kind='" + kind + "'>\n");
    html.append("<div class='stage' data-size='").append(chart.rows().size()).append('\'');
    html.append(board(MoveKind.of(read))).append(">\n<div class='boardframe'>\n");
    html.append(Drawing.moves(chart, token, "How the piece " + piece.name() + " moves"));
    html.append("\n</div>\n<p class='told'></p>\n</div>\n<div class='controls'></div>\n");
    html.append("<figcaption>").append(legend(chart)).append("</figcaption>\n");
    return html.append("</figure>\n").toString();
  }

  /** Returns the data with which the script sets up the board. */
  private String board(Set<MoveKind> kinds) {
    StringBuilder attributes = new StringBuilder();
    if (kinds.contains(MoveKind.FIRST_MOVE) || kinds.contains(MoveKind.CASTLING)) {
      attributes.append(" data-first");
    }
    if (kinds.stream().anyMatch(SIZED::contains)) {
      attributes.append(" data-sized");
    }
    if (kinds.contains(MoveKind.CASTLING)) {
      placement.stones().stream()
          .filter(stone -> stone.kind() == kind && stone.white())
          .findFirst()
          .map(this::square)
          .ifPresent(home -> attributes.append(" data-home='").append(home).append('\''));
    }
    return attributes.toString();
  }

  private int square(Stone stone) {
    return stone.rank() * placement.files() + stone.file();
  }

  /** Returns the explanation of a diagram. */
  static String legend(Chart chart) {
    StringBuilder html = new StringBuilder("<ul class='legend'>\n");
    if (!chart.piece().equals("the piece")) {
      html.append("<li>").append(Html.escape(chart.piece())).append("</li>\n");
    }
    chart
        .legend()
        .forEach(
            (symbol, meaning) -> {
              html.append("<li>").append(SymbolShapes.alone(symbol)).append(' ');
              html.append(Html.escape(meaning)).append("</li>\n");
            });
    chart
        .further()
        .forEach(
            (symbol, words) -> {
              html.append("<li>some squares with ").append(SymbolShapes.alone(symbol));
              html.append("also: ").append(Html.escape(words)).append("</li>\n");
            });
    chart.notes().forEach(note -> html.append("<li>").append(Html.escape(note)).append("</li>\n"));
    return html.append("</ul>\n").toString();
  }
}
