package io.github.betza.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.PieceTable;
import io.github.betza.processor.tool.MoverCompiler;
import io.github.betza.processor.tool.NotatedPiece;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pieces of seed 002 that immobilise others, in whole positions. */
class ImmobilizationTest {
  /** The immobilizer of Ultima, as seed 002 writes it: it slides, and freezes its neighbours. */
  private static final String IMMOBILIZER = "[x!iK]--mQ--[xiK]";

  private static PieceTable pieces;

  @BeforeAll
  static void compilePieces() {
    var compiled =
        MoverCompiler.compile(
            Map.of(
                "immobilizer", new NotatedPiece(IMMOBILIZER, Dialect.BEX),
                "rook", new NotatedPiece("R", Dialect.BEX),
                "king", new NotatedPiece("K", Dialect.BEX)));
    pieces =
        PieceTable.builder()
            .add('I', "immobilizer", compiled.get("immobilizer").moves().orElseThrow())
            .add('R', "rook", compiled.get("rook").moves().orElseThrow())
            .addRoyal('K', "king", compiled.get("king").moves().orElseThrow())
            .build();
  }

  private static Board board(String fen) {
    return new Fen(pieces, 5, 5, (kind, square, rank) -> false).read(fen);
  }

  private static long count(String fen, int depth) {
    return new Perft(new Rules(board(fen), new TableMovement()), depth).count();
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
    Rules rules = new Rules(board("5/5/5/3I1/K3r w"), new TableMovement());
    Turn turn = new Turn(rules.board());
    rules.begin(turn);

    assertThat(rules.isChecked(turn)).isFalse();
    int away = indexOf(rules.board(), turn, "d2-a5");
    int beside = indexOf(rules.board(), turn, "d2-e2");
    assertThat(rules.make(turn, away)).isFalse();
    assertThat(rules.make(turn, beside)).isTrue();
    rules.board().unmake();
    assertThat(rules.board().isImmobilized(rules.board().geometry().square("e1"))).isTrue();
  }

  private static int indexOf(Board board, Turn turn, String move) {
    for (int i = 0; i < turn.moves().size(); i++) {
      if (MoveText.of(board, turn.moves(), i).equals(move)) {
        return i;
      }
    }
    throw new AssertionError("no move " + move);
  }

  /**
   * Sequences of two moves: White's immobilizer goes to one of its squares, and Black's rook has
   * its moves where it is not beside it.
   */
  @Test
  void theEffectComesAndGoesWithThePiece() {
    Board board = board("r4/5/5/5/4I w");
    Rules rules = new Rules(board, new TableMovement());
    Turn turn = new Turn(board);
    rules.begin(turn);
    int rook = board.geometry().square("a5");

    assertThat(board.isImmobilized(rook)).isFalse();
    assertThat(rules.make(turn, indexOf(board, turn, "e1-b4"))).isTrue();
    assertThat(board.isImmobilized(rook)).isTrue();
    board.unmake();
    assertThat(board.isImmobilized(rook)).isFalse();
    // It has 4 + 4 + 3 moves, of which only b4 is beside the rook; after each other one the rook
    // has its 8 moves, perhaps the last of them a capture.
    assertThat(count("r4/5/5/5/4I w", 2)).isEqualTo(10 * 8);
  }
}
