package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.generated.BitBoards;
import io.github.betza.generated.LegalTargets;
import io.github.betza.generated.PieceLists;

/**
 * The interface between a game and its generated class: the moves of the pieces, which that class
 * implements, and the methods that it calls for them.
 */
abstract class MoveSource {
  final GameRules rules;
  final Position position;
  final Board board;
  final int[] cells;
  final PieceLists lists;
  final Attacks attacks;
  final Safety safety;
  private final MoveRestriction filter;
  private final BlockerView blockers;
  private final Immobilizers immobilizers;

  /** Null where positions are not kept as sets of bits. */
  private final RoyalMoves royalMoves;

  private final SingleMoves single;

  MoveSource(Position position) {
    this.rules = position.rules();
    this.position = position;
    this.board = position.board();
    this.cells = board.cells();
    this.lists = position.lists();
    this.blockers = new BlockerView(rules, board);
    this.immobilizers = new Immobilizers(board, lists);
    this.single = new SingleMoves(this, position);
    this.filter = new MoveRestriction(rules, board, lists);
    this.attacks = new Attacks(this, rules, position);
    this.safety = new Safety(attacks, rules, position);
    this.royalMoves =
        lists.bits() == null ? null : new RoyalMoves(board, lists.bits(), attacks, safety);
  }

  /**
   * Appends the moves of all pieces of the side to move, as far as the notations, zones and
   * promotions go.
   */
  final void generate(MoveList moves) {
    for (int kind = 1; kind <= rules.kinds(); kind++) {
      int count = lists.count(board.side(), kind);
      if (count > 0) {
        generate(kind, lists.squares(board.side(), kind), count, moves);
      }
    }
  }

  /**
   * Appends the moves of some pieces of a kind that the side to move has, as far as the notations,
   * zones and promotions go.
   *
   * @param kind the kind
   * @param squares the squares of the pieces
   * @param count how many of the squares, the first ones, are meant
   * @param moves the list that the moves are appended to
   */
  protected abstract void generate(int kind, int[] squares, int count, MoveList moves);

  /**
   * Returns whether the piece on a square, if nothing immobilised it, could capture the enemy piece
   * on another.
   */
  protected abstract boolean attacks(int from, int target);

  /**
   * Returns a word of the set of a side's pieces that attack a square where all squares between are
   * empty, see {@link GameRules#attackOrigins}. Generated code finds them for all kinds at once.
   *
   * @param target the bit of the square
   * @param word which word
   */
  protected long potentialAttackers(int side, int target, int word) {
    return rules.bitReach().potentialAttackers(lists.bits(), side, target, word);
  }

  /**
   * Returns whether {@link #attacked} finds all attacks, except for royal pieces that face each
   * other. Generated code returns true where sets of bits can express all captures.
   */
  protected boolean hasExactAttacks() {
    return rules.bitReach().hasExactAttacks();
  }

  /**
   * Returns those squares of a set that a side attacks, on a board of at most 128 squares, whatever
   * stands on them. Generated code finds all squares that it attacks.
   *
   * @param set a word of the set
   * @param word which word
   * @param low the word 0 of the set of occupied squares
   * @param high the word 1
   */
  protected long attacked(int side, long set, int word, long low, long high) {
    return rules.bitReach().attacked(lists.bits(), side, set, word, low, high);
  }

  /**
   * Counts legal moves of the side to move, on a board of at most 256 squares. For generated code,
   * which counts the plain moves that sets of bits can express and generates the others.
   *
   * @param legal where plain moves may go; the pieces whose moves are generated singly are added
   *     there
   * @param moves the list that the moves are appended to which are not counted, legal or not
   * @return how many moves have been counted
   */
  protected int count(LegalTargets legal, MoveList moves) {
    generate(moves);
    return 0;
  }

  /**
   * Counts the legal moves of a piece of the side to move that is neither generated singly nor
   * royal. For generated code.
   *
   * @param from the bit of the piece
   * @param legal where plain moves may go
   */
  protected int count(int kind, int from, LegalTargets legal) {
    throw new IllegalStateException("no moves of the kind " + kind + " are counted");
  }

  /**
   * Counts the legal moves of the pieces that are pinned, and generates those of the pieces that
   * are to be generated one by one. For generated code.
   */
  protected final int countRemaining(LegalTargets legal, MoveList moves) {
    if (!legal.restrain()) {
      return 0;
    }
    BitBoards bits = lists.bits();
    int count = 0;
    for (int word = 0; word < bits.words(); word++) {
      long left = legal.pinned(word) & ~legal.generatedSingly(word);
      for (; left != 0; left &= left - 1) {
        int from = word * Long.SIZE + Long.numberOfTrailingZeros(left);
        count += count(Cell.kind(cells[bits.square(from)]), from, legal);
      }
    }
    generateRemaining(legal, moves);
    return count;
  }

  /** Returns whether {@link #list} finds the moves of some kinds by sets of bits. */
  protected boolean listsBySets() {
    return false;
  }

  /**
   * Appends legal moves of the side to move, on a board of at most 256 squares. For generated code,
   * which appends the plain moves that sets of bits can express, and adds the other pieces to those
   * that are generated singly.
   *
   * @param legal where plain moves may go
   * @param moves the list that the moves are appended to
   */
  protected void list(LegalTargets legal, MoveList moves) {
    for (int word = 0; word < lists.bits().words(); word++) {
      legal.generateSingly(word, lists.bits().side(board.side(), word));
    }
  }

  /**
   * Appends the moves of a piece to some squares, each empty or with an enemy. For generated code.
   *
   * @param from the bit of the piece
   * @param set a word of the set of squares
   * @param word which word
   */
  protected final void append(int from, long set, int word, MoveList moves) {
    BitBoards bits = lists.bits();
    int square = bits.square(from);
    int[] words = moves.words(Long.SIZE);
    int size = moves.size();
    for (long left = set; left != 0; left &= left - 1) {
      int to = bits.square(word * Long.SIZE + Long.numberOfTrailingZeros(left));
      words[size++] = Move.reaching(square, to, cells[to]);
    }
    moves.setSize(size);
  }

  /**
   * Appends the moves of a piece to some empty squares, each of which can be answered by capturing
   * it en passant. For generated code.
   *
   * @param from the bit of the piece
   * @param set a word of the set of squares
   * @param word which word
   * @param passed a table of sets of squares
   * @param place where the set of squares stands in it on which it can be captured
   */
  protected final void appendGranting(
      int from, long set, int word, long[] passed, int place, MoveList moves) {
    if (set == 0) {
      return;
    }
    BitBoards bits = lists.bits();
    int mark = moves.pending().size();
    for (int i = 0; i < bits.words(); i++) {
      for (long left = passed[place + i]; left != 0; left &= left - 1) {
        moves.pending().grant(bits.square(i * Long.SIZE + Long.numberOfTrailingZeros(left)));
      }
    }
    int square = bits.square(from);
    for (long left = set; left != 0; left &= left - 1) {
      int to = bits.square(word * Long.SIZE + Long.numberOfTrailingZeros(left));
      moves.addPending(square, to, false);
    }
    moves.pending().popTo(mark);
  }

  /**
   * Appends the move that leaves a piece where it is. For generated code.
   *
   * @param from the bit of the piece
   */
  protected final void appendNullMove(int from, MoveList moves) {
    int square = bits().square(from);
    moves.add(Move.quiet(square, square));
  }

  /** Appends the moves that {@link #countSafe} counts. For generated code. */
  protected final void appendSafe(int from, long set, int word, MoveList moves) {
    append(from, royalMoves.safe(from, set, word), word, moves);
  }

  /**
   * Counts whether the only royal piece of the side to move, which has not moved yet, may castle
   * with the first piece on one side of it. Where sets of bits do not decide it, its moves that are
   * more than plain ones are generated one by one. For generated code.
   *
   * @param from the bit of the royal piece
   * @param step 1 to castle towards the last file, -1 towards the first
   * @param steps how far it goes, in files
   * @param inset how many files in from the edge its partner stands
   * @return 0 or 1
   */
  protected final int countCastling(LegalTargets legal, int from, int step, int steps, int inset) {
    return partner(legal, from, step, steps, inset) == Geometry.OFF ? 0 : 1;
  }

  /** Appends the moves that {@link #countCastling} counts. For generated code. */
  protected final void appendCastling(
      LegalTargets legal, int from, int step, int steps, int inset, MoveList moves) {
    int partner = partner(legal, from, step, steps, inset);
    if (partner != Geometry.OFF) {
      RoyalMoves.castle(lists.bits().square(from), step, steps, partner, moves);
    }
  }

  private int partner(LegalTargets legal, int from, int step, int steps, int inset) {
    if (!royalMoves.mayCastle()) {
      legal.generateSpecialSingly(from);
      return Geometry.OFF;
    }
    return legal.allowNullMove()
        ? royalMoves.partner(lists.bits().square(from), step, steps, inset)
        : Geometry.OFF;
  }

  /** Appends what is neither counted nor appended yet, legal or not. */
  final void generateRemaining(LegalTargets legal, MoveList moves) {
    if (legal.restrain()) {
      single.generate(legal, moves);
    }
  }

  /**
   * Returns to how many squares of a set the only royal piece of the side to move may go without
   * being attacked there. For generated code.
   *
   * @param from the bit of the royal piece
   * @param set a word of the set
   * @param word which word
   */
  protected final int countSafe(int from, long set, int word) {
    return Long.bitCount(royalMoves.safe(from, set, word));
  }

  /** Discards what was computed for the position before. */
  final void forgetRoyalMoves() {
    if (royalMoves != null) {
      royalMoves.forget();
    }
  }

  /** Returns where the pieces stand, on a board of at most 256 squares. For generated code. */
  protected final BitBoards bits() {
    return lists.bits();
  }

  /** Returns whether a piece may attack a square, as far as its zone goes. For generated code. */
  protected final boolean mayEnter(int kind, int from, int target) {
    return rules.mayEnter(kind, Cell.side(cells[from]), target);
  }

  /**
   * Applies zones and promotions to the moves of a piece: drops those that end where the piece that
   * moves may not be, and lets those promote that do. For generated code.
   *
   * @param first the index of the piece's first move; its moves are the last ones in the list
   */
  protected final void applyZones(int first, MoveList moves) {
    filter.applyZones(first, moves);
  }

  /**
   * Appends those extra moves of a piece that are had within squares with a number, and that it has
   * not in any case. For generated code.
   *
   * @param first the index of the piece's first move
   */
  protected final void appendExtra(int number, MoveList extra, int first, MoveList moves) {
    filter.appendExtra(number, extra, first, moves);
  }

  /** Returns whether a piece may have extra moves between two squares. For generated code. */
  protected final boolean isExtra(int number, int from, int target) {
    return rules.isExtra(number, Cell.side(cells[from]), from, target);
  }

  /** Returns whether a piece of the side to move is immobilised. For generated code. */
  protected final boolean isImmobilized(int square) {
    return immobilizers.hold(square, board.side());
  }

  /**
   * Puts blockers in the place of the pieces that are blockers to a kind. For generated code, which
   * calls {@link #lowerBlockers} before anything else looks at the board.
   *
   * @param from the square of the piece that is about to move, which is no blocker to itself
   */
  protected final void raiseBlockers(int kind, int from) {
    blockers.raise(kind, from);
  }

  /** Puts the pieces back. For generated code. */
  protected final void lowerBlockers() {
    blockers.lower();
  }

  /** Returns whether the piece on a square is a blocker to a kind. For generated code. */
  protected final boolean isBlocker(int kind, int square) {
    return rules.blockersTo(kind)[Cell.kind(cells[square])];
  }

  /**
   * Returns whether a piece attacks another where zones and the squares of extra moves hold for the
   * square on which its move ends, and it may capture elsewhere: so its moves are found one by one.
   * For generated code.
   *
   * @param number the number of the squares within which it has these moves, or -1 for any
   * @param moves the moves
   */
  protected final boolean attacksWithin(int number, PieceMoves moves, int from, int target) {
    return filter.attacksWithin(number, moves, from, target);
  }
}
