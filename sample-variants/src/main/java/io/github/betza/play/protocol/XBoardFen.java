package io.github.betza.play.protocol;

import java.util.ArrayList;
import java.util.List;

/**
 * Positions as XBoard writes them: without the field of castling rights where its own game has
 * none, as that of Chu Shogi, and without that of capturing en passant where it has neither, as
 * Xiangqi.
 */
final class XBoardFen {
  /** The pieces and the side to move come first. */
  private static final int COMMON = 2;

  /** After them come two fields, and then two numbers. */
  private static final int ALL = 6;

  private static final String NONE = "-";

  private XBoardFen() {}

  /**
   * Returns a position with all its fields.
   *
   * @param text what XBoard has sent; anything else is returned as it is
   */
  static String complete(String text) {
    List<String> fields = new ArrayList<>(Words.of(text).list());
    boolean counts =
        fields.size() >= COMMON + 2
            && fields.subList(fields.size() - 2, fields.size()).stream()
                .allMatch(XBoardFen::isCount);
    if (!counts || fields.size() >= ALL) {
      return text;
    }
    if (fields.size() == COMMON + 2) {
      fields.add(COMMON, NONE);
    }
    boolean isRights = fields.get(COMMON).matches("[A-Za-z]+");
    fields.add(isRights ? COMMON + 1 : COMMON, NONE);
    return String.join(" ", fields);
  }

  private static boolean isCount(String field) {
    return field.matches("[0-9]{1,9}");
  }
}
