package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;
import io.github.betza.board.Side;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What is refused names the argument, and has changed nothing. */
class MisuseTest {
  private static GameRulesBuilder builder() {
    return GameRules.builder("kings", 3, 4, "k2/3/3/2K w").royal('K', "king", HandMade.KING);
  }

  @Test
  void aKindThatThereIsNotChangesNoOtherKind() {
    GameRulesBuilder builder = builder();
    builder.enPassant(1);
    List<Traits> before = List.copyOf(builder.traits);
    assertThatThrownBy(() -> builder.enPassant(1, 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there is no kind 2");
    assertThat(builder.traits).isEqualTo(before);
    builder.enPassant();
    assertThat(builder.traits).isNotEqualTo(before);
  }

  @Test
  void theBoardOfAGameRefusesChanges() {
    GameRules rules = builder().build();
    Game game = rules.play(rules.setup());
    String fen = game.fen();
    long hash = game.hash();
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    Board board = game.board();
    int square = board.geometry().square("b2");
    List<Consumer<Board>> changes =
        List.of(
            each -> each.put(square, Cell.of(1, Side.WHITE)),
            each -> each.place(square, 1, Side.WHITE, false),
            each -> each.setSide(Side.BLACK),
            each -> each.setLastMovedKind(1),
            each -> each.setEnPassant(square, square),
            each -> each.addEnPassant(square, square),
            Board::clearEnPassant,
            Board::makeNullMove,
            each -> each.make(moves, 0),
            Board::own);
    for (Consumer<Board> change : changes) {
      assertThatThrownBy(() -> change.accept(board))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("Game.make")
          .hasMessageContaining("copy()");
      change.accept(board.copy());
      assertThatThrownBy(() -> change.accept(game.copy().board()))
          .isInstanceOf(IllegalStateException.class);
    }
    game.make(moves, 0);
    assertThatThrownBy(board::unmake).isInstanceOf(IllegalStateException.class);
    game.unmake();
    assertThat(game.fen()).isEqualTo(fen);
    assertThat(game.hash()).isEqualTo(hash);
  }

  /** An array cannot refuse to be written, so assertions find out. */
  @Test
  void writtenCellsOfAGameAreFoundOut() {
    GameRules rules = builder().build();
    Game game = rules.play(rules.setup());
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    Board board = game.board();
    int square = board.geometry().square("b2");
    board.cells()[square] = Cell.of(1, Side.WHITE);
    assertThatThrownBy(() -> game.make(moves, 0))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("cells() of a game is for reading");
  }

  @Test
  void missingArgumentsAreNamed() {
    GameRules rules = builder().build();
    Game game = rules.play(rules.setup());
    int square = game.board().geometry().square("c1");
    assertMissing("moves", () -> game.legalMoves(null));
    assertMissing("moves", () -> game.legalMoves(square, null));
    assertMissing("moves", () -> game.legalCaptures(null));
    assertMissing("moves", () -> game.legalQuiets(null));
    assertMissing("moves", () -> game.legal(0, null));
    assertMissing("found", () -> game.attackers(square, Side.WHITE, null));
    assertMissing("divide", () -> Perft.divide(game, 1, null));
    assertMissing("royalty", () -> builder().royalty(null));
    assertMissing("trait", () -> builder().trait(null));
    assertMissing("moves", () -> builder().piece('N', "knight", null));
    assertMissing("name", () -> builder().piece('N', null, HandMade.STONE));
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    assertThat(moves.size()).isEqualTo(3);
  }

  private static void assertMissing(String argument, Runnable misuse) {
    assertThatThrownBy(misuse::run).isInstanceOf(NullPointerException.class).hasMessage(argument);
  }
}
