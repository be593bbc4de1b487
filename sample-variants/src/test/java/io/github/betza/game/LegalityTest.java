package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Capturing;
import io.github.betza.Royalty;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.game.DropRules.KindDrop;
import io.github.betza.game.Result.Ending;
import io.github.betza.model.RuleFeature;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/**
 * Compares what is found out about legality without making moves with what shows when each move is
 * made and every enemy piece is asked whether it attacks a royal piece, and the moves that sets of
 * bits list with those that the notations give. {@code -Dbetza.legality=1000} plays so many random
 * games of each variant.
 */
class LegalityTest {
  private static final int PLAYOUTS = Integer.getInteger("betza.legality", 6);
  private static final int PLIES = 100;

  @Provide
  static Arbitrary<List<List<Integer>>> walks() {
    return Walks.many(PLAYOUTS, PLIES);
  }

  @Tag("deep")
  @Property(tries = 1, seed = "7", edgeCases = EdgeCasesMode.NONE)
  void whatNeedsNoProofIsLegal(@ForAll("walks") List<List<Integer>> walks) {
    Walks.inEverySample(walks, LegalityTest::compare);
  }

  /** Compares the moves of a position. */
  static void compare(Game game) {
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    List<List<Integer>> all = new ArrayList<>();
    List<List<Integer>> found = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      all.add(words(moves, i));
      if (!Effect.isIn(moves, i, Effect.PARTNER)) {
        found.add(words(moves, i));
      }
    }
    boolean isOver = moves.size() == 0 && game.result(true).ending() != Ending.NONE;
    // Notations do not tell of blasts; random armies compare them with moves that are made.
    boolean isTold =
        game.rules().capturing() != Capturing.COMPLETE && !game.rules().has(RuleFeature.BLASTS);
    if (isTold && !isOver) {
      assertThat(found).as(game.fen()).containsExactlyInAnyOrderElementsOf(legalByNotation(game));
    }
    assertThat(game.legalMoveCount()).as(game.fen()).isEqualTo(moves.size());
    assertThat(captures(game))
        .as(game.fen())
        .containsExactlyInAnyOrderElementsOf(
            all.stream().filter(words -> isLoud(words.get(0))).toList());
    compareAttacks(game);
  }

  /** A piece can capture what some of its moves takes, whether or not that is legal. */
  private static void compareAttacks(Game game) {
    MoveList moves = new MoveList();
    int[] cells = game.board().cells();
    boolean[] taken = new boolean[cells.length];
    for (int from = 0; from < cells.length; from++) {
      if (!Cell.isPiece(cells[from]) || Cell.side(cells[from]) != game.side()) {
        continue;
      }
      moves.clear();
      game.legality().pieces().generate(Cell.kind(cells[from]), new int[] {from}, 1, moves);
      for (int target = 0; target < cells.length; target++) {
        if (cells[target] == Cell.EDGE) {
          continue;
        }
        boolean enemy = Cell.isPiece(cells[target]) && Cell.side(cells[target]) != game.side();
        boolean captures = enemy && moves.captureOn(target);
        taken[target] |= captures;
        if (game.canCapture(from, target) != captures) {
          assertThat(game.canCapture(from, target))
              .as("%s: %s takes %s", game.fen(), from, target)
              .isEqualTo(captures);
        }
      }
    }
    for (int target = 0; target < cells.length; target++) {
      if (taken[target]) {
        assertThat(game.isAttacked(target)).as(game.fen()).isTrue();
      }
    }
  }

  private static boolean isLoud(int word) {
    return Move.isCapture(word) || (Move.promotion(word) != 0 && !Move.isDrop(word));
  }

  private static List<List<Integer>> captures(Game game) {
    MoveList captures = new MoveList();
    game.legalCaptures(captures);
    return IntStream.range(0, captures.size()).mapToObj(i -> words(captures, i)).toList();
  }

  /**
   * Returns the moves, other than castling, that notations and hands give and that are safe; those
   * of them that capture, where one does and a side that can capture must.
   */
  private static List<List<Integer>> legalByNotation(Game game) {
    MoveList moves = new MoveList();
    boolean dropsFirst = dropsFirst(game);
    addDrops(game, dropsFirst, moves);
    List<List<Integer>> drops = legal(game, moves);
    if (dropsFirst && !drops.isEmpty()) {
      return drops;
    }
    if (dropsFirst) {
      moves.clear();
    }
    int[] cells = game.board().cells();
    for (int square = 0; square < cells.length; square++) {
      if (Cell.isPiece(cells[square]) && Cell.side(cells[square]) == game.side()) {
        game.legality().pieces().generate(Cell.kind(cells[square]), new int[] {square}, 1, moves);
      }
    }
    return legal(game, moves);
  }

  private static List<List<Integer>> legal(Game game, MoveList moves) {
    List<List<Integer>> legal = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      boolean endsByPass =
          game.rules().bikjang()
              && Position.isNullMove(moves.get(i))
              && areFacing(game, game.side());
      boolean safe =
          game.rules().royalty() != Royalty.CHECKMATE || endsByPass || isSafe(game, moves, i);
      boolean forbidden =
          (game.rules().bikjang() && keepsFacing(game, moves, i))
              || (game.rules().ends().model().checksForbidden() && checks(game, moves, i));
      boolean mates = safe && Move.isDrop(moves.get(i)) && matesThoughItMustNot(game, moves, i);
      if (!Effect.isIn(moves, i, Effect.PARTNER) && safe && !forbidden && !mates) {
        legal.add(words(moves, i));
        legal.addAll(entering(game, words(moves, i)));
      }
    }
    List<List<Integer>> captures =
        legal.stream().filter(words -> Move.isCapture(words.get(0))).toList();
    boolean must = game.rules().capturing() != Capturing.FREE && !captures.isEmpty();
    return must ? captures : legal;
  }

  /** Returns a move, other than castling, with each piece that may enter where it leaves. */
  private static List<List<Integer>> entering(Game game, List<Integer> words) {
    int from = Move.from(words.get(0));
    List<List<Integer>> entering = new ArrayList<>();
    if (game.rules().gates() == null || (game.board().get(from) & Cell.UNMOVED) == 0) {
      return entering;
    }
    for (int kind : game.rules().gates().kinds(game.side(), from)) {
      if (game.board().inHand(game.side(), kind) > 0) {
        List<Integer> with = new ArrayList<>(words);
        with.set(0, words.get(0) | Move.SPECIAL);
        with.add(Effect.of(Effect.ENTER, from, kind));
        entering.add(with);
      }
    }
    return entering;
  }

  private static boolean isInHand(Game game, KindDrop drop) {
    return game.board().inHand(game.side(), drop.paid()) > 0;
  }

  private static boolean dropsFirst(Game game) {
    return game.rules().drops().all().stream()
        .anyMatch(drop -> drop.rule().first() && isInHand(game, drop));
  }

  private static void addDrops(Game game, boolean dropsFirst, MoveList moves) {
    List<KindDrop> all = game.rules().drops().all();
    for (KindDrop drop : all) {
      for (int square : game.board().geometry().squares().toArray()) {
        int most = drop.rule().perFile();
        if (isInHand(game, drop)
            && drop.rule().first() == dropsFirst
            && isOpen(game, drop, square)
            && (most == 0 || onFile(game, drop.kind(), square) < most)
            && !(drop.rule().apart() && isOnColour(game, drop, colour(game, square)))
            && all.stream().allMatch(other -> other.equals(drop) || hasRoom(game, other, square))) {
          moves.add(Move.drop(drop.kind(), square));
        }
      }
    }
  }

  private static boolean isOpen(Game game, KindDrop drop, int square) {
    return game.board().get(square) == Cell.EMPTY && drop.isOn(game.side(), square);
  }

  private static int colour(Game game, int square) {
    Geometry geometry = game.board().geometry();
    return (geometry.file(square) + geometry.rank(square)) % 2;
  }

  /** Returns whether the side to move has a piece of a kind on a square of a colour. */
  private static boolean isOnColour(Game game, KindDrop drop, int colour) {
    int piece = Cell.of(drop.kind(), game.side());
    return game.board()
        .geometry()
        .squares()
        .anyMatch(
            square ->
                (game.board().get(square) & Cell.PIECE) == piece && colour(game, square) == colour);
  }

  /** Returns whether two pieces that are dropped apart can be, if a square is taken. */
  private static boolean hasRoom(Game game, KindDrop drop, int taken) {
    return !drop.rule().apart()
        || game.board().inHand(game.side(), drop.paid()) == 0
        || IntStream.of(0, 1)
            .allMatch(
                colour ->
                    isOnColour(game, drop, colour)
                        || game.board()
                            .geometry()
                            .squares()
                            .filter(square -> square != taken && isOpen(game, drop, square))
                            .anyMatch(square -> colour(game, square) == colour));
  }

  /** Returns how many pieces of a kind the side to move has on the file of a square. */
  private static int onFile(Game game, int kind, int square) {
    Geometry geometry = game.board().geometry();
    int file = geometry.file(square);
    return (int)
        IntStream.range(0, geometry.ranks())
            .map(rank -> game.board().get(geometry.square(file, rank)))
            .filter(Cell::isPiece)
            .filter(cell -> Cell.kind(cell) == kind && Cell.side(cell) == game.side())
            .count();
  }

  /** Returns whether no notation and no hand has an answer to a drop that may not mate. */
  private static boolean matesThoughItMustNot(Game game, MoveList moves, int index) {
    int kind = Move.promotion(moves.get(index));
    if (game.rules().drops().all().stream()
        .anyMatch(drop -> drop.kind() == kind && drop.rule().checkmates())) {
      return false;
    }
    game.makeLegal(moves, index);
    int side = game.side();
    boolean mates =
        royals(game, side).stream().anyMatch(royal -> isAttacked(game, royal, side))
            && legalByNotation(game).isEmpty();
    game.unmake();
    return mates;
  }

  /** Returns the word of a move and those of its effects. */
  private static List<Integer> words(MoveList moves, int index) {
    List<Integer> words = new ArrayList<>(List.of(moves.get(index)));
    for (int i = 0; i < moves.effectCount(index); i++) {
      words.add(moves.effect(index, i));
    }
    return words;
  }

  private static boolean isSafe(Game game, MoveList moves, int index) {
    int side = game.side();
    int royals = royals(game, side).size();
    game.makeLegal(moves, index);
    List<Integer> left = royals(game, side);
    boolean safe = left.size() >= royals;
    for (int royal : left) {
      safe &= !isAttacked(game, royal, side);
      safe &= !game.rules().flyingGeneral() || !faces(game, royal, side);
    }
    game.unmake();
    return safe;
  }

  private static List<Integer> royals(Game game, int side) {
    List<Integer> squares = new ArrayList<>();
    int[] cells = game.board().cells();
    for (int square = 0; square < cells.length; square++) {
      boolean own = Cell.isPiece(cells[square]) && Cell.side(cells[square]) == side;
      if (own && (cells[square] & Cell.ROYAL) != 0) {
        squares.add(square);
      }
    }
    return squares;
  }

  private static boolean isAttacked(Game game, int royal, int side) {
    int[] cells = game.board().cells();
    for (int square = 0; square < cells.length; square++) {
      boolean enemy = Cell.isPiece(cells[square]) && Cell.side(cells[square]) != side;
      if (enemy
          && game.legality().pieces().attacks(square, royal)
          && !game.board().isImmobilized(square)) {
        return true;
      }
    }
    return false;
  }

  private static boolean keepsFacing(Game game, MoveList moves, int index) {
    int side = game.side();
    if (Position.isNullMove(moves.get(index)) || !areFacing(game, side)) {
      return false;
    }
    game.makeLegal(moves, index);
    boolean facing = areFacing(game, side);
    game.unmake();
    return facing;
  }

  private static boolean checks(Game game, MoveList moves, int index) {
    game.makeLegal(moves, index);
    int side = game.side();
    boolean checks = royals(game, side).stream().anyMatch(each -> isAttacked(game, each, side));
    game.unmake();
    return checks;
  }

  private static boolean areFacing(Game game, int side) {
    return royals(game, side).stream().anyMatch(royal -> faces(game, royal, side));
  }

  /** Whether a royal piece stands opposite another on a file. */
  private static boolean faces(Game game, int royal, int side) {
    Board board = game.board();
    for (int step : new int[] {board.stride(), -board.stride()}) {
      int square = royal + step;
      while (board.get(square) == Cell.EMPTY) {
        square += step;
      }
      if (royals(game, side ^ 1).contains(square)) {
        return true;
      }
    }
    return false;
  }
}
