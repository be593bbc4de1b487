package io.github.betza.export.xboard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * XBoard's table of pieces: for every picture the letter of the piece that has it, or {@code ^} and
 * the letter of the piece whose promoted form has it. The place in the table also determines rules.
 * The first piece promotes on the last rank, the last one must not be left attacked, the fourth
 * castles with that one, and two in the middle may move in any way unless XBoard receives their
 * moves.
 */
public final class XBoardTable {
  /** The usual letter at each place. */
  private static final String USUAL = "PNBRQFEACWMOHIJGDVLSUK";

  private static final int PAWN = 0;

  /** The place of the piece that castles with the king. */
  private static final int ROOK = 3;

  /** The place whose picture is a cannon. */
  private static final int CANNON = 11;

  /** The moves of pieces that users call a cannon: in Xiangqi and in Janggi. */
  private static final Set<String> CANNONS = Set.of("mRcpR", "pR");

  /** The places of pieces that may move in any way, in tables without promoted forms. */
  private static final List<Integer> WILD = List.of(17, 19);

  /** The place that promotes as the first one does. */
  private static final int SECOND_PAWN = 18;

  /** The place of the piece that may not be captured in exchange. */
  private static final int LION = 21;

  /** In tables with promoted forms, the place of a piece that is royal like the king. */
  private static final int PRINCE = 50;

  /** The first of the places that promoted forms usually have. */
  private static final int FORMS = 46;

  /** The length of the table with a place for every letter. */
  private static final int LONG = 44;

  /** The length of the whole table, which also has a place for a promoted form of every letter. */
  private static final int WHOLE = 66;

  private static final String FREE = ".";

  private final XBoardRoles roles;

  /** The entry of each place, for White. */
  private final String[] places;

  /** The pieces that may move in any way, with their places. */
  private final Map<Character, Integer> wild = new LinkedHashMap<>();

  /**
   * Gives every piece a place: a cannon the place of its picture, another piece the place of its
   * letter, if that is free and has no rules of its own.
   *
   * @param pieces all pieces but promoted forms by their letters, at most 26
   */
  public XBoardTable(XBoardRoles roles, Map<Character, XBoardPiece> pieces) {
    this.roles = roles;
    places = new String[length(pieces.size())];
    Arrays.fill(places, FREE);
    put(places.length - 1, roles.king());
    put(PAWN, roles.pawn());
    put(ROOK, roles.partner());
    List<Character> known = new ArrayList<>();
    List<Character> unknown = new ArrayList<>();
    List<Character> placed = List.of(roles.king(), roles.pawn(), roles.partner());
    pieces.forEach(
        (letter, piece) -> {
          if (!placed.contains(letter)) {
            (piece.isComplete() ? known : unknown).add(letter);
          }
        });
    if (!hasForms()) {
      for (int i = 0; i < Math.min(WILD.size(), unknown.size()); i++) {
        wild.put(unknown.get(i), WILD.get(i));
      }
    }
    wild.forEach((letter, place) -> put(place, letter));
    known.addAll(unknown.subList(wild.size(), unknown.size()));
    known.stream()
        .filter(letter -> CANNONS.contains(pieces.get(letter).moves()))
        .findFirst()
        .filter(any -> isFree(CANNON))
        .ifPresent(
            cannon -> {
              put(CANNON, cannon);
              known.remove(cannon);
            });
    settle(known);
    settleForms();
  }

  private int length(int pieces) {
    if (hasForms()) {
      return WHOLE;
    }
    // Five places of the short table are reserved.
    return pieces + 5 > USUAL.length() ? LONG : USUAL.length();
  }

  private boolean hasForms() {
    return !roles.forms().isEmpty();
  }

  /**
   * Gives places without rules to pieces: first the place of the letter if it is free, then any
   * other.
   */
  private void settle(List<Character> pieces) {
    List<Character> homeless = new ArrayList<>();
    for (char letter : pieces) {
      int own = USUAL.indexOf(letter);
      if (isFree(own)) {
        put(own, letter);
      } else {
        homeless.add(letter);
      }
    }
    homeless.forEach(letter -> put(free(0), letter));
  }

  private void settleForms() {
    for (char letter : roles.forms()) {
      int place = letter == roles.prince() ? PRINCE : free(FORMS);
      places[place] = "^" + letter;
    }
  }

  /** Returns the first free place from one on, beginning again at the end. */
  private int free(int from) {
    int place = from;
    while (!isFree(place)) {
      place = (place + 1) % places.length;
    }
    return place;
  }

  private void put(int place, char letter) {
    if (letter != 0) {
      places[place] = String.valueOf(letter);
    }
  }

  /** Returns whether a place is free and has no rules of its own. */
  private boolean isFree(int place) {
    return place > PAWN
        && place < places.length - 1
        && place != SECOND_PAWN
        && place != LION
        && place != PRINCE
        && (hasForms() || !WILD.contains(place))
        && places[place].equals(FREE);
  }

  /**
   * Returns whether a piece has a place where it may move in any way unless XBoard receives its
   * moves.
   */
  public boolean isWild(char letter) {
    return wild.containsKey(letter);
  }

  /**
   * Returns the table in the format of the command {@code setup}, White's letters before Black's.
   */
  @Override
  public String toString() {
    return white() + white().toLowerCase(Locale.ROOT);
  }

  /** Returns White's part of the table. */
  String white() {
    return String.join("", places);
  }
}
