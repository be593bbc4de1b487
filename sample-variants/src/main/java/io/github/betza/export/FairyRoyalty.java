package io.github.betza.export;

import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.Setup;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What ends a game in Fairy-Stockfish. */
final class FairyRoyalty {
  private FairyRoyalty() {}

  static void write(
      FairyArmy army, Setup setup, Map<String, String> options, List<String> omissions) {
    DeclaredVariant variant = army.variant();
    switch (variant.royalty()) {
      case NONE -> {}
      case CHECKMATE -> {
        if (setup.squaresOf(army.king()).size() > 1) {
          omissions.add("that each of several royal pieces is protected");
        }
      }
      case LAST_CAPTURED -> {
        String royals = letters(variant.pieces().stream().filter(DeclaredPiece::royal).toList());
        if (royals.length() > 1) {
          omissions.add("a side has lost here when it has lost all of one kind out of " + royals);
        }
        extinction(royals, options);
      }
      case KIND_EXTINCT ->
          extinction(
              letters(
                  variant.pieces().stream()
                      .filter(piece -> !setup.squaresOf(piece.letter()).isEmpty())
                      .toList()),
              options);
    }
  }

  private static void extinction(String letters, Map<String, String> options) {
    options.put("extinctionPieceTypes", letters);
    options.put("extinctionPieceCount", "0");
    options.put("extinctionValue", "loss");
  }

  private static String letters(List<DeclaredPiece> pieces) {
    return pieces.stream()
        .map(piece -> String.valueOf(piece.letter()))
        .collect(Collectors.joining())
        .toLowerCase(Locale.ROOT);
  }
}
