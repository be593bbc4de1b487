package io.github.betza.processor.atlas;

import io.github.betza.Dialect;

/**
 * The address of the playground with a piece in it. Pairs as in a query follow the {@code #}:
 *
 * <ul>
 *   <li>{@code n}: the notation;
 *   <li>{@code dialect}: its dialect, by default XBETZA;
 *   <li>{@code name}: the name of the piece;
 *   <li>{@code size}: files and ranks, as {@code 12x12}, by default 8x8;
 *   <li>{@code at}: the square of the piece, by default the middle;
 *   <li>{@code enemies}, {@code own}: squares of other pieces, separated by commas, each followed
 *       by a letter if it is not an ordinary piece: {@code r} royal, {@code s} a piece of the same
 *       kind, {@code n} a knight, {@code q} a queen;
 *   <li>{@code moved=1}: no piece is on its first move;
 *   <li>{@code flip=1}: the board is seen from Black's side.
 * </ul>
 *
 * The script of the playground reads and writes the same, in {@code address.js}.
 */
final class PlaygroundAddress {
  /** The file of the playground, in the folder of the pages. */
  static final String FILE = "playground.html";

  private PlaygroundAddress() {}

  /** Returns the address of a notation on an empty board; to be escaped as any text. */
  static String of(String notation, Dialect dialect) {
    return FILE
        + "#n="
        + Html.address(notation)
        + (dialect == Dialect.XBETZA ? "" : "&dialect=" + dialect);
  }

  /** Returns the address, for a link of a page in the same folder; to be escaped as any text. */
  static String of(DrawnPiece piece, int files, int ranks) {
    StringBuilder address = new StringBuilder(of(piece.notation(), piece.dialect()));
    address.append("&name=").append(Html.address(piece.name()));
    return address.append("&size=").append(files).append('x').append(ranks).toString();
  }
}
