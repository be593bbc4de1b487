package io.github.betza.game;

import io.github.betza.Promoting;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.Side;
import io.github.betza.generated.GameMoves;
import io.github.betza.generated.PieceLists;
import io.github.betza.model.FastPath;
import io.github.betza.model.RuleFeature;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Lists the moves of the pieces on the board: by generated code those of the kinds that sets of
 * bits express, and by the code of their notations those of the others.
 */
final class PieceLister {
  private final Board board;
  private final PieceLists lists;
  private final GameMoves pieces;

  /** Whether generated code may list moves: not among holes that it does not expect. */
  private final boolean listsBySets;

  /** Whether that code finds checks and pins as well. */
  private final boolean findsChecks;

  /** Whether that code lists wanted moves alone: no piece promotes as it likes. */
  private final boolean listsParts;

  /** The kinds whose moves are found by the code of their notations. */
  private final int[] rest;

  /** Whether some piece may make another one move as that may move by itself. */
  private final boolean excites;

  /** Moves of which some may be there twice, or not be legal. */
  private final MoveList found = new MoveList();

  PieceLister(Position position, GameMoves pieces) {
    GameRules rules = position.rules();
    this.board = position.board();
    this.lists = position.lists();
    this.pieces = pieces;
    this.excites = rules.has(RuleFeature.EXCITERS);
    boolean hasHolesOfItsOwn = hasHoles(board) && !rules.setup().contains("*");
    boolean hasOneEach = lists.royalCount(Side.WHITE) == 1 && lists.royalCount(Side.BLACK) == 1;
    this.listsBySets =
        lists.bits() != null
            && rules.allow(FastPath.LISTED_BY_SETS)
            && !hasHolesOfItsOwn
            && (!pieces.findsChecks() || hasOneEach);
    this.findsChecks = listsBySets && pieces.findsChecks();
    this.listsParts =
        IntStream.rangeClosed(1, rules.kinds())
            .mapToObj(rules.promotions()::ofKind)
            .flatMap(List::stream)
            .allMatch(rule -> rule.on() == Promoting.ARRIVAL && !rule.isOptional());
    this.rest =
        IntStream.rangeClosed(1, rules.kinds()).filter(kind -> !listsBySets(kind)).toArray();
  }

  private static boolean hasHoles(Board board) {
    return board.geometry().squares().anyMatch(square -> board.get(square) == Cell.EDGE);
  }

  /** Returns whether generated code lists the moves of a kind. */
  boolean listsBySets(int kind) {
    return listsBySets && pieces.lists(kind);
  }

  /** Returns whether generated code lists legal moves alone, since it finds checks and pins. */
  boolean findsChecks() {
    return findsChecks;
  }

  /** Appends the wanted moves of the kinds whose moves generated code lists. */
  void listBySets(int wanted, MoveList moves, int first) {
    if (listsBySets) {
      pieces.list(wanted, moves);
      dropUnwanted(listsParts ? PieceMoves.ALL : wanted, moves, first);
    }
  }

  /** Returns whether the moves of some kinds are found by the code of their notations. */
  boolean generates() {
    return rest.length > 0;
  }

  /** Appends all moves of these kinds. */
  void generate(MoveList moves) {
    if (rest.length == 0) {
      return;
    }
    MoveList all = excites ? found : moves;
    found.clear();
    for (int kind : rest) {
      int count = lists.count(board.side(), kind);
      if (count > 0) {
        pieces.generate(kind, lists.squares(board.side(), kind), count, all);
      }
    }
    int first = moves.size();
    for (int i = 0; i < found.size(); i++) {
      moves.appendMissing(found, i, first);
    }
  }

  /** Returns of which part a move is: promotions are captures, and drops are not. */
  static int part(int word) {
    boolean promotes = Move.promotion(word) != 0 && !Move.isDrop(word);
    return Move.isCapture(word) || promotes ? PieceMoves.CAPTURES : PieceMoves.QUIETS;
  }

  /** Drops the moves from an index on that are not wanted. */
  static void dropUnwanted(int wanted, MoveList moves, int first) {
    if (wanted == PieceMoves.ALL) {
      return;
    }
    int kept = first;
    for (int i = first; i < moves.size(); i++) {
      if (part(moves.get(i)) == wanted) {
        moves.shift(i, kept++);
      }
    }
    moves.truncate(kept);
  }
}
