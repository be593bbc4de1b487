package io.github.betza.game;

import io.github.betza.Capturing;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.generated.BitBoards;
import io.github.betza.generated.PieceLists;
import io.github.betza.model.RuleFeature;

/**
 * Finds the legal moves with a word that comes from another position: a table of positions, or a
 * list of killer moves. Only the moves of the piece on the word's first square are listed, unless
 * the moves of other pieces decide what is legal.
 */
final class StoredMoves {
  private final Board board;
  private final int[] cells;
  private final Legality legality;
  private final ListCheck listCheck;

  /** Whether the moves of the other pieces decide which moves are legal. */
  private final boolean needsAll;

  private final boolean castlesByFile;
  private final boolean isSafeAnyway;
  private final GameRules rules;
  private final PieceLists lists;
  private final BitBoards bits;

  /** By kind: whether sets of bits decide where moves without effects may end. */
  private final boolean[] bySets;

  private final boolean[] mayPromote;

  private final int[] from = new int[1];
  private final MoveList found = new MoveList();

  StoredMoves(Position position, Legality legality, ListCheck listCheck) {
    this.rules = position.rules();
    this.lists = position.lists();
    this.bits = lists.bits();
    this.board = position.board();
    this.cells = board.cells();
    this.legality = legality;
    this.listCheck = listCheck;
    this.needsAll =
        rules.capturing() != Capturing.FREE
            || rules.has(RuleFeature.EXCITERS)
            || rules.has(RuleFeature.BLASTS)
            || rules.has(RuleFeature.CHECKS_FORBIDDEN)
            || rules.has(RuleFeature.FACING_ANSWERED);
    this.castlesByFile = rules.has(RuleFeature.CASTLING_BY_FILE);
    this.isSafeAnyway = !rules.royalty().hasCheckmate();
    this.bySets = new boolean[rules.kinds() + 1];
    this.mayPromote = new boolean[bySets.length];
    for (int kind = 1; kind < bySets.length; kind++) {
      mayPromote[kind] = !rules.promotions().ofKind(kind).isEmpty();
      bySets[kind] = !needsAll && legality.lister().listsBySets(kind) && bits.words() == 1;
    }
  }

  /** Implements {@link Game#legal}. */
  int append(int word, MoveList into) {
    if (!listCheck.fits(word) || legality.endings().isOver()) {
      return 0;
    }
    if (!needsAll && Move.isDrop(word)) {
      return legality.drops().append(word, into);
    }
    if (!needsAll && legality.mustDrop()) {
      return 0;
    }
    int kind = Cell.kind(cells[Move.from(word)]);
    if (bySets[kind] && !Move.isSpecial(word) && Move.from(word) != Move.to(word)) {
      return appendPlain(kind, word, into);
    }
    found.clear();
    int part = PieceLister.part(word);
    boolean castles = (cells[Move.from(word)] & Cell.ROYAL) != 0;
    // Castling and captures en passant are found faster with all others than proved.
    boolean enters = rules.gates() != null && Move.isSpecial(word);
    boolean all =
        needsAll
            || enters
            || (castles && castlesByFile)
            || (bySets[kind] && (castles || part == PieceMoves.CAPTURES));
    if (all) {
      legality.list(part, found);
    } else {
      from[0] = Move.from(word);
      legality.pieces().generate(kind, from, 1, found);
    }
    int count = 0;
    for (int i = 0; i < found.size(); i++) {
      if (found.get(i) == word && (all || isSafeAnyway || legality.isSafe(found, i))) {
        into.append(found, i);
        count++;
      }
    }
    return count;
  }

  /** Appends a move without effects if it is legal, and returns the number appended. */
  private int appendPlain(int kind, int word, MoveList into) {
    long targets = legality.pieces().targets(kind, bits.number(Move.from(word)));
    if ((targets >>> bits.number(Move.to(word)) & 1) == 0 || !promotes(kind, word)) {
      return 0;
    }
    found.clear();
    found.add(word);
    if (!isSafeAnyway && !legality.isSafe(found, 0)) {
      return 0;
    }
    into.add(word);
    return 1;
  }

  /** Returns whether a move promotes as it must or may. */
  private boolean promotes(int kind, int word) {
    int choice = Move.promotion(word);
    if (!mayPromote[kind]) {
      return choice == 0;
    }
    PromotionRule rule = rules.promotions().ofMove(kind, board.side(), word);
    if (choice == 0 || rule == null) {
      return choice == 0 && (rule == null || rule.isOptional());
    }
    return isChoice(rule, choice)
        && rules.initialPosition().supplies(rule, lists, board.side(), choice);
  }

  private static boolean isChoice(PromotionRule rule, int kind) {
    boolean found = false;
    for (int i = 0; i < rule.choices().size(); i++) {
      found |= rule.choices().get(i) == kind;
    }
    return found;
  }
}
