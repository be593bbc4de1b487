package io.github.betza.export;

import io.github.betza.board.Geometry;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredPromotion;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.game.SquareSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes a game as the commands {@code setup} and {@code piece}, which engines send to XBoard. */
final class XBoard {

  /** The pictures that XBoard has, by the letters that they usually stand for. */
  private static final String SLOTS = "PNBRQFEACWMOHIJGDVLSUK";

  private final DeclaredVariant variant;
  private final Omissions omissions = new Omissions();

  private XBoard(DeclaredVariant variant) {
    this.variant = variant;
  }

  static Export export(DeclaredVariant variant, String key) {
    if (!XBoardRules.hasRoom(variant)) {
      return Export.none("the board has at most " + XBoardRules.ROOM);
    }
    return new XBoard(variant).export(key);
  }

  private Export export(String key) {
    Map<Character, Character> slots = slots();
    String white = row(slots);
    StringBuilder text = new StringBuilder("setup (");
    text.append(white).append(white.toLowerCase(Locale.ROOT)).append(") ");
    text.append(variant.files()).append('x').append(variant.ranks()).append("+0_").append(key);
    text.append(' ').append(variant.setup()).append('\n');
    for (DeclaredPiece piece : variant.pieces()) {
      if (slots.containsKey(piece.letter())) {
        text.append("piece ").append(piece.letter()).append("& ").append(moves(piece)).append('\n');
      }
    }
    variant.promotions().forEach(this::promotion);
    Rules.omit(variant, omissions);
    Rules.omitDraws(variant, omissions);
    return new Export(text.toString(), omissions.all());
  }

  private String moves(DeclaredPiece piece) {
    XBoardPiece told = XBoardPiece.of(piece);
    omissions.addAll(told.omissions());
    return told.moves();
  }

  /** Gives every piece a slot: the pawn and the king theirs, the others their letter's if free. */
  private Map<Character, Character> slots() {
    Map<Character, Character> slots = new LinkedHashMap<>();
    StringBuilder free = new StringBuilder(SLOTS);
    char king = Rules.king(variant);
    char pawn = pawn();
    take(slots, free, king, 'K');
    take(slots, free, pawn, 'P');
    // The board knows what is royal and what promotes by these two: nobody else may have them.
    for (String reserved : List.of("K", "P")) {
      if (free.indexOf(reserved) >= 0) {
        free.deleteCharAt(free.indexOf(reserved));
      }
    }
    for (DeclaredPiece piece : variant.pieces()) {
      take(slots, free, piece.letter(), piece.letter());
    }
    for (DeclaredPiece piece : variant.pieces()) {
      if (!slots.containsKey(piece.letter()) && free.length() > 0) {
        take(slots, free, piece.letter(), free.charAt(free.length() - 1));
      } else if (!slots.containsKey(piece.letter())) {
        omissions.add(
            piece.letter(),
            XBetzaForm.title(piece) + ": there is no room for more kinds of pieces");
      }
    }
    return slots;
  }

  private static void take(
      Map<Character, Character> slots, StringBuilder free, char letter, char slot) {
    int at = free.indexOf(String.valueOf(slot));
    if (letter != 0 && at >= 0 && !slots.containsKey(letter)) {
      slots.put(letter, slot);
      free.deleteCharAt(at);
    }
  }

  private char pawn() {
    return variant.promotions().stream()
        .map(rule -> rule.of().charAt(0))
        .filter(letter -> letter != Rules.king(variant))
        .findFirst()
        .orElse('\0');
  }

  private static String row(Map<Character, Character> slots) {
    StringBuilder row = new StringBuilder(".".repeat(SLOTS.length()));
    slots.forEach((letter, slot) -> row.setCharAt(SLOTS.indexOf(slot), letter));
    return row.toString();
  }

  private void promotion(DeclaredPromotion rule) {
    SquareSet zone = SquareSet.parse(new Geometry(variant.files(), variant.ranks()), rule.zone());
    boolean plain =
        rule.of().equals(String.valueOf(pawn()))
            && !rule.optional()
            && !rule.limited()
            && FairyRegion.isLastRanks(new Geometry(variant.files(), variant.ranks()), zone, 1);
    omissions.add(
        plain
            ? "that " + rule.of() + " promotes to nothing but " + rule.to()
            : "how " + rule.of() + " promotes on " + rule.zone() + ": the engine has to decide");
  }
}
