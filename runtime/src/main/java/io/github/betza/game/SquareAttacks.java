package io.github.betza.game;

import io.github.betza.board.Attackers;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.Side;
import io.github.betza.generated.AttackSearch;
import io.github.betza.generated.BitBoards;
import io.github.betza.generated.BoardWriter;
import io.github.betza.generated.GameMoves;
import io.github.betza.generated.PieceLists;
import io.github.betza.model.FastPath;
import io.github.betza.model.RuleFeature;
import java.util.stream.IntStream;

/**
 * Finds which pieces attack a square, and which moves give check, without making them: along lines,
 * if lines describe the attacks. The code of the pieces finds the other attacks, with a royal enemy
 * on the square meanwhile.
 */
final class SquareAttacks {
  private final Position position;
  private final GameRules rules;
  private final Board board;
  private final BoardWriter writer;
  private final int[] cells;
  private final PieceLists lists;
  private final GameMoves pieces;
  private final Attacks attacks;

  /** Finds attacks along lines, or null if these are not all that there are. */
  private final AttackSearch lines;

  /** Whether lines describe all attacks of both sides. */
  private final boolean areAllLines;

  private final BitBoards bits;

  /** By side: the kinds whose attacks no lines describe. */
  private final int[][] others = new int[2][];

  /** By side: a royal piece that is put on a square while it is tested. */
  private final int[] royal = new int[2];

  /** The squares on which a piece may be captured en passant, while it may not. */
  private int[] passed = new int[2];

  private final Attackers any = Attackers.ANY;

  SquareAttacks(Position position, GameMoves pieces, Attacks attacks) {
    this.position = position;
    this.rules = position.rules();
    this.board = position.board();
    this.writer = position.writer();
    this.cells = board.cells();
    this.lists = position.lists();
    this.bits = lists.bits();
    this.pieces = pieces;
    this.attacks = attacks;
    boolean bySets = bits != null && rules.allow(FastPath.ATTACKED_BY_SETS);
    this.lines = bySets ? AttackSearch.of(rules.attackTables(), bits, pieces) : null;
    int[] kinds = IntStream.rangeClosed(1, rules.kinds()).toArray();
    int kind = IntStream.of(kinds).filter(rules.pieces()::isRoyal).findFirst().orElse(1);
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      royal[side] = Cell.of(kind, side) | Cell.ROYAL;
      others[side] =
          bySets
              ? rules.attackTables().others(side).stream().mapToInt(other -> other.kind()).toArray()
              : kinds;
    }
    this.areAllLines = bySets && others[0].length == 0 && others[1].length == 0;
  }

  /** Returns the search for attacks along lines, or null if it does not find all attacks. */
  AttackSearch lines() {
    return lines;
  }

  /** Returns whether a piece of a side could capture a royal enemy on a square. */
  boolean isAttacked(int square, int side) {
    if (cells[square] == Cell.EDGE) {
      return false;
    }
    if (areAllLines) {
      return lines.isAttacked(bits.number(square), side);
    }
    return (lines != null && lines.isAttacked(bits.number(square), side))
        || (mayOthersAttack(square, side) && add(others[side], square, side, any));
  }

  private boolean mayOthersAttack(int square, int side) {
    return lines == null
        || (others[side].length > 0 && lines.mayOthersAttack(bits.number(square), side));
  }

  /** Adds the pieces of a side that could capture a royal enemy on a square. */
  void find(int square, int side, Attackers found) {
    if (cells[square] == Cell.EDGE) {
      return;
    }
    if (lines != null) {
      lines.attackers(bits.number(square), side, found);
    }
    if (!areAllLines && mayOthersAttack(square, side)) {
      add(others[side], square, side, found);
    }
  }

  /**
   * Adds the attackers of some kinds, found by the code of the pieces.
   *
   * @return whether the search is over
   */
  private boolean add(int[] kinds, int square, int side, Attackers found) {
    int before = cells[square];
    int enemy = royal[Side.opponent(side)];
    boolean isThere = (before & (Cell.EDGE | Cell.ROYAL)) == (enemy & (Cell.EDGE | Cell.ROYAL));
    int rights = board.enPassantVictim() == square ? takeRights() : 0;
    if (!isThere) {
      writer.replace(square, enemy);
    }
    boolean over = false;
    for (int kind : kinds) {
      over =
          over
              || (rules.mayAttack(kind, side, square)
                  && addKind(kind, square, side, before, found));
    }
    writer.replace(square, before);
    for (int i = 0; i < rights; i++) {
      writer.addEnPassant(square, passed[i]);
    }
    return over;
  }

  private boolean addKind(int kind, int square, int side, int before, Attackers found) {
    int[] squares = lists.squares(side, kind);
    for (int i = lists.count(side, kind) - 1; i >= 0; i--) {
      int from = squares[i];
      if (from != square
          && pieces.attacks(from, square)
          && !isImmobilized(from, square, before)
          && attacks.spareOwnRoyals(from, square)
          && found.add(from)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a piece is immobilised, with the former cell on the square instead of the royal
   * enemy.
   */
  private boolean isImmobilized(int from, int square, int before) {
    if (!board.pieces().hasImmobilizers()) {
      return false;
    }
    int enemy = cells[square];
    writer.replace(square, before);
    boolean immobilized = board.isImmobilized(from);
    writer.replace(square, enemy);
    return immobilized;
  }

  /** Suspends the right to capture en passant, and returns the number of its squares. */
  private int takeRights() {
    int count = board.enPassantSquareCount();
    passed = count > passed.length ? new int[2 * count] : passed;
    for (int i = 0; i < count; i++) {
      passed[i] = board.enPassantSquare(i);
    }
    writer.clearEnPassant();
    return count;
  }

  /** Returns whether a royal piece of a side is attacked, or faces one of the other side. */
  boolean isChecked(int side) {
    if (lines == null || !attacks.areProtected(side)) {
      return attacks.isChecked(side);
    }
    int found = lines.royals(side);
    return found == AttackSearch.UNKNOWN ? attacks.isChecked(side) : found != AttackSearch.SAFE;
  }

  /**
   * Returns the same as {@link AttackSearch#royalsAfter}: whether royal pieces of a side are safe
   * after a move.
   */
  int royalsAfter(int side, MoveList moves, int index) {
    int word = moves.get(index);
    boolean special = Move.isSpecial(word) && !moves.isPlain(index);
    return special ? AttackSearch.UNKNOWN : royalsAfter(side, word);
  }

  /**
   * Returns whether a move gives check: by the lines if they decide it, or else by making the move.
   */
  boolean givesCheck(MoveList moves, int index) {
    int other = Side.opponent(board.side());
    int safe = royalsAfter(other, moves, index);
    if (safe != AttackSearch.UNKNOWN) {
      return safe != AttackSearch.SAFE;
    }
    position.make(moves, index);
    boolean check = isChecked(other);
    position.unmake();
    return check;
  }

  private int royalsAfter(int side, int word) {
    int from = Move.from(word);
    int to = Move.to(word);
    int promotion = Move.promotion(word);
    if (lines == null || from == to || rules.has(RuleFeature.LAST_ROYAL)) {
      return AttackSearch.UNKNOWN;
    }
    if (Move.isDrop(word)) {
      return royalsAfterDrop(side, promotion, bits.number(to));
    }
    int mover = cells[from];
    boolean isRoyal =
        promotion == 0 ? (mover & Cell.ROYAL) != 0 : rules.pieces().isRoyal(promotion);
    int kind = promotion == 0 ? Cell.kind(mover) : promotion;
    return lines.royalsAfter(side, bits.number(from), bits.number(to), mover, kind, isRoyal);
  }

  private int royalsAfterDrop(int side, int kind, int to) {
    boolean isRoyal = rules.pieces().isRoyal(kind);
    int piece = Cell.of(kind, board.side()) | (isRoyal ? Cell.ROYAL : 0);
    return lines.royalsAfter(side, AttackSearch.IN_HAND, to, piece, kind, isRoyal);
  }
}
