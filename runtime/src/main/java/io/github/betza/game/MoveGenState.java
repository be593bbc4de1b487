package io.github.betza.game;

import io.github.betza.board.BitBoards;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceLists;
import io.github.betza.generated.LegalTargets;
import io.github.betza.generated.RoyalSafety;
import java.util.Arrays;

/**
 * What the side to move has before it: its moves, legal or not; which enemies might attack which of
 * its royal pieces; and which squares a move must touch to let one of them do so. A search fills
 * one for each ply again and again.
 *
 * <p>A plain move changes the content of two squares. So it can open the line of an attack only by
 * leaving the single square that stands in the way, or by arriving on the single square where a
 * hurdle is missing: those squares are marked. A move that touches no marked square is as legal as
 * the position before it. Where positions are kept as sets of bits, single lines are {@link
 * LegalTargets} instead, which answer checks as well, and only other lines leave marks.
 */
final class MoveGenState {
  private static final int LEAVING = 1;
  private static final int ARRIVING = 2;

  private final MoveList moves = new MoveList();

  /** Enemies, each followed by a royal piece that it might attack and its start in the reach. */
  private int[] threats = new int[96];

  private int threatCount;
  private boolean capturesOnly;
  private int settled;

  /** Whether royal pieces face each other that must be separated. */
  private boolean facing;

  /** By square: {@link #LEAVING} and {@link #ARRIVING} matter. */
  private final byte[] marks;

  private final int[] marked;
  private int markedCount;

  /**
   * Whether a royal piece is attacked, or an attacker has no line description and must be tested
   * move by move.
   */
  private boolean needsProof;

  /** Whether each plain move of a piece that is not royal is legal. */
  private boolean areCommonMovesSafe;

  /** Whether lines over several hurdles make it unclear on which squares moves may end. */
  private boolean unclear;

  /** Where the pieces stand as sets of bits, or null if the board has no room there. */
  private final BitBoards bits;

  /** What is known as such sets, or null without them. */
  private final LegalTargets legal;

  /** What finds it, or null. */
  private final LineAnswers answers;

  /**
   * Makes an empty frame.
   *
   * @param squares how many squares there are, padding included
   * @param bits the sets of bits, or null
   * @param royal where the only royal piece may go, or null without them
   */
  MoveGenState(int squares, BitBoards bits, RoyalSafety royal) {
    this.marks = new byte[squares];
    this.marked = new int[squares];
    this.bits = bits;
    this.legal = bits == null ? null : new LegalTargets(bits.words(), royal);
    this.answers = bits == null ? null : LineAnswers.of(legal, bits.words());
  }

  MoveList moves() {
    return moves;
  }

  /** Returns whether the side must capture. */
  boolean capturesOnly() {
    return capturesOnly;
  }

  void setCapturesOnly(boolean only) {
    capturesOnly = only;
  }

  /** Returns whether royal pieces face each other that must be separated. */
  boolean isFacing() {
    return facing;
  }

  void setFacing(boolean now) {
    facing = now;
  }

  /** Notes that all moves found so far are legal. */
  void settle() {
    settled = moves.size();
  }

  /** Returns how many moves, the first ones, are known to be legal. */
  int settled() {
    return settled;
  }

  int threatCount() {
    return threatCount;
  }

  int threatener(int index) {
    return threats[3 * index];
  }

  int threatened(int index) {
    return threats[3 * index + 1];
  }

  /** Returns how the enemy attacks, see {@link Reach#start}. */
  int threat(int index) {
    return threats[3 * index + 2];
  }

  /** Returns whether no plain move is known to be legal by the squares that it touches. */
  boolean needsProof() {
    return needsProof;
  }

  /** Returns whether each plain move of a piece that is not royal is known to be legal. */
  boolean areCommonMovesSafe() {
    return areCommonMovesSafe;
  }

  void setCommonMovesSafe(boolean now) {
    areCommonMovesSafe = now;
  }

  /** Returns whether plain moves can be counted within the legal targets, where there are any. */
  boolean isCountable() {
    return legal != null && !needsProof && !unclear;
  }

  /** Returns the legal targets of plain moves, or null if the board has no room in sets of bits. */
  LegalTargets legalTargets() {
    return legal;
  }

  /**
   * Returns whether a plain move might open the line of an attack; without sets of bits also
   * whether it moves a royal piece.
   */
  boolean touches(int from, int to) {
    return (marks[from] & LEAVING) != 0 || (marks[to] & ARRIVING) != 0;
  }

  /** Forgets everything. */
  void clear() {
    moves.clear();
    capturesOnly = false;
    settled = 0;
    threatCount = 0;
    needsProof = false;
    areCommonMovesSafe = false;
    unclear = false;
    for (int i = 0; i < markedCount; i++) {
      marks[marked[i]] = 0;
    }
    markedCount = 0;
  }

  /**
   * Finds out which enemies might attack which royal pieces of a side, and through what squares.
   *
   * @param attacks the attacks found by sets of bits, or null without sets
   */
  void look(Board board, GameRules rules, PieceLists lists, SetAttacks attacks, int side) {
    needsProof = rules.needsProof();
    int[] royals = lists.royals(side);
    if (legal != null) {
      if (needsProof) {
        return;
      }
      for (int i = 0; i < lists.royalCount(side); i++) {
        lookAtSets(board, rules, attacks, side, royals[i]);
      }
      return;
    }
    for (int i = 0; i < lists.royalCount(side); i++) {
      int royal = royals[i];
      mark(royal, LEAVING | ARRIVING);
      for (int kind = 1; kind <= rules.kinds(); kind++) {
        if (rules.mayAttack(kind, side ^ 1, royal)) {
          look(board, rules, lists, kind, side ^ 1, royal);
        }
      }
      if (rules.flyingGeneral()) {
        lookAlongFile(board, lists, side, royal);
      }
    }
  }

  private void look(
      Board board, GameRules rules, PieceLists lists, int kind, int enemySide, int royal) {
    int[] cells = board.cells();
    int[] enemies = lists.squares(enemySide, kind);
    for (int j = lists.count(enemySide, kind) - 1; j >= 0; j--) {
      look(rules, cells, enemies[j], royal);
    }
  }

  private void lookAtSets(Board board, GameRules rules, SetAttacks attacks, int side, int royal) {
    BitReach reach = rules.bitReach();
    int target = bits.number(royal);
    for (int word = 0; word < bits.words(); word++) {
      long left = attacks.potentialAttackers(side ^ 1, target, word);
      for (; left != 0; left &= left - 1) {
        int from = word * Long.SIZE + Long.numberOfTrailingZeros(left);
        answers.meet(from, target, reach, bits, side);
      }
    }
    for (int kind : reach.hoppers(side ^ 1)) {
      lookOverHurdles(rules, side, kind, target);
    }
    for (int kind : reach.others(side ^ 1)) {
      lookAtOthers(rules, board.cells(), side ^ 1, kind, royal);
    }
    for (int i = 0; i < markedCount; i++) {
      legal.generateSingly(bits.number(marked[i]));
    }
  }

  /** Looks at the enemies of a kind that attack over one hurdle. */
  private void lookOverHurdles(GameRules rules, int side, int kind, int target) {
    BitReach reach = rules.bitReach();
    for (int word = 0; word < bits.words(); word++) {
      long left = bits.pieces(side ^ 1, kind, word);
      for (left &= reach.origins(side ^ 1, target, kind, word); left != 0; left &= left - 1) {
        int from = word * Long.SIZE + Long.numberOfTrailingZeros(left);
        legal.useBlockers(rules.blockersTo(kind), bits);
        needsProof |= !answers.meetOverHurdle(from, target, reach, bits, side);
      }
    }
  }

  /** Looks at the enemies of a kind that attack in ways that single lines do not express. */
  private void lookAtOthers(GameRules rules, int[] cells, int enemySide, int kind, int royal) {
    int target = bits.number(royal);
    for (int word = 0; word < bits.words(); word++) {
      long left = bits.pieces(enemySide, kind, word);
      left &= rules.bitReach().origins(enemySide, target, kind, word);
      for (; left != 0; left &= left - 1) {
        int from = word * Long.SIZE + Long.numberOfTrailingZeros(left);
        look(rules, cells, bits.square(from), royal);
      }
    }
  }

  private void look(GameRules rules, int[] cells, int enemy, int royal) {
    int start = rules.reach().start(cells[enemy], enemy, royal);
    if (start != Reach.NEVER && mayOpen(rules, start, cells, enemy)) {
      addThreat(enemy, royal, start);
    }
  }

  /** Marks what matters, and returns whether a plain move may open a line, or one is open. */
  private boolean mayOpen(GameRules rules, int start, int[] cells, int enemy) {
    if (start == Reach.UNKNOWN) {
      needsProof = true;
      return true;
    }
    boolean may = false;
    boolean[] blockers = rules.blockersTo(Cell.kind(cells[enemy]));
    int[] lines = rules.reach().lines();
    int place = start + 1;
    for (int left = lines[start]; left > 0; left--) {
      int end = place + 1 + lines[place];
      int blocks = 0;
      int block = 0;
      int hurdles = 0;
      int gaps = 0;
      int gap = 0;
      for (place++; place < end && blocks + gaps <= 2; place++) {
        boolean isHurdle = Line.mustBeOccupied(lines[place]);
        hurdles += isHurdle ? 1 : 0;
        int square = enemy + Line.distance(lines[place]);
        int cell = cells[square];
        if (!Line.isAsItMust(lines[place], cell, blockers)) {
          // A blocker is no hurdle, but what captures it may be one.
          if (cell == Cell.EMPTY || (isHurdle && Cell.isPiece(cell))) {
            gaps++;
            gap = square;
          } else {
            // The edge never gives way, and on the far side of it there is nothing to look at.
            blocks += Cell.isPiece(cell) ? 1 : 3;
            block = square;
          }
        }
      }
      place = end;
      may |= blocks <= 1 && gaps <= 1;
      if (blocks == 1 && gaps <= 1) {
        mark(block, LEAVING);
      } else if (blocks == 0 && gaps == 1) {
        // Where it is the only hurdle, nothing else on the line can give way.
        miss(gap, hurdles == 1 && blockers == null);
      } else if (blocks == 0 && gaps == 0) {
        needsProof = true;
      }
    }
    return may;
  }

  /** Marks the only piece between two royal pieces that may not face each other. */
  private void lookAlongFile(Board board, PieceLists lists, int side, int royal) {
    int[] cells = board.cells();
    int[] others = lists.royals(side ^ 1);
    for (int i = 0; i < lists.royalCount(side ^ 1); i++) {
      int distance = others[i] - royal;
      if (distance % board.stride() == 0) {
        int step = distance > 0 ? board.stride() : -board.stride();
        int blocks = 0;
        int block = 0;
        for (int square = royal + step; square != others[i]; square += step) {
          if (cells[square] != Cell.EMPTY) {
            blocks++;
            block = square;
          }
        }
        if (blocks == 1) {
          mark(block, LEAVING);
        }
        needsProof |= blocks == 0;
      }
    }
  }

  /**
   * Notes the only square of a line on which a hurdle is missing.
   *
   * @param isOnly whether the line needs no other hurdle and takes any piece for one, so that each
   *     arrival opens it
   */
  private void miss(int square, boolean isOnly) {
    if (legal != null && isOnly) {
      legal.close(bits.number(square));
    } else {
      mark(square, ARRIVING);
      unclear = true;
    }
  }

  private void mark(int square, int how) {
    if (marks[square] == 0) {
      marked[markedCount++] = square;
    }
    marks[square] |= (byte) how;
  }

  private void addThreat(int enemy, int royal, int start) {
    if (3 * threatCount == threats.length) {
      threats = Arrays.copyOf(threats, 2 * threats.length);
    }
    threats[3 * threatCount] = enemy;
    threats[3 * threatCount + 1] = royal;
    threats[3 * threatCount + 2] = start;
    threatCount++;
  }
}
