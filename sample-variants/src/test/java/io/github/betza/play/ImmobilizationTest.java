package io.github.betza.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.game.Game;
import io.github.betza.game.GameRules;
import io.github.betza.game.Perft;
import io.github.betza.processor.tool.MoverCompiler;
import io.github.betza.processor.tool.NotatedPiece;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pieces of seed 002 that immobilise others, in whole positions. */
class ImmobilizationTest {
  /** The immobilizer of Ultima, as seed 002 writes it: it slides, and freezes its neighbours. */
  private static final String IMMOBILIZER = "[x!iK]--mQ--[xiK]";

  private static PieceMoves immobilizer;
  private static PieceMoves rook;
  private static PieceMoves king;

  @BeforeAll
  static void compilePieces() {
    var compiled =
        MoverCompiler.compile(
            Map.of(
                "immobilizer", new NotatedPiece(IMMOBILIZER, Dialect.BEX),
                "rook", new NotatedPiece("R", Dialect.BEX),
                "king", new NotatedPiece("K", Dialect.BEX)));
    immobilizer = compiled.get("immobilizer").moves().orElseThrow();
    rook = compiled.get("rook").moves().orElseThrow();
    king = compiled.get("king").moves().orElseThrow();
  }

  private static Game game(String fen) {
    GameRules rules =
        GameRules.builder("immobilizers", 5, 5, fen)
            .piece('I', "immobilizer", immobilizer)
            .piece('R', "rook", rook)
            .royal('K', "king", king)
            .history()
            .build();
    return rules.play(fen);
  }

  private static long count(String fen, int depth) {
    return Perft.count(game(fen), depth);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # Nobody immobilises: a rook on an empty board.
          5/5/5/5/R4 w | 8
          # The enemy beside it does, and the rook may not even capture it.
          5/5/5/1i3/R4 w | 0
          # An own immobilizer does not; it has 8 moves straight and 5 diagonally itself.
          5/5/5/1I3/R4 w | 21
          # Two squares away it does not reach.
          5/5/2i2/5/R4 w | 8
          # Of two rooks the one that is not beside it may move: 4 squares up, 3 to the left.
          5/5/5/1i3/R3R w | 7
          # A rook that is free may capture the immobilizer: 3 + 4 moves, and 8 of the other.
          5/4R/5/4i/R4 w | 15
          # Two immobilizers hold each other, whoever has the move.
          5/5/2I2/1i3/5 w | 0
          5/5/2I2/1i3/5 b | 0
          # Others of their sides are free.
          5/5/2I2/1i3/4R w | 8
          """)
  void anImmobilisedPieceHasNoMoves(String fen, long moves) {
    assertThat(count(fen, 1)).isEqualTo(moves);
  }

  /**
   * The rook on e1 gives check, and the king has the two squares of the second rank. With an enemy
   * immobilizer beside it, it attacks nothing: the king has b1 too, and the immobilizer two squares
   * that are beside the rook as well.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          5/5/5/5/K3r w | 2
          5/5/5/4I/K3r w | 5
          """)
  void anImmobilisedPieceGivesNoCheck(String fen, long moves) {
    assertThat(count(fen, 1)).isEqualTo(moves);
  }

  /** The immobilizer holds the attacker; where it goes away, its own king would be attacked. */
  @Test
  void anImmobilizerThatHoldsAnAttackerIsPinned() {
    Game game = game("5/5/5/3I1/K3r w");

    assertThat(game.inCheck()).isFalse();
    assertThat(moves(game)).contains("d2-e2").doesNotContain("d2-a5");
  }

  private static List<String> moves(Game game) {
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    return List.of(MoveText.all(game.board(), moves).split(" ", -1));
  }

  /**
   * Sequences of two moves: White's immobilizer goes to one of its squares, and Black's rook has
   * its moves where it is not beside it.
   */
  @Test
  void theEffectComesAndGoesWithThePiece() {
    Game game = game("r4/5/5/5/4I w");
    int square = game.board().geometry().square("a5");
    MoveList moves = new MoveList();
    game.legalMoves(moves);

    assertThat(moves(game)).contains("e1-b4");
    assertThat(game.board().isImmobilized(square)).isFalse();
    for (int i = 0; i < moves.size(); i++) {
      if (MoveText.of(game.board(), moves, i).equals("e1-b4")) {
        game.make(moves, i);
        assertThat(game.board().isImmobilized(square)).isTrue();
        game.unmake();
      }
    }
    assertThat(game.board().isImmobilized(square)).isFalse();
    // It has 4 + 4 + 3 moves, of which only b4 is beside the rook; after each other one the rook
    // has its 8 moves, perhaps the last of them a capture.
    assertThat(count("r4/5/5/5/4I w", 2)).isEqualTo(10 * 8);
  }
}
