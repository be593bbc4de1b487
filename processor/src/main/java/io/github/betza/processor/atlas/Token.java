package io.github.betza.processor.atlas;

import java.util.Locale;
import java.util.Optional;

/**
 * The look of a piece on a board: a picture, or its letter on a disc. A picture of a promoted form
 * has a plus in its corner. A piece with a character is drawn in both ways, and the styles of the
 * page hide one.
 *
 * @param symbol its letter, perhaps after a plus
 * @param picture the name of its picture, if it has one
 * @param face its character, if it has one
 */
record Token(String symbol, Optional<String> picture, Optional<PieceCharacters.Face> face) {
  /** Returns the look of a piece with only a letter. */
  static Token letter(String symbol) {
    return new Token(symbol, Optional.empty(), Optional.empty());
  }

  /**
   * Returns the piece on a square. Without a picture, White's pieces are light discs and Black's
   * dark ones, so the sides differ even without colours.
   *
   * @param x the left edge of the square, which is ten units wide
   * @param y its upper edge
   */
  String draw(int x, int y, boolean white) {
    String look = picture.map(name -> use(name, x, y) + plus(x, y)).orElseGet(() -> disc(x, y));
    String form = picture.isEmpty() && symbol.length() > 1 ? " form" : "";
    String looks =
        face.map(each -> "<g class='by-picture'>" + look + "</g>" + each.draw(x, y, white))
            .orElse(look);
    return "<g class='token " + (white ? "white" : "black") + form + "'>" + looks + "</g>";
  }

  private String disc(int x, int y) {
    return String.format(
        Locale.ROOT,
        "<circle r='4' cx='%d' cy='%d'/><text x='%d' y='%d'>%s</text>",
        x + 5,
        y + 5,
        x + 5,
        y + 7,
        Html.escape(symbol));
  }

  /** Returns a picture on a square. */
  static String use(String picture, int x, int y) {
    return String.format(
        Locale.ROOT,
        "<use class='picture' href='#%s' x='%.1f' y='%.1f' width='9.2' height='9.2'/>",
        picture,
        x + 0.4,
        y + 0.4);
  }

  private String plus(int x, int y) {
    return symbol.startsWith("+")
        ? String.format(Locale.ROOT, "<path class='plus' d='M%d %dh3m-1.5-1.5v3'/>", x + 6, y + 3)
        : "";
  }
}
