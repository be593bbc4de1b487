package io.github.betza.processor.atlas;

import io.github.betza.processor.atlas.SetupPlacement.Stone;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The setup of a game as a small picture. A page contains it as a short text of small letters,
 * digits and signs, from which the index draws it.
 */
final class Thumbnail {
  /** The allowed characters of the text, so that a text of a page cannot contain anything else. */
  static final String LETTERS = "[a-z0-9,;-]*";

  private static final Pattern ITEM = Pattern.compile("([wbhp])([0-9]+),([0-9]+)([a-z-]*);");
  private static final String PREFIX = "piece-";

  private Thumbnail() {}

  /** Returns the text: the squares of pieces and holes, and whether the pieces are on points. */
  static String code(DrawnGame game, SetupPlacement placement, PiecePictures pictures) {
    int files = game.facts().files();
    StringBuilder code = new StringBuilder();
    if (PointBoard.of(game.facts()).isPresent()) {
      code.append("p0,0;");
    }
    for (int hole : placement.holes()) {
      code.append('h').append(hole % files).append(',').append(hole / files).append(';');
    }
    for (Stone stone : placement.stones()) {
      code.append(stone.white() ? 'w' : 'b').append(stone.file()).append(',').append(stone.rank());
      pictures.of(stone.kind()).ifPresent(id -> code.append(id.substring(PREFIX.length())));
      code.append(';');
    }
    return code.toString();
  }

  /** Returns the pictures that a text names. */
  static List<String> pictures(String code) {
    List<String> pictures = new ArrayList<>();
    Matcher item = ITEM.matcher(code);
    while (item.find()) {
      pictures.add(PREFIX + item.group(4));
    }
    return pictures;
  }

  /** Returns the picture; the name of the game is next to it. */
  static String draw(int files, int ranks, String code) {
    StringBuilder svg =
        new StringBuilder("<svg class='thumbnail' aria-hidden='true' viewBox='0 0 ");
    svg.append(files * 10).append(' ').append(ranks * 10).append("'>");
    boolean points = code.startsWith("p");
    svg.append("<rect width='").append(files * 10).append("' height='").append(ranks * 10);
    svg.append(points ? "' class='light'/>" : "' fill='url(#squares-" + ranks % 2 + ")'/>");
    if (points) {
      svg.append("<path class='lines' d='").append(grid(files, ranks)).append("'/>");
    }
    Matcher item = ITEM.matcher(code);
    while (item.find()) {
      int x = Integer.parseInt(item.group(2)) * 10;
      int y = (ranks - 1 - Integer.parseInt(item.group(3))) * 10;
      svg.append(
          switch (item.group(1)) {
            case "w" -> stone(x, y, "white", item.group(4));
            case "b" -> stone(x, y, "black", item.group(4));
            case "h" -> "<rect class='hole' width='10' height='10' x='" + x + "' y='" + y + "'/>";
            default -> "";
          });
    }
    return svg.append("</svg>").toString();
  }

  private static String grid(int files, int ranks) {
    StringBuilder path = new StringBuilder();
    for (int file = 0; file < files; file++) {
      path.append('M').append(file * 10 + 5).append(" 5v").append((ranks - 1) * 10);
    }
    for (int rank = 0; rank < ranks; rank++) {
      path.append("M5 ").append(rank * 10 + 5).append('h').append((files - 1) * 10);
    }
    return path.toString();
  }

  private static String stone(int x, int y, String side, String picture) {
    return "<g class='"
        + side
        + "'>"
        + (picture.isEmpty()
            ? "<circle r='3.6' cx='" + (x + 5) + "' cy='" + (y + 5) + "'/>"
            : Token.use(PREFIX + picture, x, y))
        + "</g>";
  }
}
