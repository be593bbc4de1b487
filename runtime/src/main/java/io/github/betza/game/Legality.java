package io.github.betza.game;

import io.github.betza.Capturing;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.generated.AttackSearch;
import io.github.betza.generated.BitBoards;
import io.github.betza.generated.Checks;
import io.github.betza.generated.GameMoves;
import io.github.betza.generated.GameParts;
import io.github.betza.generated.PieceLists;
import io.github.betza.model.FastPath;
import io.github.betza.model.RuleFeature;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * Lists the legal moves of a game. Generated code lists those that sets of bits express, and legal
 * ones alone where {@link Checks} decide it; the others are found by the code of their notations,
 * and looked at one by one.
 */
final class Legality {
  private final GameRules rules;
  private final Position position;
  private final Board board;
  private final PieceLists lists;

  /** Null where positions are not kept as sets of bits. */
  private final BitBoards bits;

  /** What decides where moves may end, or null likewise. */
  private final Checks checks;

  private final GameMoves pieces;
  private final PieceLister lister;
  private final Attacks attacks;
  private final SquareAttacks squares;
  private final Proof proof;
  private final Endings endings;

  /** What captures remove besides, or null. */
  private final Blasts blasts;

  /** What lists drops, or null in a game without hands. */
  private final DropLister drops;

  /** What lists castling by file, or null. */
  private final CastlingLister castlings;

  /** Lists what enters as pieces leave, or null in a game without gates. */
  private final GateLister gates;

  /** What a side that can capture must do, or null. */
  private final MandatoryCapture duty;

  /** Whether no move may give check. */
  private final boolean forbidsChecks;

  /** Whether the checks may decide which moves are legal. */
  private final boolean isDecidedByChecks;

  /** Whether one look at a royal piece alone may prove the moves of the others safe. */
  private final boolean isProvedAtOnce;

  /** Whether enemies that attack along no lines make it unknown where royal pieces are safe. */
  private boolean others;

  /** Whether the checks of the position that is listed decide which plain moves are legal. */
  private boolean known;

  /**
   * Whether a pass ends the game, and so is legal in check as well: royal pieces face each other.
   */
  private boolean endsByPass;

  /** The moves that a walk lists, level by level. */
  private final List<MoveList> levels = new ArrayList<>();

  /** The drops that come before all other moves, if only their number counts. */
  private final MoveList firstDrops = new MoveList();

  Legality(Position position, Function<GameParts, GameMoves> factory) {
    this.rules = position.rules();
    this.position = position;
    this.board = position.board();
    this.lists = position.lists();
    this.bits = lists.bits();
    this.checks = bits == null ? null : new Checks(rules.attackTables(), board, bits);
    this.blasts = rules.has(RuleFeature.BLASTS) ? new Blasts(rules, board) : null;
    MoveRestriction restriction = new MoveRestriction(position, blasts);
    GameParts parts = new GameParts(board, lists, restriction, checks);
    this.pieces = factory.apply(parts);
    position.setEnPassantUse(new EnPassantUse(position, pieces));
    this.attacks = new Attacks(pieces, checks, restriction, blasts, position);
    this.squares = new SquareAttacks(position, pieces, attacks);
    this.endings = new Endings(position, attacks, this);
    this.proof = new Proof(position, attacks, endings);
    if (rules.ends().perpetualCheck() || rules.ends().checks() > 0) {
      position.setCheck(() -> attacks.isChecked(board.side()));
    }
    this.duty =
        rules.capturing() == Capturing.FREE
            ? null
            : new MandatoryCapture(board, rules.capturing() == Capturing.COMPLETE);
    this.forbidsChecks = rules.has(RuleFeature.CHECKS_FORBIDDEN);
    this.isDecidedByChecks = bits != null && rules.allow(FastPath.LEGAL_BY_CHECKS);
    this.isProvedAtOnce = bits != null && rules.allow(FastPath.COMMON_MOVES_SAFE);
    this.drops = rules.hands() == null ? null : new DropLister(this, position);
    this.castlings =
        rules.has(RuleFeature.CASTLING_BY_FILE)
            ? new CastlingLister(position, restriction, proof)
            : null;
    this.gates = rules.gates() == null ? null : new GateLister(this, position);
    this.lister = new PieceLister(position, pieces);
  }

  /** Returns the moves of the pieces. */
  GameMoves pieces() {
    return pieces;
  }

  /** Returns what finds attacks. */
  Attacks attacks() {
    return attacks;
  }

  /** Returns what finds the attackers of any square. */
  SquareAttacks squares() {
    return squares;
  }

  /**
   * Returns whether no royal piece of the side to move is lost by a move, or attacked after it: by
   * the lines of the attacks if these decide it, or else by making it.
   */
  boolean isSafe(MoveList moves, int index) {
    int safe = squares.royalsAfter(board.side(), moves, index);
    return safe == AttackSearch.UNKNOWN ? proof.isSafe(moves, index) : safe == AttackSearch.SAFE;
  }

  /** Returns what lists drops, or null in a game without hands. */
  DropLister drops() {
    return drops;
  }

  /** Returns what lists castling by file, or null in a game without. */
  CastlingLister castlings() {
    return castlings;
  }

  /** Returns whether the side to move must drop a piece before all other moves, and can. */
  boolean mustDrop() {
    if (drops == null || !drops.comesFirst()) {
      return false;
    }
    firstDrops.clear();
    return listFirstDrops(PieceMoves.ALL, firstDrops);
  }

  /** Returns how the game ends. */
  Endings endings() {
    return endings;
  }

  /** Lists the legal moves for a level of a walk, in a list that is filled again and again. */
  MoveList list(int level) {
    if (level >= levels.size()) {
      levels.add(new MoveList());
    }
    MoveList moves = levels.get(level);
    moves.clear();
    list(moves);
    return moves;
  }

  /** Returns what lists the moves of the pieces. */
  PieceLister lister() {
    return lister;
  }

  /** Appends the legal moves of the side to move. */
  void list(MoveList moves) {
    list(PieceMoves.ALL, moves);
  }

  /**
   * Appends the wanted ones of the legal moves of the side to move.
   *
   * @param wanted {@link PieceMoves#ALL}, {@link PieceMoves#CAPTURES} with all promotions, or
   *     {@link PieceMoves#QUIETS}
   */
  void list(int wanted, MoveList moves) {
    if (!endings.isOver()) {
      listAsIfOpen(wanted, moves);
    }
  }

  /** Appends the wanted moves that would be legal if no goal had ended the game. */
  void listAsIfOpen(int wanted, MoveList moves) {
    int first = moves.size();
    boolean dropsFirst = drops != null && drops.comesFirst();
    if (!dropsFirst || !listFirstDrops(wanted, moves)) {
      listSafe(duty != null ? PieceMoves.ALL : wanted, moves, first);
      if (drops != null && !dropsFirst && wanted != PieceMoves.CAPTURES) {
        drops.append(moves, false);
      }
      if (castlings != null && wanted != PieceMoves.CAPTURES) {
        castlings.append(moves);
      }
      dropForbidden(moves, first);
    }
    if (gates != null) {
      int end = moves.size();
      gates.append(moves, first);
      dropForbidden(moves, end);
    }
    if (duty != null) {
      duty.drop(moves, first);
      PieceLister.dropUnwanted(wanted, moves, first);
    }
  }

  /**
   * Appends the drops that come before all other moves, if they are wanted.
   *
   * @return whether there are any
   */
  private boolean listFirstDrops(int wanted, MoveList moves) {
    int first = moves.size();
    drops.append(moves, true);
    dropForbidden(moves, first);
    boolean any = moves.size() > first;
    if (wanted == PieceMoves.CAPTURES) {
      moves.truncate(first);
    }
    return any;
  }

  /** Drops the moves from an index on that a rule forbids which is not about the own safety. */
  private void dropForbidden(MoveList moves, int first) {
    if (rules.bikjang() && attacks.areFacing(board.side())) {
      dropFacing(moves, first);
    }
    if (forbidsChecks) {
      dropChecks(moves, first);
    }
  }

  /** Appends the moves that leave the own royal pieces safe. */
  private void listSafe(int wanted, MoveList moves, int first) {
    endsByPass = rules.bikjang() && attacks.areFacing(board.side());
    if (checks != null) {
      checks.endByNullMove(endsByPass);
    }
    if (lister.findsChecks()) {
      lister.listBySets(wanted, moves, first);
      position.noteCheck(pieces.isChecked());
      return;
    }
    boolean any = !rules.royalty().hasCheckmate();
    known = isDecidedByChecks && checks.look();
    if (known) {
      position.noteCheck(checks.isChecked());
    } else if (bits != null) {
      checks.open();
    }
    lister.listBySets(wanted, moves, first);
    others = known && checks.hasOthers();
    int settled = any || (known && !others) ? moves.size() : first;
    lister.generate(moves);
    if (blasts != null) {
      blasts.expand(moves, first);
    }
    if (lister.generates()) {
      PieceLister.dropUnwanted(wanted, moves, settled);
    }
    if (!any) {
      dropUnsafe(moves, settled);
    }
  }

  /**
   * Finds the squares on which a piece from the hand leaves the own royal pieces safe.
   *
   * @param targets the words of the set
   * @param isListed whether the moves of the pieces have just been listed
   * @return whether they are known; otherwise each drop must be made
   */
  boolean findTargets(long[] targets, boolean isListed) {
    if (bits == null) {
      return false;
    }
    if (!rules.royalty().hasCheckmate()) {
      Arrays.fill(targets, -1);
      return true;
    }
    if (isListed && lister.findsChecks()) {
      targets[0] = pieces.targets();
      return true;
    }
    if (!isDecidedByChecks || !(isListed ? known : checks.look())) {
      return false;
    }
    for (int word = 0; word < targets.length; word++) {
      targets[word] = checks.targets(word);
    }
    return true;
  }

  /** Drops moves that do not leave the own royal pieces safe. */
  private void dropUnsafe(MoveList moves, int first) {
    boolean common = !known && isProvedAtOnce && proof.areCommonMovesSafe();
    int kept = first;
    for (int i = first; i < moves.size(); i++) {
      int word = moves.get(i);
      boolean safe = (common && proof.isCommon(word)) || (endsByPass && Position.isNullMove(word));
      if (!safe && known && isDecided(moves, i)) {
        safe = isAllowed(word);
      } else if (!safe) {
        safe = proof.isSafe(moves, i);
      }
      if (safe) {
        moves.shift(i, kept++);
      }
    }
    moves.truncate(kept);
  }

  /** Returns whether the checks decide whether a move is legal. */
  private boolean isDecided(MoveList moves, int index) {
    int word = moves.get(index);
    int promotion = Move.promotion(word);
    boolean isRoyal = (board.get(Move.from(word)) & Cell.ROYAL) != 0;
    return moves.isPlain(index)
        && !(isRoyal && (others || promotion != 0))
        && (promotion == 0 || !rules.pieces().isRoyal(promotion))
        && (Move.from(word) != Move.to(word) || Position.isNullMove(word));
  }

  private boolean isAllowed(int word) {
    return Position.isNullMove(word)
        ? !checks.isChecked()
        : checks.allow(bits.number(Move.from(word)), bits.number(Move.to(word)));
  }

  /** Drops the moves, other than passes, after which royal pieces face each other as before. */
  private void dropFacing(MoveList moves, int first) {
    int kept = first;
    int side = board.side();
    for (int i = first; i < moves.size(); i++) {
      boolean keeps = false;
      if (!Position.isNullMove(moves.get(i))) {
        position.make(moves, i);
        keeps = attacks.areFacing(side);
        position.unmake();
      }
      if (!keeps) {
        moves.shift(i, kept++);
      }
    }
    moves.truncate(kept);
  }

  /** Drops the moves that give check. */
  private void dropChecks(MoveList moves, int first) {
    int kept = first;
    for (int i = first; i < moves.size(); i++) {
      if (!squares.givesCheck(moves, i)) {
        moves.shift(i, kept++);
      }
    }
    moves.truncate(kept);
  }
}
