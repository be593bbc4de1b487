package io.github.betza.atlas;

import io.github.betza.board.Geometry;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.Setup;
import java.util.List;

/** Draws boards as SVG. A square is ten units wide. */
final class Drawing {
  private static final int SIZE = 10;

  private Drawing() {}

  /** Returns the diagram of a piece's moves. */
  static String moves(MoveDiagram diagram, char letter, String title) {
    List<String> rows = diagram.rows();
    StringBuilder svg = begin("moves", rows.get(0).length(), rows.size(), title);
    for (int y = 0; y < rows.size(); y++) {
      for (int x = 0; x < rows.get(y).length(); x++) {
        square(svg, x, y, (x + y) % 2 == 0);
        char symbol = rows.get(y).charAt(x);
        if (symbol == 'O') {
          piece(svg, x, y, letter, "piece");
        } else if (symbol != '.') {
          svg.append("<svg x='").append(x * SIZE).append("' y='").append(y * SIZE);
          svg.append("' width='10' height='10'>").append(Shapes.draw(symbol)).append("</svg>");
        }
      }
    }
    return svg.append("</svg>").toString();
  }

  /** Returns a single symbol, as a legend shows it. */
  static String symbol(char symbol, char letter) {
    String shape =
        symbol == 'O'
            ? "<text x='5' y='8' text-anchor='middle' class='piece'>" + name(letter) + "</text>"
            : Shapes.draw(symbol);
    return "<svg class='symbol' viewBox='0 0 10 10' aria-hidden='true'>" + shape + "</svg>";
  }

  /** Returns the position in which a game begins. */
  static String setup(DeclaredVariant variant) {
    Setup setup = Setup.of(variant);
    Geometry geometry = new Geometry(variant.files(), variant.ranks());
    StringBuilder svg =
        begin("setup", variant.files(), variant.ranks(), "The position in which the game begins");
    for (int rank = 0; rank < variant.ranks(); rank++) {
      for (int file = 0; file < variant.files(); file++) {
        String name = geometry.name(geometry.square(file, rank));
        int y = variant.ranks() - 1 - rank;
        if (!setup.holes().contains(name)) {
          square(svg, file, y, (file + rank) % 2 != 0);
          Character letter = setup.pieces().get(name);
          if (letter != null) {
            boolean white = Character.isUpperCase(letter);
            piece(svg, file, y, Character.toUpperCase(letter), white ? "white" : "black");
          }
        }
      }
    }
    return svg.append("</svg>").toString();
  }

  private static StringBuilder begin(String kind, int files, int ranks, String title) {
    StringBuilder svg = new StringBuilder("<svg class='board ").append(kind).append("' role='img'");
    svg.append(" viewBox='0 0 ").append(files * SIZE).append(' ').append(ranks * SIZE);
    svg.append("' width='").append(files * 22).append("' height='").append(ranks * 22);
    return svg.append("'><title>").append(Html.escape(title)).append("</title>");
  }

  private static void square(StringBuilder svg, int x, int y, boolean light) {
    svg.append("<rect x='").append(x * SIZE).append("' y='").append(y * SIZE);
    svg.append("' width='10' height='10' class='").append(light ? "light" : "dark").append("'/>");
  }

  /** Black's pieces stand on a disc: the sides are told apart without colours. */
  private static void piece(StringBuilder svg, int x, int y, char letter, String side) {
    int centre = x * SIZE + SIZE / 2;
    if (side.equals("black")) {
      svg.append("<circle class='disc' r='4.4' cx='").append(centre);
      svg.append("' cy='").append(y * SIZE + SIZE / 2).append("'/>");
    }
    svg.append("<text text-anchor='middle' class='").append(side).append("' x='").append(centre);
    svg.append("' y='").append(y * SIZE + 8).append("'>").append(name(letter)).append("</text>");
  }

  private static String name(char letter) {
    return Html.escape(letter == ' ' ? "\u25cf" : String.valueOf(letter));
  }
}
