package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.Royalty;
import io.github.betza.board.Effect;
import io.github.betza.board.MoveList;
import io.github.betza.model.Gate;
import io.github.betza.samples.grasshopper.GrasshopperChess_GrasshopperMoves;
import io.github.betza.samples.seirawan.SeirawanGame;
import io.github.betza.samples.seirawan.Seirawan_KingMoves;
import io.github.betza.samples.seirawan.Seirawan_KnightMoves;
import io.github.betza.samples.seirawan.Seirawan_RookMoves;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pieces that enter from the hand on squares that others leave. */
class GatesTest {
  /** A piece that enters is written behind the move, and FEN, hash and sets follow. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          r3k2r/8/8/8/8/8/8/R3K2R[EHeh] w KQkq - 3 9 | e1g1h | r3k2r/8/8/8/8/8/8/R3HRK1[Eeh] b Akq - 4 9 | e1
          r3k2r/8/8/8/8/8/8/R3K2R[EHeh] w KQkq - 3 9 | e1g1e | r3k2r/8/8/8/8/8/8/R3ERK1[Heh] b Akq - 4 9 | e1
          r3k2r/8/8/8/8/8/8/R3K2R[EHeh] w KQkq - 3 9 | h1e1h | r3k2r/8/8/8/8/8/8/R4RKH[Eeh] b Akq - 4 9 | h1
          r3k2r/8/8/8/8/8/8/R3K2R[EHeh] w KQkq - 3 9 | a1e1e | r3k2r/8/8/8/8/8/8/E1KR3R[Heh] b Hkq - 4 9 | a1
          r3k2r/8/8/8/8/8/8/R3K2R[EHeh] w KQkq - 3 9 | a1a8h | R3k2r/8/8/8/8/8/8/H3K2R[Eeh] b Kk - 0 9 | a1
          4k3/8/8/8/8/8/8/RN2K2R[H] w KQB - 0 1 | b1c3h | 4k3/8/8/8/8/2N5/8/RH2K2R[] b KQ - 1 1 | b1
          4k3/8/8/8/8/8/8/RN2K2R[H] w KQB - 0 1 | b1c3 | 4k3/8/8/8/8/2N5/8/R3K2R[H] b KQ - 1 1 |
          4k3/8/8/8/8/8/8/RN2K2R[H] w KQB - 0 1 | e1d1h | 4k3/8/8/8/8/8/8/RN1KH2R[] b - - 1 1 | e1
          4k3/8/8/8/8/8/8/RN2K2R[H] w KQB - 0 1 | e1d1 | 4k3/8/8/8/8/8/8/RN1K3R[H] b ABH - 1 1 |
          """)
  void whatEnters(String fen, String text, String after, String gate) {
    Game game = new SeirawanGame(fen);
    for (Game each : List.of(game, game.rules().play(fen), cellsOnly(game, fen))) {
      LegalMove move = each.move(text);
      assertThat(move).hasToString(text);
      assertThat(move.entering() == 0).isEqualTo(gate == null);
      each.make(move);
      assertThat(each.fen()).isEqualTo(after);
      assertThat(each.hash()).isEqualTo(new SeirawanGame(after).hash());
      assertThat(each.position().isKept()).isTrue();
      each.unmake();
      assertThat(each.fen()).isEqualTo(fen);
      assertThat(each.position().isKept()).isTrue();
    }
  }

  private static Game cellsOnly(Game game, String fen) {
    return RunTimeGames.rules(game).cellsOnly().build().play(fen);
  }

  private static MoveList legal(Game game) {
    MoveList legal = new MoveList();
    game.legalMoves(legal);
    return legal;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[EHeh] w KQBCDFGkqbcdfg - 0 1 |
          rnbq1bnr/ppppkppp/8/8/8/8/PPPPPPPP/RNBQKBNR[EHe] w KQBCDFGabcdfgh - 0 1 |
          4k3/8/8/8/8/8/8/1NB1K3[E] w BCE - 0 1 |
          4k3/8/8/8/8/8/8/1NB1K3[E] w EBC - 0 1 | 4k3/8/8/8/8/8/8/1NB1K3[E] w BCE - 0 1
          4k3/8/8/8/8/8/8/R3K2R[E] w EH - 0 1 | 4k3/8/8/8/8/8/8/R3K2R[E] w K - 0 1
          4k3/8/8/8/8/8/8/R3K2R[E] w E1H1A1 - 0 1 | 4k3/8/8/8/8/8/8/R3K2R[E] w KQ - 0 1
          4k3/8/8/8/8/8/8/R3K2R[] w HA - 0 1 | 4k3/8/8/8/8/8/8/R3K2R[] w KQ - 0 1
          r3k2r/8/8/8/8/8/8/R3K2R[E] w ahAH - 0 1 | r3k2r/8/8/8/8/8/8/R3K2R[E] w AHkq - 0 1
          """)
  void fieldsAreReadAndWritten(String fen, String written) {
    assertThat(new SeirawanGame(fen).fen()).isEqualTo(written == null ? fen : written);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/8/8/8/8/8/8/4K2R[E] w A - 0 1 | no castling right 'A'
          4k3/8/8/8/8/8/8/1N2K2R[] w B - 0 1 | no castling right 'B'
          4k3/8/8/8/8/8/8/1R2K2R[E] w B - 0 1 | the Rook on b1 stands where no castling right
          4k3/8/8/8/8/8/8/1N2K2R[E] w BB - 0 1 | a castling right is given twice
          4k3/8/8/8/8/8/8/4K2R[P] w K - 0 1 | the Pawn is in hand, but no drop or gate
          """)
  void wrongFieldsAreRefused(String fen, String message) {
    assertThatThrownBy(() -> new SeirawanGame(fen))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessageContaining(message);
  }

  @Test
  void textsThatMeanNoEntryAreRefused() {
    Game game = new SeirawanGame("4k3/8/8/8/8/8/8/RN2K2R[H] w KQB - 0 1");
    assertThatThrownBy(() -> game.move("b1c3e"))
        .hasMessageContaining("no piece 'e' enters as the Knight on b1 leaves");
    assertThat(game.find(legal(game), "b1c3")).isNotNegative();
  }

  /** What enters would end the check, but the move must be legal without it. */
  @Test
  void nothingEntersAgainstAPin() {
    Game game = new SeirawanGame("4k3/8/8/8/8/8/8/KN5r[H] w B - 0 1");
    assertThat(game.legalMoves()).extracting(LegalMove::toString).containsExactly("a1a2", "a1b2");
  }

  /** As long as a piece may enter, it matters that others have not moved. */
  @Test
  void positionsComeBackWhenTheHandIsEmpty() {
    Game empty = new SeirawanGame("4k3/8/8/8/8/8/8/1N2K1N1[H] w BG - 0 1");
    List.of("g1f3h", "e8e7", "b1c3", "e7e8", "c3b1", "e8e7")
        .forEach(text -> empty.make(empty.move(text)));
    assertThat(empty.repetitionCount()).isEqualTo(2);
    Game held = new SeirawanGame("4k3/8/8/8/8/8/8/1N2K1N1[H] w BG - 0 1");
    List.of("g1f3", "e8e7", "b1c3", "e7e8", "c3b1", "e8e7")
        .forEach(text -> held.make(held.move(text)));
    assertThat(held.repetitionCount()).isOne();
  }

  /** The king comes to the square of the rook, whether or not moves must leave it unattacked. */
  @Test
  void nothingEntersWhereACastlingPieceGoes() {
    for (Royalty royalty : List.of(Royalty.CHECKMATE, Royalty.LAST_CAPTURED)) {
      GameRules rules =
          builder("4k3/8/8/8/8/8/8/R1K5[N] w Q - 0 1")
              .royal('K', "king", Seirawan_KingMoves.INSTANCE)
              .royalty(royalty)
              .build();
      assertThat(texts(rules)).contains("c1a1", "c1a1n").doesNotContain("a1c1n");
    }
  }

  /** A hopper needs what enters as its hurdle, so the move of the other piece is legal alone. */
  @Test
  void whatEntersMayExposeTheKing() {
    GameRules rules =
        builder("4k3/8/8/8/8/8/8/g2RK3[N] w D - 0 1")
            .royal('K', "king", Seirawan_KingMoves.INSTANCE)
            .piece('G', "grasshopper", GrasshopperChess_GrasshopperMoves.INSTANCE)
            .build();
    assertThat(texts(rules)).contains("d1d2").doesNotContain("d1d2n");
  }

  private static GameRulesBuilder builder(String setup) {
    return GameRules.builder("gates", 8, 8, setup)
        .piece('R', "rook", Seirawan_RookMoves.INSTANCE)
        .piece('N', "knight", Seirawan_KnightMoves.INSTANCE)
        .gate(new Gate("N", "1"));
  }

  private static List<String> texts(GameRules rules) {
    return rules.play(rules.setup()).legalMoves().stream().map(LegalMove::toString).toList();
  }

  /** A list prints the square as well. */
  @Test
  void listsPrintWhatEnters() {
    Game game = new SeirawanGame("4k3/8/8/8/8/8/8/RN2K2R[H] w KQB - 0 1");
    MoveList legal = legal(game);
    int index = game.find(legal, "h1e1h");
    assertThat(legal.text(index, game.board())).isEqualTo("e1-g1 with h1-f1 with H@h1");
    assertThat(Effect.entering(legal, index)).isEqualTo(game.board().pieces().kindOf("H"));
  }

  @Test
  void gatesGoTogetherWithCastlingRightsAlone() {
    assertThatThrownBy(
            () ->
                builder("4k3/8/8/8/8/8/8/1N2K3[N] w B - 0 1")
                    .royal('K', "king", Seirawan_KingMoves.INSTANCE)
                    .unmoved((cell, square) -> true)
                    .build())
        .hasMessageContaining("castling rights name the pieces that have not moved");
    assertThatThrownBy(
            () ->
                builder("4k3/8/8/8/8/8/8/1N2K3[N] w B - 0 1")
                    .royal('K', "king", Seirawan_KingMoves.INSTANCE)
                    .gate(new Gate("NR", "2"))
                    .build())
        .hasMessageContaining("'N' already has a @Gate");
    assertThatThrownBy(
            () -> builder("8/8/8/8/8/8/8/8[N] w - - 0 1").gate(new Gate("R", "9")).build())
        .hasMessageContaining("'9' is not a square, file or rank");
  }
}
