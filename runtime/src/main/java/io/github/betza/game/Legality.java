package io.github.betza.game;

import io.github.betza.Capturing;
import io.github.betza.Royalty;
import io.github.betza.board.BitBoards;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceLists;
import io.github.betza.board.Side;
import io.github.betza.generated.GameMoves;
import io.github.betza.generated.GameParts;
import io.github.betza.generated.LegalTargets;
import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Which of the moves of a game's pieces are legal by its rules. */
final class Legality {
  private final GameRules rules;
  private final Position position;
  private final Board board;
  private final PieceLists lists;

  /** The moves of the pieces, by sets of bits where these can express them, and the rest. */
  private final GameMoves pieces;

  private final NotationMoves rest;

  private final Attacks attacks;
  private final Safety safety;
  private final Endings endings;

  /** Null where positions are not kept as sets of bits. */
  private final RoyalMoves royalMoves;

  /** Whether a side that can capture must. */
  private final boolean hasDuty;

  /** Whether the position has holes and the setup has none, so that generated code expects none. */
  private final boolean hasHolesOfItsOwn;

  /** Whether some piece may make another one move as that may move by itself. */
  private final boolean excites;

  /** Moves of which some may be there twice. */
  private final MoveList repeating = new MoveList();

  /** The enemies of the side to move, as sets of bits have them, or null without those. */
  private final long[] enemies;

  /** Whether the game lists all legal moves by sets. */
  private final boolean listsLegal;

  private MoveGenState[] states = new MoveGenState[0];
  private int frameCount;

  Legality(Position position, Function<GameParts, GameMoves> factory) {
    this.rules = position.rules();
    this.position = position;
    this.board = position.board();
    this.lists = position.lists();
    this.pieces = factory.apply(parts(position));
    this.rest = new NotationMoves(pieces, position);
    position.setEnPassantUse(new EnPassantUse(position, pieces));
    this.attacks = new Attacks(pieces, rules, position);
    this.safety = new Safety(attacks, rules, position);
    this.endings = new Endings(position, attacks);
    this.royalMoves =
        lists.bits() == null ? null : new RoyalMoves(board, lists.bits(), attacks, safety);
    this.listsLegal =
        pieces.listsLegalMoves()
            && lists.bits().holes(0) == 0
            && lists.royalCount(Side.WHITE) == 1
            && lists.royalCount(Side.BLACK) == 1;
    this.hasDuty = rules.capturing() != Capturing.FREE;
    this.hasHolesOfItsOwn = hasHoles(position) && !rules.setup().contains("*");
    this.enemies = lists.bits() == null ? null : new long[Math.max(2, lists.bits().words())];
    this.excites =
        IntStream.rangeClosed(1, rules.kinds()).anyMatch(kind -> rules.traits(kind).excites());
  }

  private static GameParts parts(Position position) {
    PieceLists lists = position.lists();
    return new GameParts(
        position.board(),
        lists,
        new MoveRestriction(position),
        lists.bits() == null ? null : position.rules().bitReach());
  }

  /** Returns the moves of the pieces. */
  GameMoves pieces() {
    return pieces;
  }

  /** Returns what finds attacks. */
  Attacks attacks() {
    return attacks;
  }

  /** Returns how the game ends. */
  Endings endings() {
    return endings;
  }

  private static boolean hasHoles(Position position) {
    Geometry geometry = position.board().geometry();
    return IntStream.range(0, geometry.ranks() * geometry.files())
        .map(i -> geometry.square(i % geometry.files(), i / geometry.files()))
        .anyMatch(square -> position.board().get(square) == Cell.EDGE);
  }

  /** Finds the moves of the side to move, legal or not. Every begin has its {@link #end}. */
  MoveGenState begin() {
    if (listsLegal) {
      return beginLegal();
    }
    MoveGenState state = openToMandatoryCapture();
    if (!state.capturesOnly()) {
      fill(state);
    }
    return state;
  }

  /** Appends the legal moves of the side to move. */
  void list(MoveList moves) {
    if (listsLegal) {
      if (!endings.isOver()) {
        pieces.listLegalMoves(moves);
      }
      return;
    }
    MoveGenState state = begin();
    for (int i = 0; i < state.moves().size(); i++) {
      if (isLegal(state, i)) {
        moves.append(state.moves(), i);
      }
    }
    end();
  }

  /** Opens a state with legal moves alone. */
  private MoveGenState beginLegal() {
    MoveGenState state = next();
    list(state.moves());
    state.settle();
    return state;
  }

  /** As {@link #begin}, but of moves that remove no enemy piece some or all may be missing. */
  MoveGenState beginCaptures() {
    if (listsLegal) {
      return beginLegal();
    }
    MoveGenState state = open();
    if (isCountable(state) && !endings.isOver()) {
      listCaptures(state);
      state.setCapturesOnly(hasDuty);
    } else {
      fill(state);
    }
    return state;
  }

  /**
   * Finds out what may attack the royal pieces of the side to move. Where sets of bits show that it
   * must capture, its captures are in the state, which is marked so; other moves need not be found
   * then.
   */
  private MoveGenState openToMandatoryCapture() {
    MoveGenState state = open();
    // Where captures are apart, they are found soon enough with the other moves.
    if (!hasDuty || pieces.capturesApart() || !isCountable(state) || endings.isOver()) {
      return state;
    }
    listCaptures(state);
    if (canCapture(state)) {
      state.setCapturesOnly(true);
      return state;
    }
    end();
    return open();
  }

  private void listCaptures(MoveGenState state) {
    BitBoards bits = lists.bits();
    for (int word = 0; word < bits.words(); word++) {
      enemies[word] = bits.side(Side.opponent(board.side()), word);
    }
    state.legalTargets().keepTo(enemies);
    noteEnPassant(state.legalTargets());
    MoveList moves = state.moves();
    pieces.list(state.legalTargets(), moves);
    int kept = 0;
    for (int i = 0; i < moves.size(); i++) {
      if (Move.isCapture(moves.get(i))) {
        moves.shift(i, kept++);
      }
    }
    moves.truncate(kept);
    state.settle();
    rest.generate(state.legalTargets(), moves);
  }

  /** Finds out what may attack the royal pieces of the side to move. */
  private MoveGenState open() {
    MoveGenState state = next();
    if (state.legalTargets() != null) {
      state.legalTargets().clear(lists.royalCount(board.side()) == 1, lists.bits().words());
    }
    if (royalMoves != null) {
      royalMoves.forget();
    }
    if (rules.royalty() == Royalty.CHECKMATE) {
      state.look(board, rules, lists, attacks.sets(), board.side());
      if (rules.isUnaided() && lists.bits() != null && state.needsProof()) {
        state.setCommonMovesSafe(safety.areCommonMovesSafe(board.side()));
      }
    }
    state.setFacing(rules.bikjang() && attacks.areFacing(board.side()));
    return state;
  }

  /** Returns a state in which nothing is known. */
  private MoveGenState next() {
    if (frameCount == states.length) {
      states = Arrays.copyOf(states, frameCount + 1);
      states[frameCount] = new MoveGenState(board.cells().length, lists.bits(), royalMoves);
    }
    MoveGenState state = states[frameCount++];
    state.clear();
    return state;
  }

  private void fill(MoveGenState state) {
    if (endings.isOver()) {
      return;
    }
    if (isCountable(state)) {
      noteEnPassant(state.legalTargets());
      pieces.list(state.legalTargets(), state.moves());
      state.settle();
      rest.generate(state.legalTargets(), state.moves());
      state.setCapturesOnly(pieces.capturesApart() && canCapture(state));
    } else {
      generateOnce(state.moves());
      state.setCapturesOnly(hasDuty && canCapture(state));
    }
  }

  private void generateOnce(MoveList moves) {
    if (!excites) {
      rest.generateAll(moves);
      return;
    }
    repeating.clear();
    rest.generateAll(repeating);
    for (int i = 0; i < repeating.size(); i++) {
      moves.appendMissing(repeating, i, 0);
    }
  }

  /** Returns whether the legal targets of a state decide whether each plain move is legal. */
  private boolean isCountable(MoveGenState state) {
    return (!hasDuty || pieces.listsBySets())
        && !excites
        && state.isCountable()
        && !state.isFacing()
        && !hasHolesOfItsOwn;
  }

  private void noteEnPassant(LegalTargets legal) {
    for (int i = 0; i < board.enPassantSquareCount(); i++) {
      legal.addEnPassant(lists.bits().number(board.enPassantSquare(i)));
    }
  }

  private boolean canCapture(MoveGenState state) {
    for (int i = 0; i < state.moves().size(); i++) {
      if (Move.isCapture(state.moves().get(i)) && isLegal(state, i)) {
        return true;
      }
    }
    return false;
  }

  /** Gives the frame begun last back. */
  void end() {
    frameCount--;
  }

  /** Returns whether a move of a frame is legal. */
  boolean isLegal(MoveGenState state, int index) {
    if (index < state.settled()) {
      return !state.capturesOnly() || Move.isCapture(state.moves().get(index));
    }
    if (state.capturesOnly() && isAgainstDuty(state, index)) {
      return false;
    }
    return isSafe(state, index);
  }

  /** Returns whether a move leaves the royal pieces as they must be left. */
  private boolean isSafe(MoveGenState state, int index) {
    if (state.isFacing() && keepsFacing(state, index)) {
      return false;
    }
    return rules.royalty() != Royalty.CHECKMATE || safety.isLegal(state, index);
  }

  /** Returns whether a move, other than a pass, leaves royal pieces facing that face now. */
  private boolean keepsFacing(MoveGenState state, int index) {
    if (Position.isNullMove(state.moves().get(index))) {
      return false;
    }
    int side = board.side();
    position.make(state.moves(), index);
    boolean facing = attacks.areFacing(side);
    position.unmake();
    return facing;
  }

  private boolean isAgainstDuty(MoveGenState state, int index) {
    MoveList moves = state.moves();
    if (!Move.isCapture(moves.get(index))) {
      return true;
    }
    for (int i = 0; rules.capturing() == Capturing.COMPLETE && i < moves.size(); i++) {
      if (MandatoryCapture.isCutShort(board, moves, index, i) && isSafe(state, i)) {
        return true;
      }
    }
    return false;
  }
}
