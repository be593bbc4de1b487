package io.github.betza.processor.atlas;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The characters on the pieces of Shogi, Xiangqi and their relatives. The file {@code
 * characters.txt} has a set for each family: its first line is the shape of the pieces, their
 * language, the colours of White and Black, and a piece that all games of the family have; each
 * other line is the name of a piece, in small letters without spaces, with the characters of both
 * sides, or with those of White and of Black. A game uses a set if it contains all its pieces.
 *
 * @param shape the shape of the pieces
 * @param faces the faces of the pieces, in the order of their kinds
 */
record PieceCharacters(Shape shape, List<Face> faces) {
  private static final String PROMOTED = "red";

  /** The shape of the pieces, in a square that is ten units wide. */
  enum Shape {
    /** A tile that points forward: its direction shows the side of a piece. */
    TILE("M5 .5L8.2 2 9.2 9.5H.8L1.8 2z"),
    /** A round disc. */
    DISC("M9.3 5a4.3 4.3 0 1 1-8.6 0a4.3 4.3 0 1 1 8.6 0z"),
    /** A disc with eight sides. */
    OCTAGON("M3.2.7h3.6l2.5 2.5v3.6L6.8 9.3H3.2L.7 6.8V3.2z");

    private final String path;

    Shape(String path) {
      this.path = path;
    }
  }

  /**
   * The characters on the pieces of a kind.
   *
   * @param language the language whose fonts are used for the characters
   * @param pointed whether Black's piece is turned round
   * @param white one character of White's piece, or two, the second below the first
   * @param black the same for Black's piece
   * @param colors the classes of the colours of White's and Black's characters
   */
  record Face(String language, boolean pointed, String white, String black, List<String> colors) {
    Face {
      colors = List.copyOf(colors);
    }

    /** Returns the piece on a square, whose left and upper edges are given. */
    String draw(int x, int y, boolean isWhite) {
      String text = isWhite ? white : black;
      String turn = "";
      if (pointed && !isWhite) {
        turn = " transform='rotate(180 " + (x + 5) + " " + (y + 5) + ")'";
      }
      StringBuilder svg = new StringBuilder("<g class='by-character'").append(turn).append('>');
      svg.append("<use class='tile' href='#tile' width='10' height='10' x='").append(x);
      svg.append("' y='").append(y).append("'/>");
      for (int i = 0; i < text.length(); i++) {
        double line = text.length() == 1 ? 7.3 : 5.1 + 3.6 * i;
        svg.append("<text lang='").append(language).append("' class='character ");
        svg.append(colors.get(isWhite ? 0 : 1)).append(text.length() == 1 ? "" : " small");
        svg.append(String.format(Locale.ROOT, "' x='%d' y='%.1f'>", x + 5, y + line));
        svg.append(text.charAt(i)).append("</text>");
      }
      return svg.append("</g>").toString();
    }

    /** Returns the face in the form that the scripts of a page read. */
    Map<String, Object> data() {
      Map<String, Object> data = new LinkedHashMap<>();
      data.put("language", language);
      data.put("pointed", pointed);
      data.put("texts", List.of(white, black));
      data.put("colors", colors);
      return data;
    }
  }

  PieceCharacters {
    faces = List.copyOf(faces);
  }

  /** Returns the characters of the pieces of a game, if it belongs to a family with characters. */
  static Optional<PieceCharacters> of(List<DrawnPiece> pieces) {
    List<String> names = pieces.stream().map(PiecePictures::plainName).toList();
    for (String set : Document.resource("characters.txt").split("\n\n", -1)) {
      List<String> lines = set.lines().toList();
      String[] head = lines.get(0).split(" ", -1);
      Map<String, String[]> rows = new HashMap<>();
      lines.stream().skip(1).map(line -> line.split(" ")).forEach(row -> rows.put(row[0], row));
      if (names.contains(head[4]) && rows.keySet().containsAll(names)) {
        Shape shape = Shape.valueOf(head[0]);
        List<Face> faces = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
          String[] row = rows.get(names.get(i));
          List<String> colors =
              pieces.get(i).isPromoted() ? List.of(PROMOTED, PROMOTED) : List.of(head[2], head[3]);
          faces.add(new Face(head[1], shape == Shape.TILE, row[1], row[row.length - 1], colors));
        }
        return Optional.of(new PieceCharacters(shape, faces));
      }
    }
    return Optional.empty();
  }

  /** Returns the symbol of SVG to which the pieces refer. */
  String definition() {
    return "<symbol id='tile' viewBox='0 0 10 10'><path d='" + shape.path + "'/></symbol>\n";
  }
}
