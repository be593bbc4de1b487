package io.github.betza.processor.atlas;

import io.github.betza.Dialect;
import io.github.betza.processor.describe.Diagram;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.json.Json;
import io.github.betza.processor.path.Piece;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A live board on which the letters of a piece are highlighted one after the other, with their
 * moves. Without scripts it is a drawing of the first piece.
 */
public final class LetterBoard {
  /** The pieces, each in a position that shows its moves: addresses of the playground. */
  private static final List<String> SCENES =
      List.of(
          "n=FyafsF&name=Griffon&at=d4",
          "n=mRcpR&name=Cannon&at=d2&enemies=d7,g2&own=d5,f2",
          "n=fmWfceFifmnD&name=Pawn&at=d2&enemies=e3",
          "n=fmFfcafmF&name=Checkers%20man&at=d3&enemies=e4");

  private static final String FIRST = "FyafsF";

  private static final List<SharedScript> SCRIPTS =
      List.of(SharedScript.ENGINE, SharedScript.BOARD, SharedScript.LETTERS);

  private LetterBoard() {}

  /** Returns the styles of a page with the board, in addition to the styles of all pages. */
  public static String styles() {
    return List.of("board.css", "pieces.css", "parts.css", "start.css").stream()
        .map(Document::resource)
        .collect(Collectors.joining());
  }

  /** Returns the definitions for the board, which go before the scripts. */
  public static String definitions() {
    return PlaygroundPage.definitions()
        + "<script type='application/json' id='scenes'>"
        + Json.of(SCENES)
        + "</script>\n";
  }

  /**
   * Returns the elements by which a page uses the scripts; its policy must allow workers from
   * {@code blob:}.
   *
   * @param folder the path from the page to the folder of the scripts, with a slash at its end
   */
  public static String scripts(String folder) {
    return SCRIPTS.stream().map(script -> script.element(folder)).collect(Collectors.joining());
  }

  /**
   * Returns the board.
   *
   * @param folder the path from the page to the folder of the playground, with a slash at its end
   */
  public static String html(String folder) {
    Piece piece = Notations.read(FIRST, Dialect.XBETZA).piece().orElseThrow();
    String address = folder + PlaygroundAddress.FILE + "#" + SCENES.get(0);
    return "<section class='lettered' aria-label='Letters and their moves'>\n<div class='stage'"
        + " id='stage'>"
        + Drawing.moves(Diagram.chart(piece), Token.letter("G"), "The moves of " + FIRST)
        + "</div>\n<div>\n<div class='tabs' id='tabs' role='group' aria-label='Pieces'></div>\n"
        + "<p class='spelled' id='spelled'><code>"
        + FIRST
        + "</code></p>\n<ul class='meaning' id='meaning'></ul>\n"
        + "<div class='controls' id='controls' role='group' aria-label='Steps'></div>\n"
        + "<p><a id='open' href='"
        + Html.escape(address)
        + "'>Open it in the playground</a></p>\n</div>\n</section>\n";
  }
}
