package io.github.betza.export.xboard;

import java.util.List;

/**
 * The pieces that rules of XBoard depend on, by their letters; 0 if there is none.
 *
 * @param king the piece that must not be left attacked
 * @param pawn the piece that promotes to others on the last rank
 * @param partner the piece with which the king castles
 * @param forms the promoted forms, by the letters of the pieces that become them
 * @param prince the promoted form that is royal like the king
 */
public record XBoardRoles(char king, char pawn, char partner, List<Character> forms, char prince) {
  public XBoardRoles {
    forms = List.copyOf(forms);
  }

  /** Returns the roles in a game without castling and promoted forms. */
  public static XBoardRoles of(char king, char pawn) {
    return new XBoardRoles(king, pawn, '\0', List.of(), '\0');
  }

  /**
   * Returns the game of XBoard whose rules hold by default. Only Chu Shogi permits pieces of every
   * kind to promote to their own forms.
   */
  public String parent() {
    return forms.isEmpty() ? "fairy" : "chu";
  }
}
