package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.game.DropRules.KindDrop;
import io.github.betza.generated.AttackSearch;
import io.github.betza.generated.AttackTables;
import io.github.betza.generated.BitBoards;
import io.github.betza.generated.PieceLists;
import io.github.betza.model.FastPath;
import io.github.betza.model.RuleFeature;
import java.util.ArrayList;
import java.util.List;

/** Lists the legal drops of the side to move. */
final class DropLister {
  private final Legality legality;
  private final Position position;
  private final Board board;
  private final int[] cells;
  private final PieceLists lists;
  private final Geometry geometry;
  private final KindDrop[] drops;

  /** Finds the squares as sets of bits, or null without them. */
  private final DropSets sets;

  /**
   * By drop that must be tried: the squares from which the kind attacks, see {@code
   * AttackTables.origins}.
   */
  private final long[][] origins;

  /**
   * By drop: whether each square is proved. A royal piece must be safe there, and a blocker is no
   * hurdle, so that it does not open the lines that other pieces open.
   */
  private final boolean[] areProvedAlone;

  private final AttackTables tables;

  /** By side: whether a dropped piece gives check by its own lines alone. */
  private final boolean[] areOwnLines = new boolean[2];

  /** Whether royal pieces must be safe. */
  private final boolean mustBeSafe;

  private final boolean hasFirst;

  /** The drops of pieces that must be placed on squares of different colours. */
  private final List<KindDrop> apart;

  /** The working memory for each level of drops that are made to find a reply. */
  private final List<Level> levels = new ArrayList<>();

  private int depth;

  /** The working memory of one list of drops. */
  private static final class Level {
    /** The words of the set of squares where pieces may be dropped. */
    final long[] open;

    /** The same of one kind. */
    final long[] found;

    /** The replies to a drop. */
    final MoveList replies = new MoveList();

    Level(int words) {
      open = new long[words];
      found = new long[words];
    }
  }

  DropLister(Legality legality, Position position) {
    GameRules rules = position.rules();
    this.legality = legality;
    this.position = position;
    this.board = position.board();
    this.cells = board.cells();
    this.lists = position.lists();
    this.geometry = board.geometry();
    List<KindDrop> all = rules.drops().all();
    this.drops = all.toArray(KindDrop[]::new);
    this.sets = lists.bits() == null ? null : new DropSets(lists, geometry, all);
    this.tables = rules.attackTables();
    for (int side = 0; sets != null && side < 2; side++) {
      areOwnLines[side] =
          rules.allow(FastPath.ATTACKED_BY_SETS)
              && !rules.has(RuleFeature.EXCITERS)
              && tables.areOwn(side);
    }
    this.origins = new long[drops.length][];
    for (int i = 0; i < drops.length; i++) {
      origins[i] = sets != null && drops[i].mustBeTried() ? tables.origins(drops[i].kind()) : null;
    }
    this.areProvedAlone = new boolean[drops.length];
    for (int i = 0; i < drops.length; i++) {
      int kind = drops[i].kind();
      areProvedAlone[i] = rules.pieces().isRoyal(kind) || rules.isBlocker(kind);
    }
    this.mustBeSafe = rules.royalty().hasCheckmate();
    this.hasFirst = all.stream().anyMatch(drop -> drop.rule().first());
    this.apart = all.stream().filter(drop -> drop.rule().apart()).toList();
  }

  /** Returns whether the side to move must drop a piece before all other moves. */
  boolean comesFirst() {
    for (int i = 0; hasFirst && i < drops.length; i++) {
      if (drops[i].rule().first() && isInHand(drops[i])) {
        return true;
      }
    }
    return false;
  }

  private boolean isInHand(KindDrop drop) {
    return position.writer().mayDrop(board.side(), drop.kind());
  }

  /**
   * Appends the legal drops.
   *
   * @param first whether {@link #comesFirst}: otherwise the list already contains the moves of the
   *     pieces
   */
  void append(MoveList moves, boolean first) {
    if (drops.length == 0 || board.isHandEmpty(board.side())) {
      return;
    }
    Level level = level();
    boolean isKnown = legality.findTargets(level.open, !first);
    if (isKnown) {
      sets.keepEmpty(level.open);
    }
    begin();
    for (int i = 0; i < drops.length; i++) {
      KindDrop drop = drops[i];
      if (isInHand(drop) && drop.rule().first() == first) {
        if (isKnown && apart.isEmpty() && !areProvedAlone[i]) {
          append(i, level, moves);
        } else {
          for (int square : drop.squares().get(board.side())) {
            append(drop, square, moves);
          }
          // The list may already contain moves that answer this drop.
          begin();
        }
      }
    }
  }

  private void begin() {
    if (sets != null) {
      sets.begin();
    }
  }

  private Level level() {
    if (depth == levels.size()) {
      levels.add(new Level(BitBoards.words(geometry.files() * geometry.ranks())));
    }
    return levels.get(depth);
  }

  /** Appends the drops of a kind to squares that are proved to be safe. */
  private void append(int number, Level level, MoveList moves) {
    if (sets.appendAsBefore(number, moves)) {
      return;
    }
    sets.find(number, board.side(), level.open, level.found);
    if (drops[number].mustBeTried()) {
      dropIllegal(number, level.found, moves);
    }
    sets.append(number, level.found, moves);
  }

  /** Removes from a set the squares on which a drop gives a forbidden check or mate. */
  private void dropIllegal(int number, long[] found, MoveList moves) {
    KindDrop drop = drops[number];
    for (int word = 0; word < found.length; word++) {
      for (long left = found[word] & checking(number, word); left != 0; left &= left - 1) {
        int bit = word * Long.SIZE + Long.numberOfTrailingZeros(left);
        moves.add(Move.drop(drop.kind(), lists.bits().square(bit)));
        if (!isLegal(drop, false, moves)) {
          found[word] &= ~(left & -left);
        }
        moves.truncate(moves.size() - 1);
        // The list already contains the moves that answer the check.
        sets.begin();
      }
    }
  }

  /** Returns a word of the set of the squares on which a drop may give check. */
  private long checking(int number, int word) {
    int side = board.side();
    if (!areOwnLines[side]) {
      return -1;
    }
    long squares = 0;
    int[] royals = lists.royals(side ^ 1);
    for (int i = lists.royalCount(side ^ 1) - 1; i >= 0; i--) {
      int target = lists.bits().number(royals[i]);
      squares |= tables.word(origins[number], side, target, word);
    }
    return squares;
  }

  /**
   * Appends a drop of a piece in hand to an empty square, if it is legal.
   *
   * @return how many moves were appended, 0 or 1
   */
  int append(int word, MoveList moves) {
    int before = moves.size();
    boolean first = comesFirst();
    for (KindDrop drop : drops) {
      if (word == Move.drop(drop.kind(), Move.to(word))
          && drop.rule().first() == first
          && drop.isOn(board.side(), Move.to(word))) {
        append(drop, Move.to(word), moves);
      }
    }
    return moves.size() - before;
  }

  private void append(KindDrop drop, int square, MoveList moves) {
    if (cells[square] == Cell.EMPTY && isOpen(drop, square)) {
      moves.add(Move.drop(drop.kind(), square));
      if (!isLegal(drop, mustBeSafe, moves)) {
        moves.truncate(moves.size() - 1);
      }
    }
  }

  /** Returns whether the other pieces of the kind permit a drop on a square. */
  private boolean isOpen(KindDrop drop, int square) {
    int most = drop.rule().perFile();
    boolean apart = drop.rule().apart();
    int side = board.side();
    int onFile = 0;
    for (int i = 0; (most > 0 || apart) && i < lists.count(side, drop.kind()); i++) {
      int other = lists.squares(side, drop.kind())[i];
      onFile += geometry.file(other) == geometry.file(square) ? 1 : 0;
      if (apart && colour(other) == colour(square)) {
        return false;
      }
    }
    return (most == 0 || onFile < most) && leavesRoom(drop, square);
  }

  /**
   * Returns whether a square of each colour is left for pieces that must be dropped on different
   * colours.
   */
  private boolean leavesRoom(KindDrop drop, int square) {
    for (int i = 0; i < apart.size(); i++) {
      KindDrop other = apart.get(i);
      int held = board.inHand(board.side(), other.paid());
      boolean needsBoth = held > 0 && held + lists.count(board.side(), other.kind()) > 1;
      if (needsBoth
          && other.kind() != drop.kind()
          && !(hasRoom(other, 0, square) && hasRoom(other, 1, square))) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a piece is on a colour, or may still be dropped there if a square is taken. */
  private boolean hasRoom(KindDrop drop, int colour, int taken) {
    for (int square : drop.squares().get(board.side())) {
      boolean isFree = cells[square] == Cell.EMPTY && square != taken;
      if (isFree && colour(square) == colour) {
        return true;
      }
    }
    for (int i = 0; i < lists.count(board.side(), drop.kind()); i++) {
      if (colour(lists.squares(board.side(), drop.kind())[i]) == colour) {
        return true;
      }
    }
    return false;
  }

  private int colour(int square) {
    return (geometry.file(square) + geometry.rank(square)) & 1;
  }

  /** Returns whether the last move of a list is legal, for the conditions that must be tried. */
  private boolean isLegal(KindDrop drop, boolean unproved, MoveList moves) {
    int index = moves.size() - 1;
    if (unproved && !legality.isSafe(moves, index)) {
      return false;
    }
    if (!drop.mustBeTried()
        || legality.squares().royalsAfter(board.side() ^ 1, moves, index) == AttackSearch.SAFE) {
      return true;
    }
    position.make(moves, index);
    boolean gives = legality.attacks().isChecked(board.side());
    boolean isLegal = !gives || (drop.rule().checks() && hasReply());
    position.unmake();
    return isLegal;
  }

  /** Returns whether the side to move has a legal move, or has already lost in another way. */
  private boolean hasReply() {
    MoveList moves = level().replies;
    // The legal moves, drops included, may decide whether the game is over.
    depth++;
    boolean isOver = legality.endings().isOver();
    moves.clear();
    if (!isOver) {
      legality.listAsIfOpen(PieceMoves.ALL, moves);
    }
    depth--;
    return isOver || moves.size() > 0;
  }
}
