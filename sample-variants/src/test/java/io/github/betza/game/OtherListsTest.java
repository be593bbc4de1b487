package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceTable;
import io.github.betza.samples.Games;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists that were filled in another position are refused, and nothing has changed then. */
class OtherListsTest {
  private final MoveList moves = new MoveList();

  private static Game sample(String name) {
    return Games.find(name, null).orElseThrow();
  }

  /** The moves of White, with Black to move: that needs no assertions. */
  @Test
  void movesOfTheOtherSide() {
    Game game = sample("chess");
    game.legalMoves(moves);
    game.make(game.move("e2e4"));
    for (int i = 0; i < moves.size(); i++) {
      assertRefused(game, i);
    }
  }

  /** The moves of the same side two plies before: some are legal again, and are made. */
  @Test
  void movesOfAnEarlierPosition() {
    Game game = sample("chess");
    game.legalMoves(moves);
    game.make(game.move("e2e4"));
    game.make(game.move("b8c6"));
    int same = 0;
    for (int i = 0; i < moves.size(); i++) {
      String text = game.text(moves, i);
      if (text.startsWith("e2")) {
        assertRefused(game, i);
      } else {
        assertThat(LegalMove.of(game, moves, i)).hasToString(text);
        game.givesCheck(moves, i);
        game.make(moves, i);
        game.unmake();
        same++;
      }
    }
    assertThat(same).isEqualTo(18);
  }

  /** The rook does not jump: only assertions find that, which the tests enable. */
  @Test
  void movesOverAPieceThatHasComeSince() {
    Game game = Games.find("chess", "4k3/8/8/8/8/8/1n6/R3K3 w - - 0 1").orElseThrow();
    game.legalMoves(moves);
    int index = game.find(moves, "a1a8");
    game.make(game.move("e1e2"));
    game.make(game.move("b2a4"));
    assertThatThrownBy(() -> game.make(moves, index)).isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> game.givesCheck(moves, index)).isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> LegalMove.of(game, moves, index))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(game.fen()).isEqualTo("4k3/8/8/8/n7/8/4K3/R7 w - - 2 2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"grand", "capablanca", "terachess"})
  void movesOfABoardOfAnotherSize(String name) {
    sample(name).legalMoves(moves);
    assertThat(moves.size()).isGreaterThan(20);
    Game game = sample("chess");
    for (int i = 0; i < moves.size(); i++) {
      assertRefused(game, i);
    }
  }

  /** Lists that a copy of the game has filled are those of the same position. */
  @Test
  void movesOfACopy() {
    Game game = sample("chess");
    game.copy().legalMoves(moves);
    game.make(moves, game.find(moves, "e2e4"));
    assertThat(game.ply()).isOne();
  }

  private void assertRefused(Game game, int index) {
    String fen = game.fen();
    long hash = game.hash();
    List<ThrowingCallable> uses =
        List.of(
            () -> game.make(moves, index),
            () -> game.givesCheck(moves, index),
            () -> LegalMove.of(game, moves, index));
    for (ThrowingCallable use : uses) {
      assertThatThrownBy(use)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              "move %d of the list is not legal in this position: fill the list anew in each position",
              index);
    }
    assertThat(game.fen()).isEqualTo(fen);
    assertThat(game.hash()).isEqualTo(hash);
  }

  /** Every generated piece refuses a direction that is none, and lists nothing. */
  @ParameterizedTest
  @ValueSource(ints = {0, 5, -2})
  void directionsThatAreNone(int forward) {
    List<String> pieces = new ArrayList<>();
    for (String name : Games.names()) {
      Board board = sample(name).board();
      PieceTable table = board.pieces();
      int square = board.geometry().square(4, 4);
      for (int kind = 1; kind <= table.size(); kind++) {
        PieceMoves piece = table.moves(kind);
        pieces.add(name + " " + table.name(kind));
        for (int wanted = PieceMoves.ALL; wanted <= PieceMoves.QUIETS; wanted++) {
          int which = wanted;
          assertThatThrownBy(() -> piece.generate(board, square, forward, which, moves))
              .as("%s", pieces.get(pieces.size() - 1))
              .isInstanceOf(IllegalArgumentException.class)
              .hasMessage("forward is 1 or -1, not " + forward);
        }
        assertThatThrownBy(() -> piece.generateOwn(board, square, forward, PieceMoves.ALL, moves))
            .isInstanceOf(IllegalArgumentException.class);
      }
    }
    assertThat(pieces).hasSizeGreaterThan(150);
    assertThat(moves.size()).isZero();
  }
}
