package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.board.MoveList;
import io.github.betza.samples.Games;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Moves as values: kept, compared, and shown as text. */
final class LegalMovesTest {
  private static final int PLIES = 12;

  private static Game chess(String fen) {
    return Games.find("chess", fen).orElseThrow();
  }

  private static Game chess() {
    return Games.find("chess", null).orElseThrow();
  }

  @Test
  void movesAreKeptAndMadeInAnyPositionWhereTheyAreLegal() {
    Game game = chess();
    LegalMove knight = game.move("g1f3");
    game.make(game.move("a2a3"));
    game.make(game.move("a7a6"));
    game.make(knight);
    assertThat(game.fen())
        .isEqualTo("rnbqkbnr/1ppppppp/p7/8/8/P4N2/1PPPPPPP/RNBQKB1R b KQkq - 1 2");
    assertThatThrownBy(() -> game.make(knight))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("g1f3 is not legal in " + game.fen());
    game.unmake();
    assertThat(game.move("g1f3")).isEqualTo(knight).hasSameHashCodeAs(knight);
    assertThat(game.move("g1h3")).isNotEqualTo(knight);
  }

  @Test
  void aMoveShowsWhatItDoes() {
    Game game = chess("3r4/4P3/8/8/8/8/8/K1k5 w - - 0 1");
    LegalMove promotion = game.move("e7d8n");
    assertThat(promotion).hasToString("e7d8n");
    assertThat(game.board().geometry().name(promotion.from())).isEqualTo("e7");
    assertThat(game.board().geometry().name(promotion.to())).isEqualTo("d8");
    assertThat(promotion.isCapture()).isTrue();
    assertThat(game.board().pieces().letter(promotion.promotion())).isEqualTo('N');
    assertThat(game.move("e7e8q").isCapture()).isFalse();
    assertThat(game.move("a1a2").promotion()).isZero();
  }

  @Test
  void whatASearchHasChosenIsKept() {
    Game game = chess();
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    int index = game.find(moves, "d2d4");
    LegalMove move = LegalMove.of(game, moves, index);
    moves.clear();
    assertThat(move).isEqualTo(game.move("d2d4")).hasToString("d2d4");
    assertThatThrownBy(() -> LegalMove.of(game, moves, 0))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aListThatAGameFilledNamesItsSquares() {
    Game game = chess("7k/8/8/8/8/8/8/K7 w - - 0 1");
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    assertThat(moves.toString().split("[\\[\\], ]+"))
        .containsExactlyInAnyOrder("", "a1-a2", "a1-b2", "a1-b1");
    moves.clear();
    game.legalCaptures(moves);
    assertThat(moves).hasToString("[]");
  }

  static List<String> names() {
    return List.copyOf(Games.names());
  }

  /** In every game the values are the moves of the list, and each is found by its text. */
  @ParameterizedTest
  @MethodSource("names")
  void valuesAreTheMovesOfTheList(String name) {
    Game game = Games.find(name, null).orElseThrow();
    for (int ply = 0; ply < PLIES; ply++) {
      MoveList list = new MoveList();
      game.legalMoves(list);
      List<LegalMove> moves = game.legalMoves();
      assertThat(moves).hasSize(list.size());
      Set<LegalMove> different = new HashSet<>(moves);
      assertThat(different).hasSameSizeAs(moves);
      if (moves.isEmpty()) {
        return;
      }
      LegalMove last = moves.get(moves.size() - 1);
      assertThat(game.move(last.toString())).isEqualTo(last);
      int index = game.find(list, last.toString());
      assertThat(LegalMove.of(game, list, index)).isEqualTo(last);
      String before = game.fen();
      game.make(list, index);
      String after = game.fen();
      game.unmake();
      game.make(last);
      assertThat(game.fen()).isEqualTo(after).isNotEqualTo(before);
    }
  }
}
