package io.github.betza.browser;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Games to begin a design with. */
final class Starts {
  private static final String PIECES =
      "&p=P:Pawn:fmWfceFifmnD;N:Knight:N;B:Bishop:B;R:Rook:R;Q:Queen:Q;K!:King:";

  private static final String ENDS = "&repetitions=3&moveLimit=50";

  static final String CHESS =
      "v=1&name=My_chess&size=8x8"
          + "&setup=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1"
          + PIECES
          + "KisO2&promotions=P:QRBN:8"
          + ENDS;

  static final String SMALL =
      "v=1&name=My_small_chess&size=6x6&setup=rnqknr/pppppp/6/6/PPPPPP/RNQKNR_w_-_-_0_1"
          + PIECES
          + "K&promotions=P:QRBN:6"
          + ENDS;

  static final String EMPTY =
      "v=1&name=My_game&size=8x8&setup=8/8/8/8/8/8/8/8_w_-_-_0_1" + PIECES + "K" + ENDS;

  private Starts() {}

  /** Returns the names and the addresses. */
  static List<Object> data() {
    return List.of(start("Chess", CHESS), start("Small", SMALL), start("Empty board", EMPTY));
  }

  private static Map<String, Object> start(String name, String address) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", name);
    data.put("address", address);
    return data;
  }
}
