package io.github.betza.processor.atlas;

import io.github.betza.processor.atlas.SetupPlacement.Stone;
import io.github.betza.processor.describe.Chart;
import io.github.betza.processor.describe.Diagram;
import io.github.betza.processor.path.Piece;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Draws boards as SVG. A square is ten units wide. The script of the page draws in the same way,
 * into the same groups, when the reader puts pieces on a board.
 */
public final class Drawing {
  private static final int SIZE = 10;

  /** The greatest width of a square on the screen. */
  private static final int PIXELS = 40;

  /** The greatest width of a diagram on the screen. */
  private static final int MOST_PIXELS = 320;

  /** The space next to and below a board for the names of files and ranks. */
  private static final int LABELS = 7;

  private static final Pattern SHAPE = Pattern.compile("<(?:symbol|pattern) id='([^']+)'");

  private Drawing() {}

  /**
   * Returns the definitions for all drawings of a page: the squares and the shapes of the symbols.
   */
  static String definitions(String pictures) {
    return "<svg class='definitions' aria-hidden='true'>" + shapes(pictures) + "</svg>\n";
  }

  private static String shapes(String pictures) {
    StringBuilder svg = new StringBuilder("<defs>\n");
    for (int first = 0; first < 2; first++) {
      svg.append("<pattern id='squares-").append(first).append("' width='20' height='20'");
      svg.append(" patternUnits='userSpaceOnUse'><rect width='20' height='20' class='light'/>");
      svg.append("<path class='dark' d='");
      svg.append(
          first == 0 ? "M10 0h10v10h-10zM0 10h10v10h-10z" : "M0 0h10v10h-10zM10 10h10v10h-10z");
      svg.append("'/></pattern>\n");
    }
    return svg.append(SymbolShapes.definitions()).append(pictures).append("</defs>").toString();
  }

  /** Returns the diagram of a piece's moves. */
  static String moves(Chart chart, Token piece, String title) {
    List<String> rows = chart.rows();
    int size = rows.size();
    StringBuilder svg = begin("moves", size, size, false, Optional.empty(), title);
    svg.append("<g class='marks'>");
    for (int y = 0; y < size; y++) {
      for (int x = 0; x < size; x++) {
        char symbol = rows.get(y).charAt(x);
        if (symbol != Chart.PIECE && symbol != Chart.NOTHING) {
          svg.append(SymbolShapes.use(symbol, x * SIZE, y * SIZE));
        }
      }
    }
    svg.append("</g><g class='tokens'>");
    return svg.append(piece.draw(size / 2 * SIZE, size / 2 * SIZE, true))
        .append("</g></svg>")
        .toString();
  }

  /**
   * Returns the diagram of a piece's moves as a separate file, with styles and shapes, for texts
   * outside of an atlas.
   *
   * @param symbol the text on the piece
   * @param title the description for readers who cannot see the picture
   */
  public static String file(Piece piece, String symbol, String title) {
    Chart chart = Diagram.chart(piece);
    int pixels = Math.min(MOST_PIXELS, chart.rows().size() * PIXELS);
    String size = "width='" + pixels + "' height='" + pixels + "'";
    String drawing = moves(chart, Token.letter(symbol), title);
    return "<svg xmlns='http://www.w3.org/2000/svg' "
        + size
        + ">\n<style>\n"
        + Document.resource("colors.css")
        + Document.resource("board.css")
        + "</style>\n"
        + used(shapes(""), drawing)
        + "\n"
        + drawing
        + "\n</svg>\n";
  }

  /** Returns the shapes, one a line, to which a drawing refers. */
  private static String used(String shapes, String drawing) {
    return shapes
        .lines()
        .filter(
            line -> {
              Matcher shape = SHAPE.matcher(line);
              return !shape.lookingAt() || drawing.matches("(?s).*#" + shape.group(1) + "[')].*");
            })
        .collect(Collectors.joining("\n"));
  }

  /** Returns the position in which a game begins. */
  static String setup(DrawnGame game, SetupPlacement placement, PiecePictures pictures) {
    int files = game.facts().files();
    int ranks = game.facts().ranks();
    String title = "The position in which the game begins";
    Optional<String> lines =
        pictures.areTiles()
            ? Optional.of(grid(files, ranks))
            : PointBoard.of(game.facts()).map(points -> points.path(ranks));
    StringBuilder svg = begin("setup", files, ranks, true, lines, title);
    svg.append("<g class='holes'>");
    for (int hole : placement.holes()) {
      svg.append("<rect width='10' height='10' x='").append(hole % files * SIZE);
      svg.append("' y='").append((ranks - 1 - hole / files) * SIZE).append("'/>");
    }
    svg.append("</g><g class='marks'></g><g class='tokens'>");
    for (Stone stone : placement.stones()) {
      Token token = pictures.token(stone.symbol(), stone.kind());
      int y = (ranks - 1 - stone.rank()) * SIZE;
      svg.append(token.draw(stone.file() * SIZE, y, stone.white()));
    }
    return svg.append("</g></svg>").toString();
  }

  private static StringBuilder begin(
      String kind, int files, int ranks, boolean labelled, Optional<String> lines, String title) {
    int margin = labelled ? LABELS : 0;
    StringBuilder svg = new StringBuilder("<svg class='board ").append(kind).append("' role='img'");
    svg.append(" viewBox='").append(-margin - 0.5).append(" -0.5 ");
    svg.append(files * SIZE + margin + 1).append(' ').append(ranks * SIZE + margin + 1);
    svg.append("' width='").append(Math.min(MOST_PIXELS + 10 * margin, files * PIXELS));
    svg.append("'><title>").append(Html.escape(title)).append("</title>");
    svg.append("<rect class='frame' x='-.3' y='-.3' width='").append(files * SIZE).append(".6");
    svg.append("' height='").append(ranks * SIZE).append(".6'/>");
    svg.append("<rect class='ground' width='").append(files * SIZE).append("' height='");
    svg.append(ranks * SIZE);
    if (lines.isPresent()) {
      svg.append("' fill='var(--light)'/><path class='lines' d='").append(lines.get());
      svg.append("'/>");
    } else {
      svg.append("' fill='url(#squares-").append(ranks % 2).append(")'/>");
    }
    if (labelled) {
      labels(svg, files, ranks);
    }
    return svg;
  }

  /** Returns the edges between squares of one colour. */
  private static String grid(int files, int ranks) {
    StringBuilder path = new StringBuilder();
    for (int file = 1; file < files; file++) {
      path.append('M').append(file * SIZE).append(" 0v").append(ranks * SIZE);
    }
    for (int rank = 1; rank < ranks; rank++) {
      path.append("M0 ").append(rank * SIZE).append('h').append(files * SIZE);
    }
    return path.toString();
  }

  private static void labels(StringBuilder svg, int files, int ranks) {
    svg.append("<g class='labels'>");
    for (int file = 0; file < files; file++) {
      String name = file < 26 ? "" : "a";
      svg.append("<text x='").append(file * SIZE + SIZE / 2).append("' y='");
      svg.append(ranks * SIZE + 5).append("'>").append(name).append((char) ('a' + file % 26));
      svg.append("</text>");
    }
    for (int rank = 0; rank < ranks; rank++) {
      svg.append("<text x='-3' y='").append((ranks - rank) * SIZE - 3.5).append("'>");
      svg.append(rank + 1).append("</text>");
    }
    svg.append("</g>");
  }
}
