package io.github.betza.game;

import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.Side;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Which of the moves of a game's pieces are legal, as far as its rules can say. */
abstract class Legality extends MoveSource {
  /** Whether a side that can capture must. */
  private final boolean hasDuty;

  /**
   * Whether the position has holes and the setup has none, so that generated code knows of none.
   */
  private final boolean hasHolesOfItsOwn;

  private final boolean endsEarly;

  /** Whether some piece may make another one move as that may move by itself. */
  private final boolean excites;

  /** Moves of which some may be there twice. */
  private final MoveList repeating = new MoveList();

  /** The enemies of the side to move, as sets of bits have them, or null without those. */
  private final long[] enemies;

  private Frame[] frames = new Frame[0];
  private int frameCount;

  Legality(Position position) {
    super(position);
    this.hasDuty = rules.capturing() != Capturing.FREE;
    this.hasHolesOfItsOwn = hasHoles(position) && !rules.setup().contains("*");
    this.enemies = lists.bits() == null ? null : new long[Math.max(2, lists.bits().words())];
    this.endsEarly = rules.endsEarly();
    this.excites =
        IntStream.rangeClosed(1, rules.kinds()).anyMatch(kind -> rules.traits(kind).excites());
  }

  private static boolean hasHoles(Position position) {
    Geometry geometry = position.board().geometry();
    return IntStream.range(0, geometry.ranks() * geometry.files())
        .map(i -> geometry.square(i % geometry.files(), i / geometry.files()))
        .anyMatch(square -> position.board().get(square) == Cell.EDGE);
  }

  /** Finds the moves of the side to move, legal or not. Every begin has its {@link #end}. */
  final Frame begin() {
    Frame frame = openToDuty();
    if (!frame.capturesOnly()) {
      fill(frame);
    }
    return frame;
  }

  /** As {@link #begin}, but of moves that remove no enemy piece some or all may be missing. */
  final Frame beginCaptures() {
    Frame frame = open();
    if (isCountable(frame) && !isOver()) {
      listCaptures(frame);
      frame.setCapturesOnly(hasDuty);
    } else {
      fill(frame);
    }
    return frame;
  }

  /**
   * Finds out what may attack the royal pieces of the side to move. Where sets of bits tell that it
   * must capture, its captures are in the frame, which says so; other moves need not be found then.
   */
  final Frame openToDuty() {
    Frame frame = open();
    if (!hasDuty || !isCountable(frame) || isOver()) {
      return frame;
    }
    listCaptures(frame);
    if (canCapture(frame)) {
      frame.setCapturesOnly(true);
      return frame;
    }
    end();
    return open();
  }

  private void listCaptures(Frame frame) {
    BitBoards bits = lists.bits();
    for (int word = 0; word < bits.words(); word++) {
      enemies[word] = bits.side(Side.opponent(board.side()), word);
    }
    frame.limits().keepTo(enemies);
    notePassing(frame.limits());
    MoveList moves = frame.moves();
    list(frame.limits(), moves);
    int kept = 0;
    for (int i = 0; i < moves.size(); i++) {
      if (Move.isCapture(moves.get(i))) {
        moves.shift(i, kept++);
      }
    }
    moves.truncate(kept);
    frame.settle();
    listRest(frame.limits(), moves);
  }

  /** Finds out what may attack the royal pieces of the side to move. */
  private Frame open() {
    if (frameCount == frames.length) {
      frames = Arrays.copyOf(frames, frameCount + 1);
      frames[frameCount] = new Frame(cells.length, lists.bits());
    }
    Frame frame = frames[frameCount++];
    frame.clear();
    if (frame.limits() != null) {
      frame.limits().clear(lists.royalCount(board.side()) == 1, lists.bits().words());
    }
    forgetRoyalMoves();
    if (rules.royalty() == Royalty.CHECKMATE) {
      frame.look(board, rules, lists, attacks.sets(), board.side());
    }
    frame.setFacing(rules.bikjang() && attacks.areFacing(board.side()));
    return frame;
  }

  final void fill(Frame frame) {
    if (isOver()) {
      return;
    }
    if (isCountable(frame)) {
      notePassing(frame.limits());
      list(frame.limits(), frame.moves());
      frame.settle();
      listRest(frame.limits(), frame.moves());
    } else {
      generateOnce(frame.moves());
      frame.setCapturesOnly(hasDuty && canCapture(frame));
    }
  }

  private void generateOnce(MoveList moves) {
    if (!excites) {
      generate(moves);
      return;
    }
    repeating.clear();
    generate(repeating);
    for (int i = 0; i < repeating.size(); i++) {
      moves.appendMissing(repeating, i, 0);
    }
  }

  /** Returns whether the limits of a frame tell of each plain move whether it is legal. */
  final boolean isCountable(Frame frame) {
    return (!hasDuty || listsBySets())
        && !excites
        && frame.isCountable()
        && !frame.isFacing()
        && !hasHolesOfItsOwn;
  }

  final void notePassing(Limits limits) {
    for (int i = 0; i < board.enPassantSquareCount(); i++) {
      limits.pass(lists.bits().number(board.enPassantSquare(i)));
    }
  }

  final boolean isOver() {
    return endsEarly && isOverNow();
  }

  private boolean isOverNow() {
    return rules.isLost(lists, Side.WHITE)
        || rules.isLost(lists, Side.BLACK)
        || rules.ends().onBoard(lists, board.side()) != Verdict.NONE
        || isOverByPassing();
  }

  private boolean canCapture(Frame frame) {
    for (int i = 0; i < frame.moves().size(); i++) {
      if (Move.isCapture(frame.moves().get(i)) && isLegal(frame, i)) {
        return true;
      }
    }
    return false;
  }

  /** Gives the frame begun last back. */
  final void end() {
    frameCount--;
  }

  /** Returns whether a move of a frame is legal. */
  final boolean isLegal(Frame frame, int index) {
    if (index < frame.settled()) {
      return true;
    }
    if (frame.capturesOnly() && isAgainstDuty(frame, index)) {
      return false;
    }
    return isSafe(frame, index);
  }

  /** Returns whether a move leaves the royal pieces as they must be left. */
  private boolean isSafe(Frame frame, int index) {
    if (frame.isFacing() && keepsFacing(frame, index)) {
      return false;
    }
    return rules.royalty() != Royalty.CHECKMATE || safety.isLegal(frame, index);
  }

  /** Returns whether a move, other than a pass, leaves royal pieces facing that face now. */
  private boolean keepsFacing(Frame frame, int index) {
    if (Position.isPass(frame.moves().get(index))) {
      return false;
    }
    int side = board.side();
    position.make(frame.moves(), index);
    boolean facing = attacks.areFacing(side);
    position.unmake();
    return facing;
  }

  private boolean isOverByPassing() {
    return byPassing() != EndReason.NONE;
  }

  /** Returns why a pass has ended the game, if one has. */
  final EndReason byPassing() {
    if (rules.passesEnd() && position.passes() >= 2) {
      return EndReason.PASSES;
    }
    boolean keptFacing =
        rules.bikjang() && position.passes() > 0 && attacks.areFacing(board.side());
    return keptFacing ? EndReason.FACING_ROYALS : EndReason.NONE;
  }

  private boolean isAgainstDuty(Frame frame, int index) {
    MoveList moves = frame.moves();
    if (!Move.isCapture(moves.get(index))) {
      return true;
    }
    for (int i = 0; rules.capturing() == Capturing.COMPLETE && i < moves.size(); i++) {
      if (Duty.isCutShort(board, moves, index, i) && isSafe(frame, i)) {
        return true;
      }
    }
    return false;
  }
}
