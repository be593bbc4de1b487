package io.github.betza.game;

import io.github.betza.Royalty;
import io.github.betza.board.BitBoards;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceLists;
import io.github.betza.game.DropRules.KindDrop;
import io.github.betza.generated.Checks;
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
  private final List<KindDrop> drops;
  private final Proof proof;

  /** What decides where pieces may be dropped, or null if each drop must be made. */
  private final Checks checks;

  /** Whether royal pieces must be safe. */
  private final boolean mustBeSafe;

  private final boolean hasFirst;

  /** The moves that answer a drop which must leave one, by how many such drops are made. */
  private final List<MoveList> replies = new ArrayList<>();

  private int depth;

  /**
   * Makes a lister.
   *
   * @param checks what decides which moves are legal, or null if it does not
   */
  DropLister(Legality legality, Position position, Proof proof, Checks checks) {
    this.legality = legality;
    this.position = position;
    this.board = position.board();
    this.cells = board.cells();
    this.lists = position.lists();
    this.geometry = board.geometry();
    this.drops = position.rules().drops().all();
    this.proof = proof;
    this.checks = checks;
    this.mustBeSafe = position.rules().royalty() == Royalty.CHECKMATE;
    this.hasFirst = drops.stream().anyMatch(drop -> drop.rule().first());
  }

  /** Returns whether the side to move must drop a piece before all other moves. */
  boolean comesFirst() {
    for (int i = 0; hasFirst && i < drops.size(); i++) {
      if (drops.get(i).rule().first() && isInHand(drops.get(i))) {
        return true;
      }
    }
    return false;
  }

  private boolean isInHand(KindDrop drop) {
    return board.inHand(board.side(), drop.paid()) > 0;
  }

  /** Appends the legal drops. */
  void append(MoveList moves) {
    boolean first = comesFirst();
    boolean isKnown = false;
    long[] targets = null;
    for (int i = 0; i < drops.size(); i++) {
      KindDrop drop = drops.get(i);
      if (isInHand(drop) && drop.rule().first() == first) {
        if (!isKnown) {
          targets = targets();
          isKnown = true;
        }
        append(drop, targets, moves);
      }
    }
  }

  /**
   * Appends a drop that is perhaps not legal here, of a piece in hand to an empty square, if it is.
   *
   * @return how many moves were appended, 0 or 1
   */
  int append(int word, MoveList moves) {
    int before = moves.size();
    boolean first = comesFirst();
    for (int i = 0; i < drops.size(); i++) {
      KindDrop drop = drops.get(i);
      if (word == Move.drop(drop.kind(), Move.to(word))
          && drop.rule().first() == first
          && drop.isOn(board.side(), Move.to(word))) {
        append(drop, Move.to(word), targets(), moves);
      }
    }
    return moves.size() - before;
  }

  /** Returns the squares where a piece leaves the royal pieces safe, or null if not known. */
  private long[] targets() {
    if (!mustBeSafe || checks == null || !checks.look()) {
      return null;
    }
    long[] targets = new long[BitBoards.words(geometry.files() * geometry.ranks())];
    for (int word = 0; word < targets.length; word++) {
      targets[word] = checks.targets(word);
    }
    return targets;
  }

  private void append(KindDrop drop, long[] targets, MoveList moves) {
    for (int square : drop.squares()[board.side()]) {
      append(drop, square, targets, moves);
    }
  }

  private void append(KindDrop drop, int square, long[] targets, MoveList moves) {
    if (cells[square] == Cell.EMPTY && isOpen(drop, square)) {
      int bit = targets == null ? 0 : lists.bits().number(square);
      if (targets == null || (targets[bit >> 6] >>> bit & 1) != 0) {
        moves.add(Move.drop(drop.kind(), square));
        if (!isLegal(drop, targets == null && mustBeSafe, moves)) {
          moves.truncate(moves.size() - 1);
        }
      }
    }
  }

  /** Returns whether the other pieces of the kind let one be dropped on a square. */
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
    return most == 0 || onFile < most;
  }

  private int colour(int square) {
    return (geometry.file(square) + geometry.rank(square)) & 1;
  }

  /** Returns whether the last move of a list is legal, as far as that must be tried. */
  private boolean isLegal(KindDrop drop, boolean unproved, MoveList moves) {
    int index = moves.size() - 1;
    if (unproved && !proof.isSafe(moves, index)) {
      return false;
    }
    if (drop.rule().checks() && drop.rule().checkmates()) {
      return true;
    }
    position.make(moves, index);
    boolean gives = legality.attacks().isChecked(board.side());
    boolean isLegal = !gives || (drop.rule().checks() && hasReply());
    position.unmake();
    return isLegal;
  }

  /** Returns whether the side to move has a legal move, or has lost in another way already. */
  private boolean hasReply() {
    if (legality.endings().isOver()) {
      return true;
    }
    if (depth == replies.size()) {
      replies.add(new MoveList());
    }
    MoveList moves = replies.get(depth++);
    moves.clear();
    legality.list(moves);
    depth--;
    return moves.size() > 0;
  }
}
