package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.BareKing;
import io.github.betza.Hand;
import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.Side;
import io.github.betza.game.Result.Reason;
import io.github.betza.model.Drop;
import io.github.betza.model.GameModel;
import io.github.betza.samples.crazyhouse.CrazyhouseGame;
import io.github.betza.samples.placement.PlacementGame;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What comes to a hand, how it is written, and what a drop is. */
class HandsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/8/8/3pP3/8/8/8/4K3[] w - d6 0 1 | e5d6 | 4k3/8/3P4/8/8/8/8/4K3[P] b - - 0 1
          4k3/8/8/3r4/4P3/8/8/4K3[Rn] w - - 7 1 | e4d5 | 4k3/8/8/3P4/8/8/8/4K3[RRn] b - - 0 1
          4k3/8/8/3q~4/4P3/8/8/4K3 w - - 7 1 | e4d5 | 4k3/8/8/3P4/8/8/8/4K3[P] b - - 0 1
          r7/1P2k3/8/8/8/8/8/4K3[-] w - - 7 1 | b7a8q | Q~7/4k3/8/8/8/8/8/4K3[R] b - - 0 1
          4k3/8/8/3Q~4/8/8/8/4K3[] w - - 7 1 | d5d1 | 4k3/8/8/8/8/8/8/3Q~K3[] b - - 8 1
          4k3/8/8/8/8/8/8/4K3[nPNQp] w - - 7 1 | N@e4 | 4k3/8/8/8/4N3/8/8/4K3[PQpn] b - - 0 1
          """)
  void capturesFillTheHandAndDropsTakeFromIt(String fen, String move, String after) {
    Game game = new CrazyhouseGame(fen);
    Game table = game.rules().play(fen);
    Game cells = RunTimeGames.rules(game).cellsOnly().build().play(fen);
    for (Game each : List.of(game, table, cells)) {
      String before = each.fen();
      each.make(each.move(move));
      assertThat(each.fen()).isEqualTo(after);
      assertThat(each.hash()).isEqualTo(new CrazyhouseGame(after).hash());
      assertThat(each.position().isKept()).isTrue();
      each.makeNullMove();
      assertThat(hands(each.fen())).isEqualTo(hands(after));
      each.unmake();
      each.unmake();
      assertThat(each.fen()).isEqualTo(before);
      assertThat(each.position().isKept()).isTrue();
    }
  }

  @Test
  void aBoardShowsTheHands() {
    assertThat(new CrazyhouseGame("4k3/8/8/8/8/8/8/4K3[nPNPq] w - - 0 1").board().toString())
        .endsWith("White to move\nWhite has in hand: PPN\nBlack has in hand: nq");
    assertThat(new CrazyhouseGame().board().toString()).endsWith("White to move");
  }

  private static String hands(String fen) {
    return fen.substring(fen.indexOf('['), fen.indexOf(']'));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/8/8/8/8/8/8/4K3[X] w | no piece has the letter 'X', which is in hand
          4k3/8/8/8/8/8/8/4K3[K] w | the King is in hand, but no drop or gate of the game names it
          4k3/8/8/8/8/8/8/4K3[P w | the pieces in hand are in brackets after the rows, such as [QNn], not '[P'
          4k3/8/8/8/8/8/8/4K3[P+] w | no piece has the letter '+', which is in hand
          4k3/8/8/8/8/8/8/4K3[P]Q w | the pieces in hand are in brackets after the rows, such as [QNn], not '[P]Q'
          4k3/8/8/8/P~7/8/8/4K3[] w | the game does not keep what the Pawn was, so ~ has no meaning
          """)
  void wrongHandsAreRefused(String fen, String message) {
    assertThatThrownBy(() -> new CrazyhouseGame(fen))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage(message);
  }

  @Test
  void aGameHasAtMost255Pieces() {
    String most = "P".repeat(253);
    Game game = new CrazyhouseGame("4k3/8/8/8/8/8/8/4K3[" + most + "] w - - 0 1");
    assertThat(game.board().inHand(Side.WHITE, CrazyhouseGame.PAWN)).isEqualTo(253);
    assertThatThrownBy(() -> new CrazyhouseGame("4k3/8/8/8/8/8/8/4K3[" + most + "q] w - - 0 1"))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage("there are more than 255 pieces");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          K@e4 | no piece 'K' can be dropped
          R@e4 | no Rook is in hand
          P@e9 | there is no square 'e9'
          P@e8 | e8 is not empty
          P@d8 | the Pawn cannot be dropped on d8
          """)
  void anIllegalDropHasAReason(String move, String reason) {
    Game game = new CrazyhouseGame("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1");
    assertThatThrownBy(() -> game.move(move))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("'" + move + "' is not legal: " + reason);
  }

  @Test
  void aDropIsAMoveWithoutASquareLeft() {
    Game game = new CrazyhouseGame("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1");
    LegalMove drop = game.move("P@e4");
    assertThat(drop.isDrop()).isTrue();
    assertThat(drop.from()).isZero();
    assertThat(drop.promotion()).isEqualTo(CrazyhouseGame.PAWN);
    assertThat(game.move("e1e2").isDrop()).isFalse();
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    assertThat(moves.text(game.find(moves, "P@e4"), game.board())).isEqualTo("P@e4");
    assertThat(game.board().inHand(Side.WHITE, CrazyhouseGame.PAWN)).isEqualTo(1);
    game.make(drop);
    assertThat(game.board().inHand(Side.WHITE, CrazyhouseGame.PAWN)).isZero();
    assertThatThrownBy(() -> game.make(moves, game.find(moves, "P@e4")))
        .isInstanceOfAny(IllegalArgumentException.class, IndexOutOfBoundsException.class);
  }

  /** Where the setup has pawns, one that was dropped has two steps, and a rook does not castle. */
  @Test
  void firstMovesOfDroppedPieces() {
    Game game = new CrazyhouseGame("4k3/8/8/8/8/8/8/4K3[PPR] w - - 0 1");
    for (String move : List.of("P@a2", "e8d8", "P@b4", "d8e8", "R@h1", "e8d8")) {
      game.make(game.move(move));
    }
    assertThat(texts(game)).contains("a2a4", "b4b5").doesNotContain("b4b6", "e1g1");
    assertThat(texts(new CrazyhouseGame(game.fen()))).isEqualTo(texts(game));
  }

  /** Both golds are captured and dropped again, and the white king takes one move more. */
  @Test
  void aPositionComesBackAfterCaptures() {
    Game game = HandGames.ALL.get("minishogi").apply("3k1/2g2/2G2/5/K4[] w - - 0 1");
    long hash = game.hash();
    String moves = "c3c4 d5c4 G@c3 c4d5 a1b1 G@c4 b1b2 d5e5 b2a1 e5d5";
    for (String move : moves.split(" ", -1)) {
      assertThat(game.repetitionCount()).isEqualTo(1);
      game.make(game.move(move));
    }
    assertThat(game.hash()).isEqualTo(hash);
    assertThat(game.repetitionCount()).isEqualTo(2);
  }

  /** A side whose king is in hand is not in check, has not lost, and drops it where it is safe. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8/pppppppp/8/8/8/8/PPPPPPPP/8[Kk] w - - 0 1 | K@a1 K@b1 K@c1 K@d1 K@e1 K@f1 K@g1 K@h1
          r7/8/8/8/8/8/8/8[Kk] w - - 0 1 | K@b1 K@c1 K@d1 K@e1 K@f1 K@g1 K@h1
          8/8/8/8/8/8/1q6/q7[Kk] w - - 0 1 | ''
          8/8/8/2b5/8/8/8/8[Kk] w - - 0 1 | K@a1 K@b1 K@c1 K@d1 K@e1 K@f1 K@h1
          """)
  void aKingInHandIsDroppedWhereItIsSafe(String fen, String drops) {
    Game game = new PlacementGame(fen);
    Game cells = RunTimeGames.rules(game).cellsOnly().build().play(fen);
    for (Game each : List.of(game, game.rules().play(fen), cells)) {
      assertThat(each.inCheck()).isFalse();
      assertThat(String.join(" ", texts(each).stream().sorted().toList())).isEqualTo(drops);
      Reason reason = drops.isEmpty() ? Reason.STALEMATE : Reason.NONE;
      assertThat(each.result().reason()).isEqualTo(reason);
    }
  }

  @Test
  void aKingIsOnTheBoardOrInHand() {
    assertThatThrownBy(() -> new PlacementGame("4k3/8/8/8/8/8/8/8[] w - - 0 1"))
        .hasMessage("White has one royal piece when a game begins, but here 0");
    assertThatThrownBy(() -> new PlacementGame("4k3/8/8/8/8/8/8/4K3[K] w - - 0 1"))
        .hasMessage("White has one royal piece when a game begins, but here 2");
  }

  /** Kings castle that are dropped on e1 and e8, with rooks that are dropped at the edges. */
  @ParameterizedTest
  @CsvSource({
    "e1, a1, c1, Q",
    "e1, h1, g1, K",
    "d1, a1, b1, -",
    "d1, h1, f1, -",
    "e1, b1, c1, -",
  })
  void droppedPiecesCastle(String king, String rook, String to, String right) {
    assertCastles("4k3/8/8/8/8/8/8/8[KR] w - - 0 1", "e8", king, rook, to, right);
    assertCastles(
        "8/8/8/8/8/8/8/4K3[kr] b - - 0 1",
        "e1",
        king.replace('1', '8'),
        rook.replace('1', '8'),
        to.replace('1', '8'),
        right.toLowerCase(Locale.ROOT));
  }

  /** Drops a king and a rook between moves of the other king, which stands on a square. */
  private static void assertCastles(
      String fen, String other, String king, String rook, String to, String right) {
    Game game = new PlacementGame(fen);
    long before = game.hash();
    String beside = other.equals("e8") ? "e7" : "e2";
    for (String move : List.of("K@" + king, other + beside, "R@" + rook)) {
      game.make(game.move(move));
    }
    assertThat(game.fen()).containsPattern("\\[] [bw] " + right + " - ");
    assertThat(new PlacementGame(game.fen()).hash()).isEqualTo(game.hash());
    game.make(game.move(beside + other));
    assertThat(texts(game).contains(king + to)).isEqualTo(!right.equals("-"));
    for (int ply = 0; ply < 4; ply++) {
      assertThat(game.position().isKept()).isTrue();
      game.unmake();
    }
    assertThat(game.hash()).isEqualTo(before);
  }

  /** Two bishops in hand are left a square of each colour. */
  @Test
  void noOtherDropTakesTheLastSquareOfAColour() {
    Game game = new PlacementGame("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNQ2KN1[RBB] w kq - 0 1");
    assertThat(texts(game)).containsExactlyInAnyOrder("R@d1", "R@h1", "B@d1", "B@e1", "B@h1");
  }

  /** A board that no game keeps makes the same moves. */
  @Test
  void aBoardOfItsOwnKeepsHands() {
    Game game = new CrazyhouseGame("r3k3/1P6/8/8/8/8/8/4K3[N] w - - 7 1");
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    Board board = game.board().copy();
    board.make(moves, game.find(moves, "b7a8n"));
    assertThat(board.inHand(Side.WHITE, CrazyhouseGame.ROOK)).isEqualTo(1);
    board.unmake();
    board.make(moves, game.find(moves, "N@c6"));
    assertThat(board.inHand(Side.WHITE, CrazyhouseGame.KNIGHT)).isZero();
    board.unmake();
    assertThat(board.inHand(Side.WHITE, CrazyhouseGame.KNIGHT)).isEqualTo(1);
    assertThat(board.cells()).isEqualTo(game.board().cells());
  }

  static Stream<Arguments> refused() {
    return Stream.of(
        Arguments.of(change(model -> model), "'R' comes to a hand, but no @Drop or @Gate names it"),
        Arguments.of(drops(Drop.of("RR")), "'R' already has a @Drop"),
        Arguments.of(drops(Drop.of("RX")), "no piece has the letter X that drops names"),
        Arguments.of(
            drops(Drop.of("R").with(Drop.PER_FILE, 99)), "perFile is 99, but must be 1 to 36"),
        Arguments.of(
            change(
                model ->
                    model
                        .with(GameModel.DROPS, List.of(Drop.of("R")))
                        .with(GameModel.BARE_KING, BareKing.LOSES)),
            "hands are not supported yet where lost pieces or bare kings end the game"));
  }

  private static GameModel drops(Drop... drops) {
    return change(model -> model.with(GameModel.DROPS, Arrays.asList(drops)));
  }

  private static GameModel change(UnaryOperator<GameModel> change) {
    return change.apply(
        GameModel.of("Game", 3, 3, "kr1/3/1RK[] w - - 0 1").with(GameModel.HAND, Hand.CAPTURED));
  }

  @ParameterizedTest
  @MethodSource("refused")
  void rulesThatCannotBePlayedAreRefused(GameModel model, String message) {
    GameRulesBuilder builder =
        GameRules.builder(model)
            .royal('K', "king", PieceMoves.none())
            .piece('R', "rook", PieceMoves.none());
    assertThatThrownBy(builder::build)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  private static List<String> texts(Game game) {
    return game.legalMoves().stream().map(LegalMove::toString).toList();
  }
}
