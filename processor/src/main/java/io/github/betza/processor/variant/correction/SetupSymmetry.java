package io.github.betza.processor.variant.correction;

import io.github.betza.game.Fen;

/** How much the sides of a setup are alike, as they are in most games. */
final class SetupSymmetry {
  private SetupSymmetry() {}

  /** Returns how many rows are not those of the other side in its colors, mirrored or turned. */
  static int unlikeRows(String setup) {
    String[] rows = Fen.Part.fields(setup).get(0).text().split("/", -1);
    int unlike = 0;
    for (int i = 0; i < rows.length; i++) {
      String other = rows[rows.length - 1 - i];
      String swapped = swapCase(rows[i]);
      String turned = new StringBuilder(swapped).reverse().toString();
      unlike += swapped.equals(other) || turned.equals(other) ? 0 : 1;
    }
    return unlike;
  }

  static String swapCase(String row) {
    StringBuilder swapped = new StringBuilder();
    for (int i = 0; i < row.length(); i++) {
      char c = row.charAt(i);
      swapped.append(
          Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
    }
    return swapped.toString();
  }
}
