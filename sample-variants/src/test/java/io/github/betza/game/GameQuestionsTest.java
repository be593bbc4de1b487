package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.Royalty;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.game.Result.Reason;
import io.github.betza.samples.Games;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a site or an engine asks of a position: the moves of one piece, checks, the end. */
class GameQuestionsTest {
  private static final int PLAYOUTS = 2;
  private static final int PLIES = 40;
  private static final int SEED = 5;

  static Collection<String> names() {
    return Games.names();
  }

  @Tag("deep")
  @ParameterizedTest
  @MethodSource("names")
  void samplesAnswerAsTheWholeListDoes(String name) {
    assertAnswers(Games.find(name, null).orElseThrow());
  }

  /** The piece that is made to move is the one whose move it is. */
  @Test
  void movesThatAnotherPieceExcites() {
    assertAnswers(
        OddGames.compile(
            "files = 8, ranks = 8, setup = \"2x1k1g1/pp2pp2/8/8/8/8/PP2PP2/2X1K1G1 w - - 0 1\","
                + " capturing = io.github.betza.Capturing.MANDATORY",
            "@Betza(value = \"KxaK\", letter = 'X') interface Exciter {}",
            "@Betza(value = \"N\", letter = 'G') interface Guard {}",
            "@Betza(value = \"fmWfceFifmnD\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}"));
  }

  /** What attacks a king may depend on the move made last. */
  @Test
  void checksByImitatorsAndInPassing() {
    assertAnswers(
        OddGames.compile(
            "files = 6, ranks = 6, setup = \"rnikp1/p5/6/6/P5/RNIKP1 w - - 0 1\"",
            "@Betza(value = \"I\", letter = 'I') interface Imitator {}",
            "@Betza(value = \"N\", letter = 'N') interface Knight {}",
            "@Betza(value = \"R\", letter = 'R') interface Rook {}",
            "@Betza(value = \"fmWfceFifmnD\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"KimnD\", letter = 'K', royal = true) interface King {}"));
  }

  private static void assertAnswers(Game game) {
    Walks.check(
        SEED,
        PLAYOUTS,
        PLIES,
        walk -> Walks.play(game.copy(), walk, GameQuestionsTest::assertAnswersInPosition));
  }

  private static void assertAnswersInPosition(Game game) {
    MoveList all = new MoveList();
    game.legalMoves(all);
    List<String> names = names(game, all);
    List<String> onBoard =
        IntStream.range(0, all.size())
            .filter(i -> !Move.isDrop(all.get(i)))
            .mapToObj(names::get)
            .toList();
    MoveList found = new MoveList();
    Geometry geometry = game.rules().geometry();
    for (int number = 0; number < geometry.files() * geometry.ranks(); number++) {
      int square = geometry.square(number % geometry.files(), number / geometry.files());
      int before = found.size();
      game.legalMoves(square, found);
      for (int i = before; i < found.size(); i++) {
        assertThat(Move.from(found.get(i))).isEqualTo(square);
      }
    }
    assertThat(names(game, found)).containsExactlyInAnyOrderElementsOf(onBoard);
    String fen = game.fen();
    long hash = game.hash();
    for (int i = 0; i < all.size(); i++) {
      boolean check = game.givesCheck(all, i);
      game.make(all, i);
      assertThat(game.inCheck()).as("%s in %s", names.get(i), fen).isEqualTo(check);
      game.unmake();
    }
    assertThat(game.fen()).isEqualTo(fen);
    assertThat(game.hash()).isEqualTo(hash);
    assertReason(game, all.size() > 0);
  }

  /** What stands on the board and on the clock bears witness to the reason that is told. */
  private static void assertReason(Game game, boolean hasMoves) {
    GameRules rules = game.rules();
    Reason reason = game.result(hasMoves).reason();
    boolean repeated =
        rules.ends().repetitions() > 0 && game.repetitionCount() >= rules.ends().repetitions();
    boolean tooLong =
        rules.ends().moveLimit() > 0 && game.halfmoveClock() >= 2 * rules.ends().moveLimit();
    boolean holds =
        switch (reason) {
          case NONE -> hasMoves && !repeated && !tooLong;
          case CHECKMATE -> !hasMoves && game.inCheck();
          case STALEMATE -> !hasMoves && (rules.royalty() != Royalty.CHECKMATE || !game.inCheck());
          case REPETITION -> hasMoves && repeated;
          case CHECKS ->
              Math.max(game.checksGiven(0), game.checksGiven(1)) == rules.ends().checks();
          case PERPETUAL_CHECK -> hasMoves && repeated && rules.ends().perpetualCheck();
          case MOVE_LIMIT -> hasMoves && tooLong;
          case FACING_ROYALS -> rules.bikjang();
          case PASSES -> rules.passesEnd();
          case ROYALS_CAPTURED -> count(game, 0, true) == 0 || count(game, 1, true) == 0;
          case EXTINCTION ->
              rules.royalty() == Royalty.KIND_EXTINCT || !rules.ends().counted().isEmpty();
          case GOAL -> !rules.ends().goals().isEmpty();
          case BARE_KING -> count(game, 0, false) == 0 || count(game, 1, false) == 0;
        };
    assertThat(holds).as("%s in %s", reason, game.fen()).isTrue();
  }

  /** Returns how many pieces of a side are royal, or are not. */
  private static long count(Game game, int side, boolean royal) {
    return IntStream.of(game.board().cells())
        .filter(cell -> Cell.isPiece(cell) && Cell.side(cell) == side)
        .filter(cell -> ((cell & Cell.ROYAL) != 0) == royal)
        .count();
  }

  private static List<String> names(Game game, MoveList moves) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      names.add(game.text(moves, i));
    }
    return names;
  }

  @Test
  void whatIsNoSquareAndNoMove() {
    Game game = Games.find("chess", null).orElseThrow();
    MoveList moves = new MoveList();
    Geometry geometry = game.board().geometry();
    int a1 = geometry.square("a1");
    for (int square : new int[] {-1, Geometry.OFF, a1 - 1, geometry.square("h8") + 1, 4096}) {
      assertThatThrownBy(() -> game.legalMoves(square, moves))
          .isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> game.canCapture(square, a1))
          .isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> game.canCapture(a1, square))
          .isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> game.isAttacked(square))
          .isInstanceOf(IndexOutOfBoundsException.class);
    }
    assertThatThrownBy(() -> game.givesCheck(moves, 0))
        .isInstanceOf(IndexOutOfBoundsException.class);
    game.legalMoves(geometry.square("e7"), moves);
    assertThat(moves.size()).as("it is White's turn").isZero();
    game.legalMoves(geometry.square("e2"), moves);
    assertThat(moves.size()).isEqualTo(2);
  }

  /**
   * A piece that captures from afar explodes where it stays, and gives no check beside its king.
   */
  @Test
  void aBlastFromAfarSparesTheOwnKing() {
    Game game =
        OddGames.compile(
            "files = 5, ranks = 5, setup = \"k4/5/5/5/1R2K w - - 0 1\", blasts = @Variant.Blast",
            "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}",
            "@Betza(value = \"mRcaibR\", letter = 'R') interface Rifle {}");
    assertThat(OddGames.at(game, "k3R/5/5/5/4K b - - 0 1").inCheck()).isTrue();
    assertThat(OddGames.at(game, "k3R/1K3/5/5/5 b - - 0 1").inCheck()).isTrue();
    assertThat(OddGames.at(game, "k3R/3K1/5/5/5 b - - 0 1").inCheck()).isFalse();
  }

  /** A hole is a square, on which nothing stands. */
  @Test
  void holesAreSquares() {
    Game game =
        OddGames.compile(
            "files = 3, ranks = 3, setup = \"k2/1*1/2K w - - 0 1\"",
            "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
    MoveList moves = new MoveList();
    int hole = game.rules().geometry().square("b2");
    game.legalMoves(hole, moves);
    assertThat(moves.size()).isZero();
    assertThat(game.isAttacked(hole)).isFalse();
    assertThat(game.canCapture(hole, game.rules().geometry().square("a3"))).isFalse();
  }
}
