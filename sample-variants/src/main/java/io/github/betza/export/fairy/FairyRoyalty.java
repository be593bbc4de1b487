package io.github.betza.export.fairy;

import io.github.betza.Royalty;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.declared.Setup;
import io.github.betza.export.Royals;
import io.github.betza.model.Extinction;
import io.github.betza.model.GameModel;
import io.github.betza.model.SquareSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The endings of a game in Fairy-Stockfish. */
final class FairyRoyalty {
  private FairyRoyalty() {}

  static void write(
      FairyArmy army, Setup setup, Map<String, String> options, List<String> omissions) {
    DeclaredVariant variant = army.variant();
    switch (variant.model().royalty()) {
      case NONE -> {}
      case CHECKMATE -> {
        if (Royals.hasSeveral(variant, army.king())) {
          omissions.add(Royals.EACH_PROTECTED);
        }
      }
      case LAST_CHECKMATED, LAST_CAPTURED -> {
        String royals = letters(variant.pieces().stream().filter(DeclaredPiece::royal).toList());
        if (royals.length() > 1) {
          omissions.add(
              "in the engine a side has lost when it has lost all of one kind out of " + royals);
        }
        extinction(royals, options);
        if (variant.model().royalty() == Royalty.LAST_CHECKMATED) {
          options.put("extinctionPseudoRoyal", "true");
        }
      }
      case KIND_EXTINCT -> kindExtinct(variant, setup, options, omissions);
    }
    extinctions(variant, options, omissions);
  }

  /**
   * Writes the one extinction rule of the engine, for kinds of pieces or for all pieces together.
   */
  private static void extinctions(
      DeclaredVariant variant, Map<String, String> options, List<String> omissions) {
    for (Extinction rule : variant.model().extinctions()) {
      boolean isAll =
          variant.pieces().stream().allMatch(piece -> rule.of().indexOf(piece.letter()) >= 0);
      boolean isOne = rule.each() || rule.of().length() == 1;
      boolean taken = options.containsKey("extinctionValue") || variant.hasPromotedForms();
      if (taken || !(isOne || isAll)) {
        omissions.add(variant.sentences().of(GameModel.EXTINCTIONS, rule));
        continue;
      }
      extinction(isOne ? rule.of().toLowerCase(Locale.ROOT) : "*", options);
      options.put("extinctionPieceCount", String.valueOf(rule.left()));
      options.put("extinctionValue", rule.wins() ? "win" : "loss");
    }
  }

  /** Writes the option for facing royal pieces, which the engine also forbids on ranks. */
  static void flyingGeneral(FairyArmy army, List<String> omissions) {
    DeclaredVariant variant = army.variant();
    Geometry geometry = new Geometry(variant.files(), variant.ranks());
    boolean apart =
        variant.zones().stream()
            .filter(zone -> zone.of().indexOf(army.king()) >= 0)
            .map(zone -> SquareSet.parse(geometry, zone.squares()))
            .anyMatch(zone -> isApart(geometry, zone));
    if (!apart) {
      omissions.add("in the engine royal pieces may not face each other on a rank, either");
    }
  }

  private static boolean isApart(Geometry geometry, SquareSet zone) {
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      boolean[] has = new boolean[2];
      for (int file = 0; file < geometry.files(); file++) {
        int square = geometry.square(file, rank);
        has[Side.WHITE] |= zone.contains(Side.WHITE, square);
        has[Side.BLACK] |= zone.contains(Side.BLACK, square);
      }
      if (has[Side.WHITE] && has[Side.BLACK]) {
        return false;
      }
    }
    return true;
  }

  /** Writes the rule that each kind must survive; the engine has the same kinds for both sides. */
  private static void kindExtinct(
      DeclaredVariant variant, Setup setup, Map<String, String> options, List<String> omissions) {
    List<DeclaredPiece> both = new ArrayList<>();
    for (DeclaredPiece piece : variant.pieces()) {
      boolean white = !setup.squaresOf(piece.letter()).isEmpty();
      boolean black = !setup.squaresOf(Character.toLowerCase(piece.letter())).isEmpty();
      if (white && black) {
        both.add(piece);
      } else if (white || black) {
        omissions.add(
            (white ? "that White" : "that Black")
                + " has lost when it has lost its last piece "
                + piece.letter());
      }
    }
    extinction(letters(both), options);
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
