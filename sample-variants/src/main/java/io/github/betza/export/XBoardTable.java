package io.github.betza.export;

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
public final class XBoardTable {
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

  /** The letter at each place, for White. */
  private final char[] letters;

  /** The pieces that may move in any way, with their places. */
  private final Map<Character, Integer> wild = new LinkedHashMap<>();

  /**
   * Gives every piece a place: its letter's if that is free and has no rules of its own.
   *
   * @param king the letter of the piece that must not be left attacked, or 0 for none
   * @param pawn the letter of the piece that promotes on the last rank, or 0 for none
   * @param pieces all pieces by their letters, at most 26
   */
  public XBoardTable(char king, char pawn, Map<Character, XBoardPiece> pieces) {
    // Of the short table five places are taken out of the common use.
    letters = new char[pieces.size() + 5 > USUAL.length() ? LONG : USUAL.length()];
    Arrays.fill(letters, NOBODY);
    put(letters.length - 1, king);
    put(PAWN, pawn);
    List<Character> known = new ArrayList<>();
    List<Character> unknown = new ArrayList<>();
    pieces.forEach(
        (letter, piece) -> {
          if (letter != king && letter != pawn) {
            (piece.isComplete() ? known : unknown).add(letter);
          }
        });
    for (int i = 0; i < Math.min(WILD.size(), unknown.size()); i++) {
      wild.put(unknown.get(i), WILD.get(i));
    }
    wild.forEach((letter, place) -> put(place, letter));
    known.addAll(unknown.subList(wild.size(), unknown.size()));
    settle(known);
  }

  /** Gives places without rules to pieces: first to those whose letter's is free, then the rest. */
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
    int place = 0;
    for (char letter : homeless) {
      while (!isFree(place)) {
        place++;
      }
      put(place, letter);
    }
  }

  private void put(int place, char letter) {
    if (letter != 0) {
      letters[place] = letter;
    }
  }

  /** Returns whether nobody has a place, and it has no rules of its own. */
  private boolean isFree(int place) {
    return place > PAWN
        && place < letters.length - 1
        && place != SECOND_PAWN
        && !WILD.contains(place)
        && letters[place] == NOBODY;
  }

  /** Returns whether a piece has a place where it may move in any way unless XBoard is told. */
  public boolean isWild(char letter) {
    return wild.containsKey(letter);
  }

  /** Returns the table as the command {@code setup} has it, White's letters before Black's. */
  @Override
  public String toString() {
    String white = new String(letters);
    return white + white.toLowerCase(Locale.ROOT);
  }
}
