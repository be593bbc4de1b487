package io.github.betza.processor.atlas;

import io.github.betza.processor.json.Json;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.address.GameAddress;
import java.util.List;

/**
 * Writes the page on which games are made. Its scripts show the game of the address: the text after
 * the {@code #} is a game in the form that the engine reads.
 */
final class StudioPage {
  /** The file of the studio, in the folder of the pages. */
  static final String FILE = "studio.html";

  private StudioPage() {}

  /** Returns the address of a game in the studio; to be escaped as any text. */
  static String address(VariantFacts game) {
    return FILE + "#" + GameAddress.of(game).text();
  }

  /**
   * Returns the page.
   *
   * @param games the addresses of the games of the folder
   */
  static String of(List<String> games) {
    return Document.of(
        Document.Entry.ofNoGame(
            "Betza studio", "Make a chess variant, play it at once, and send it as a link."),
        Document.resource("studio.html"),
        definitions() + library(games),
        List.of(SharedScript.ENGINE, SharedScript.BOARD, SharedScript.STUDIO),
        List.of("theme.js"),
        List.of("messages.css", "studio.css"));
  }

  /** Returns the definitions of all pictures, since a game may have pieces of any name. */
  private static String definitions() {
    return Drawing.definitions(PiecePictures.definitions(PiecePictures.names()))
        + "<script type='application/json' id='pictures'>"
        + Json.of(PiecePictures.byPiece())
        + "</script>\n";
  }

  private static String library(List<String> games) {
    return "<script type='application/json' id='library'>"
        + Json.of(Library.of(games))
        + "</script>\n";
  }
}
