package io.github.betza.processor.atlas;

import io.github.betza.processor.json.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The data about a game for the script of its page: what it declares, and how it looks. */
final class GameData {
  private GameData() {}

  /** Returns the data as JSON that may stand in a page. */
  static String of(DrawnGame game, SetupPlacement placement, PiecePictures pictures) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("declaration", GameDeclarationData.of(game.facts()));
    List<Object> looks = new ArrayList<>();
    for (int kind = 1; kind <= game.pieces().size(); kind++) {
      looks.add(pictures.of(kind).orElse(""));
    }
    data.put("pictures", looks);
    data.put("lines", PointBoard.of(game.facts()).map(PointBoard::lines).orElse(List.of()));
    data.put("holes", placement.holes());
    return Json.of(data);
  }
}
