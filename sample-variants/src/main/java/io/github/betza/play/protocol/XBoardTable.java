package io.github.betza.play.protocol;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * XBoard's table of pieces: for every picture the letter of the piece that has it. The place in the
 * table also decides about rules. The first place promotes on the last rank, the last one must not
 * be left attacked, and two in the middle may move in any way unless XBoard is told how they move.
 */
final class XBoardTable {
  /** The letters that usually stand at each place. */
  private static final String USUAL = "PNBRQFEACWMOHIJGDVLSUK";

  private static final int PAWN = 0;

  /** The places of pieces that may move in any way. */
  private static final List<Integer> WILD = List.of(17, 19);

  /** This place promotes as the first one does. */
  private static final int SECOND_PAWN = 18;

  /** The length of the table of newer versions, which has room for every letter. */
  private static final int LONG = 44;

  private static final char NOBODY = '.';

  private final char[] letters;
  private final char king;
  private final char pawn;
  private final List<Character> known = new ArrayList<>();
  private final List<Character> unknown = new ArrayList<>();

  /**
   * Makes an empty table.
   *
   * @param king the letter of the piece that must not be left attacked, or 0 for none
   * @param pawn the letter of the piece that promotes on the last rank, or 0 for none
   * @param kinds the number of pieces
   */
  XBoardTable(char king, char pawn, int kinds) {
    this.king = king;
    this.pawn = pawn;
    // Of the short table five places are taken out of the common use.
    this.letters = new char[kinds + 5 > USUAL.length() ? LONG : USUAL.length()];
  }

  /**
   * Adds a piece.
   *
   * @param isKnown whether XBoard knows how it moves
   */
  void add(char letter, boolean isKnown) {
    if (letter != king && letter != pawn) {
      (isKnown ? known : unknown).add(letter);
    }
  }

  /** Returns the letter at each place, for one side. */
  private char[] places() {
    Arrays.fill(letters, NOBODY);
    put(letters.length - 1, king);
    put(PAWN, pawn);
    List<Character> homeless = new ArrayList<>();
    Map<Character, Integer> wild = wild();
    wild.forEach((letter, place) -> put(place, letter));
    for (List<Character> group : List.of(known, unknown)) {
      for (char letter : group) {
        if (!wild.containsKey(letter)) {
          int own = USUAL.indexOf(letter);
          if (isCommon(own) && letters[own] == NOBODY) {
            put(own, letter);
          } else {
            homeless.add(letter);
          }
        }
      }
    }
    int free = 0;
    for (char letter : homeless) {
      while (!isCommon(free) || letters[free] != NOBODY) {
        free++;
      }
      put(free, letter);
    }
    return letters;
  }

  private void put(int place, char letter) {
    if (letter != 0) {
      letters[place] = letter;
    }
  }

  private boolean isCommon(int place) {
    return place > PAWN
        && place < letters.length - 1
        && place != SECOND_PAWN
        && !WILD.contains(place);
  }

  /** Returns the pieces that may move in any way, with their places. */
  private Map<Character, Integer> wild() {
    Map<Character, Integer> wild = new LinkedHashMap<>();
    for (int i = 0; i < Math.min(WILD.size(), unknown.size()); i++) {
      wild.put(unknown.get(i), WILD.get(i));
    }
    return wild;
  }

  /** Returns whether a piece has a place where it may move in any way. */
  boolean isWild(char letter) {
    return wild().containsKey(letter);
  }

  @Override
  public String toString() {
    String white = new String(places());
    return white + white.toLowerCase(Locale.ROOT);
  }
}
