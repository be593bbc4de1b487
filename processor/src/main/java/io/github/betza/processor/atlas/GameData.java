package io.github.betza.processor.atlas;

import io.github.betza.processor.atlas.SetupPlacement.Stone;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.json.Json;
import io.github.betza.processor.path.Piece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The data about a game for the script of its page. */
final class GameData {
  private GameData() {}

  /** Returns the data as JSON that may stand in a page. */
  static String of(DrawnGame game, SetupPlacement placement, PiecePictures pictures) {
    int files = game.facts().files();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("files", files);
    data.put("ranks", game.facts().ranks());
    data.put("holes", placement.holes());
    List<Object> setup = new ArrayList<>();
    for (Stone stone : placement.stones()) {
      int square = stone.rank() * files + stone.file();
      int side = stone.white() ? 0 : 1;
      setup.add(
          stone.unmoved()
              ? List.of(square, stone.kind(), side, 1)
              : List.of(square, stone.kind(), side));
    }
    data.put("setup", setup);
    List<Object> kinds = new ArrayList<>();
    for (DrawnPiece piece : game.pieces()) {
      Map<String, Object> kind = kind(piece);
      pictures.of(kinds.size() + 1).ifPresent(picture -> kind.put("picture", picture));
      kinds.add(kind);
    }
    data.put("kinds", kinds);
    return Json.of(data);
  }

  private static Map<String, Object> kind(DrawnPiece piece) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("symbol", piece.symbol());
    data.put("name", piece.name());
    data.put("royal", piece.royal());
    model(piece).ifPresent(model -> data.put("model", model));
    return data;
  }

  /** Returns the paths of a piece, unless they are too many for a page. */
  static Optional<Map<String, Object>> model(DrawnPiece piece) {
    Optional<Piece> read = Notations.read(piece.notation(), piece.dialect()).piece();
    return read.flatMap(PathData::of);
  }
}
