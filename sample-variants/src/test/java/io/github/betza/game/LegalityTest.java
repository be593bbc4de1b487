package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.MoveList;
import io.github.betza.samples.Games;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compares what is found out about legality without making moves with what shows when each move is
 * made and every enemy piece is asked whether it attacks a royal piece. {@code
 * -Dbetza.legality=1000} plays so many random games of each variant.
 */
class LegalityTest {
  private static final int PLAYOUTS = Integer.getInteger("betza.legality", 6);
  private static final int PLIES = 100;

  static Collection<String> names() {
    return Games.names();
  }

  @ParameterizedTest
  @MethodSource("names")
  void whatNeedsNoProofIsLegal(String name) {
    Random random = new Random(name.hashCode());
    for (int i = 0; i < PLAYOUTS; i++) {
      Game game = Games.find(name, null).orElseThrow();
      boolean goesOn = true;
      while (goesOn && game.ply() < PLIES) {
        goesOn = step(game, random);
      }
    }
  }

  /** Compares the moves of a position and makes one of them, if there is any. */
  static boolean step(Game game, Random random) {
    Frame frame = game.begin();
    MoveList moves = frame.moves();
    List<Integer> legal = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      boolean isLegal = game.isLegal(frame, i);
      if (isLegal) {
        legal.add(i);
      }
      if (game.rules().isEachMoveFree() && !castles(moves, i)) {
        boolean expected =
            (game.rules().royalty() != Royalty.CHECKMATE || isSafe(game, moves, i))
                && !(game.rules().bikjang() && keepsFacing(game, moves, i));
        assertThat(isLegal)
            .as("%s in %s", MoveNames.of(game, moves, i), game.fen())
            .isEqualTo(expected);
      }
    }
    assertThat(game.legalMoveCount()).as(game.fen()).isEqualTo(legal.size());
    game.end();
    if (!legal.isEmpty()) {
      game.make(moves, legal.get(random.nextInt(legal.size())));
    }
    return !legal.isEmpty();
  }

  private static boolean castles(MoveList moves, int index) {
    for (int i = 0; i < moves.effectCount(index); i++) {
      if (Effect.kind(moves.effect(index, i)) == Effect.PARTNER) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSafe(Game game, MoveList moves, int index) {
    int side = game.side();
    int royals = royals(game, side).size();
    game.make(moves, index);
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
      if (enemy && game.attacks(square, royal)) {
        return true;
      }
    }
    return false;
  }

  private static boolean keepsFacing(Game game, MoveList moves, int index) {
    int side = game.side();
    if (Position.isPass(moves.get(index)) || !areFacing(game, side)) {
      return false;
    }
    game.make(moves, index);
    boolean facing = areFacing(game, side);
    game.unmake();
    return facing;
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
