package io.github.betza.browser;

import io.github.betza.processor.variant.address.GameAddress;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A piece that an address adds to a game, as the playground does: {@code add=Griffon:FyafsF}. */
final class GivenPiece {
  private static final String KEY = "add";

  private GivenPiece() {}

  /** Returns the design of an address, with the piece that it adds; to chess where it has none. */
  static Design added(GameAddress address) {
    Map<String, String> others = new LinkedHashMap<>(address.others());
    String given = others.remove(KEY);
    if (given == null) {
      return new Design(address, "");
    }
    boolean alone = address.facts().pieces().isEmpty();
    GameAddress game = alone ? GameAddress.read(Starts.CHESS) : address;
    Design design = new Design(new GameAddress(game.facts(), others), "");
    for (List<String> piece : GameAddress.items(given)) {
      design =
          design.addPiece(piece.get(0), GameAddress.part(piece, 1), GameAddress.dialect(piece, 2));
    }
    return design;
  }
}
