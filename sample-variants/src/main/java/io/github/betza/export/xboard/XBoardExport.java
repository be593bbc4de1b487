package io.github.betza.export.xboard;

import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.Export;
import io.github.betza.export.Royals;
import io.github.betza.model.Promotion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes a game as the commands {@code setup} and {@code piece}, which engines send to XBoard. */
public final class XBoardExport {
  private final DeclaredVariant variant;
  private final List<String> omissions = new ArrayList<>();

  private XBoardExport(DeclaredVariant variant) {
    this.variant = variant;
  }

  public static Export export(DeclaredVariant variant, String key) {
    if (!XBoardRules.hasRoom(variant.files(), variant.ranks())) {
      return Export.none("the board has at most " + XBoardRules.ROOM);
    }
    return new XBoardExport(variant).export(key);
  }

  private Export export(String key) {
    Map<Character, XBoardPiece> told = new LinkedHashMap<>();
    variant.pieces().forEach(piece -> told.put(piece.letter(), XBoardPiece.of(piece)));
    // The board knows by their places what is royal and what promotes.
    XBoardTable table = new XBoardTable(XBoardRoles.of(Royals.king(variant), pawn()), told);
    StringBuilder text = new StringBuilder("setup (").append(table).append(") ");
    text.append(variant.files()).append('x').append(variant.ranks()).append("+0_").append(key);
    text.append(' ').append(variant.setup()).append('\n');
    told.forEach(
        (letter, piece) -> {
          omissions.addAll(piece.omissions());
          if (!table.isWild(letter) && !piece.moves().isEmpty()) {
            text.append("piece ").append(letter).append("& ").append(piece.moves()).append('\n');
          }
        });
    variant.promotions().forEach(this::promotion);
    Royals.omitSeveral(variant, omissions);
    XBoardRules.UNTOLD.addTo(omissions, variant);
    XBoardRules.draws(variant).forEach(omissions::add);
    return new Export(text.toString(), omissions);
  }

  private char pawn() {
    return variant.promotions().stream()
        .map(rule -> rule.of().charAt(0))
        .filter(letter -> letter != Royals.king(variant))
        .findFirst()
        .orElse('\0');
  }

  private void promotion(Promotion rule) {
    boolean plain =
        rule.of().equals(String.valueOf(pawn()))
            && !rule.limited()
            && XBoardRules.isOnLastRank(variant, rule);
    omissions.add(
        plain
            ? "that " + rule.of() + " promotes to nothing but " + rule.to()
            : "how " + rule.of() + " promotes on " + rule.zone() + ": the engine has to decide");
  }
}
