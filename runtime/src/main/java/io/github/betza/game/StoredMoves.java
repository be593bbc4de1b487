package io.github.betza.game;

import io.github.betza.Capturing;
import io.github.betza.Royalty;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.generated.AttackSearch;
import io.github.betza.model.RuleFeature;

/**
 * Finds the legal moves with a word that comes from another position: a table of positions, or a
 * list of killer moves. Only the moves of the piece that the word names are listed, unless which
 * moves are legal depends on those of others.
 */
final class StoredMoves {
  private final Board board;
  private final int[] cells;
  private final Legality legality;
  private final ListCheck listCheck;
  private final Proof proof;
  private final SquareAttacks squares;

  /** Whether it depends on the moves of the other pieces which ones are legal. */
  private final boolean needsAll;

  private final boolean isSafeAnyway;
  private final int[] from = new int[1];
  private final MoveList found = new MoveList();

  StoredMoves(Position position, Legality legality, ListCheck listCheck) {
    GameRules rules = position.rules();
    this.board = position.board();
    this.cells = board.cells();
    this.legality = legality;
    this.listCheck = listCheck;
    this.proof = legality.proof();
    this.squares = legality.squares();
    this.needsAll =
        rules.capturing() != Capturing.FREE
            || rules.has(RuleFeature.EXCITERS)
            || rules.has(RuleFeature.FACING_ANSWERED);
    this.isSafeAnyway = rules.royalty() != Royalty.CHECKMATE;
  }

  /** Implements {@link Game#legal}. */
  int append(int word, MoveList into) {
    if (!listCheck.fits(word) || legality.endings().isOver()) {
      return 0;
    }
    found.clear();
    if (needsAll) {
      legality.list(found);
    } else if (Move.isDrop(word)) {
      return legality.drops().append(word, into);
    } else if (legality.mustDrop()) {
      return 0;
    } else {
      from[0] = Move.from(word);
      legality.pieces().generate(Cell.kind(cells[from[0]]), from, 1, found);
    }
    int count = 0;
    for (int i = 0; i < found.size(); i++) {
      if (found.get(i) == word && (needsAll || isSafeAnyway || isSafe(i))) {
        into.append(found, i);
        count++;
      }
    }
    return count;
  }

  private boolean isSafe(int index) {
    int safe = squares.royalsAfter(board.side(), found, index);
    return safe == AttackSearch.UNKNOWN ? proof.isSafe(found, index) : safe == AttackSearch.SAFE;
  }
}
