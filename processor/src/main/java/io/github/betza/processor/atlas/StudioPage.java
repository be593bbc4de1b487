package io.github.betza.processor.atlas;

import io.github.betza.processor.json.Json;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.address.GameAddress;
import java.util.List;

/**
 * Writes the page on which games are made. What is seen of a game comes from its scripts, which get
 * it from the address: what is behind the {@code #} is a game as the engine reads it.
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
        definitions() + games(games),
        List.of(SharedScript.ENGINE, SharedScript.BOARD, SharedScript.STUDIO),
        List.of("theme.js"),
        List.of("studio.css"));
  }

  /** The page knows all pictures, since a game may have pieces of any name. */
  private static String definitions() {
    return Drawing.definitions(PiecePictures.definitions(PiecePictures.names()))
        + "<script type='application/json' id='pictures'>"
        + Json.of(PiecePictures.byPiece())
        + "</script>\n";
  }

  private static String games(List<String> games) {
    return "<script type='application/json' id='games'>" + Json.of(games) + "</script>\n";
  }
}
