package io.github.betza.export.xboard;

import io.github.betza.Promoting;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.model.Drop;
import io.github.betza.model.Promotion;
import io.github.betza.model.RulesByKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The rules for the pieces of a table in XBoard's games with hands. The commands of the protocol do
 * not name these rules: they depend on the places of the table, and on the game that a setup names
 * as its parent. In Shogi the first place belongs to the pawn, of which a file may have one. Pieces
 * at the places of the pawn, lance and knight are dropped only where they can move on. The first
 * nine places promote to the form that is eleven places further. In other games pawns are dropped
 * neither on the first nor on the last rank, and all other pieces anywhere.
 */
public final class XBoardHands {
  /** The parent with the rules of Shogi. */
  public static final String SHOGI = "shogi";

  private static final int PAWN = 0;
  private static final int KNIGHT = 1;
  private static final int LANCE = 4;

  /** The first place that does not promote in Shogi. */
  private static final int FIRST_UNPROMOTED = 9;

  /** The distance from the place of a piece to the place of its promoted form. */
  private static final int TO_FORM = 11;

  /** The number of places with one for each form and every letter. */
  private static final int PLACES = 43;

  private static final int LEAST_PLACES = FIRST_UNPROMOTED + TO_FORM;

  /**
   * The number of ranks from which a file may have two pawns, and pieces promote on three ranks.
   */
  private static final int RANKS_OF_TWO_PAWNS = 7;

  private static final int RANKS_OF_CHESS = 8;

  private static final String FREE = ".";

  private final List<String> places;
  private final int ranks;
  private final boolean isShogi;

  /**
   * Reads a table.
   *
   * @param table White's part of it, with the king last
   * @param ranks the number of ranks of the board
   * @param parent the game that the setup names
   */
  public XBoardHands(String table, int ranks, String parent) {
    this.places = places(table);
    this.ranks = ranks;
    this.isShogi = parent.equals(SHOGI);
  }

  private static List<String> places(String table) {
    List<String> places = new ArrayList<>();
    for (int i = 0; i < table.length(); i++) {
      int length = table.charAt(i) == '^' && i + 1 < table.length() ? 2 : 1;
      places.add(table.substring(i, i + length));
      i += length - 1;
    }
    return places;
  }

  /** Returns the letters of the pieces that a hand may contain: the first ones of the table. */
  public List<Character> held(int size) {
    return places.subList(0, places.size() - 1).stream()
        .filter(place -> Character.isLetter(place.charAt(0)))
        .map(place -> place.charAt(0))
        .limit(size)
        .toList();
  }

  /** Returns how a piece in hand is dropped. */
  public Drop drop(char letter) {
    Drop drop = Drop.of(String.valueOf(letter));
    int place = places.indexOf(drop.of());
    if (!isShogi) {
      return place == PAWN ? drop.with(Drop.SQUARES, "2-" + (ranks - 1)) : drop;
    }
    Drop limited =
        stuck(place) == 0 ? drop : drop.with(Drop.SQUARES, "1-" + (ranks - stuck(place)));
    int pawns = ranks == RANKS_OF_TWO_PAWNS ? 2 : 1;
    return place == PAWN ? limited.with(Drop.PER_FILE, pawns) : limited;
  }

  /** Returns the number of last ranks from which a piece could not move on in Shogi. */
  private static int stuck(int place) {
    return place == PAWN || place == LANCE ? 1 : place == KNIGHT ? 2 : 0;
  }

  /** Returns how a piece promotes to its own form. */
  public List<Promotion> promotions(char letter) {
    int place = places.indexOf(String.valueOf(letter));
    if (!isShogi || place >= FIRST_UNPROMOTED || !isForm(place + TO_FORM)) {
      return List.of();
    }
    String of = String.valueOf(letter);
    int zone = ranks / 3 + (ranks == RANKS_OF_CHESS ? 1 : 0);
    int must = Math.min(stuck(place), zone);
    List<Promotion> promotions = new ArrayList<>();
    if (must < zone) {
      String may = ranks(ranks - zone + 1, ranks - must);
      promotions.add(new Promotion(of, "+", may, Promoting.CONTACT, true, false));
    }
    if (must > 0) {
      promotions.add(new Promotion(of, "+", ranks(ranks - must + 1, ranks), false, false));
    }
    return promotions;
  }

  private boolean isForm(int place) {
    return place < places.size() - 1 && places.get(place).equals("+");
  }

  private static String ranks(int first, int last) {
    return first == last ? String.valueOf(first) : first + "-" + last;
  }

  /** Returns White's part of the table of a game with promoted forms. */
  static String shogiTable(DeclaredVariant variant, char king) {
    String[] places = new String[PLACES];
    Arrays.fill(places, FREE);
    List<Character> forms = variant.forms().pieces().stream().map(DeclaredPiece::letter).toList();
    List<Character> left = new ArrayList<>();
    for (DeclaredPiece piece : variant.pieces()) {
      if (piece.letter() != king) {
        int place = special(drop(variant, piece.symbol()), variant.ranks());
        if (place < 0 || !places[place].equals(FREE)) {
          left.add(piece.letter());
        } else {
          put(places, place, piece.letter(), forms);
        }
      }
    }
    // Pieces with forms take the promoting places before other pieces take free places.
    left.stream()
        .filter(forms::contains)
        .forEach(letter -> put(places, free(places, KNIGHT + 1), letter, forms));
    left.stream()
        .filter(letter -> !forms.contains(letter))
        .forEach(letter -> put(places, free(places, FIRST_UNPROMOTED), letter, List.of()));
    int length = PLACES;
    while (length > LEAST_PLACES && places[length - 1].equals(FREE)) {
      length--;
    }
    return String.join("", Arrays.copyOf(places, length)) + king;
  }

  /** Returns the place of a piece that is dropped as a pawn, a lance or a knight, or -1. */
  private static int special(Optional<Drop> drop, int ranks) {
    if (drop.isEmpty()) {
      return -1;
    }
    if (drop.get().perFile() > 0) {
      return PAWN;
    }
    String squares = drop.get().squares();
    return squares.equals(ranks(1, ranks - 1))
        ? LANCE
        : squares.equals(ranks(1, ranks - 2)) ? KNIGHT : -1;
  }

  private static void put(String[] places, int place, char letter, List<Character> forms) {
    places[place] = String.valueOf(letter);
    if (forms.contains(letter) && place < FIRST_UNPROMOTED) {
      places[place + TO_FORM] = "+";
    }
  }

  private static int free(String[] places, int first) {
    int place = first;
    while (place == LANCE || !places[place].equals(FREE)) {
      place++;
    }
    return place;
  }

  /** Returns the rule of a game by which a piece is dropped, for that piece alone. */
  static Optional<Drop> drop(DeclaredVariant variant, String symbol) {
    return variant.model().drops().stream()
        .filter(drop -> RulesByKind.split(drop.of()).contains(symbol))
        .map(drop -> drop.with(Drop.OF, symbol))
        .findFirst();
  }
}
