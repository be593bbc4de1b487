package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.board.PieceTable;
import io.github.betza.game.Result.Reason;
import io.github.betza.samples.Games;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A right to capture en passant belongs to a position only if some piece could use it. */
class EnPassantHashTest {
  private static final int WALKS = 8;
  private static final int SHORT_WALKS = 8;
  private static final int PLIES = 60;

  /** A FEN does not contain whether a king of this game has moved and come back. */
  private static final Set<String> FORGETS = Set.of("terachess");

  /** The right after 1.e4 is one that no piece can use, so the position is that after 3.Ng1. */
  @Test
  void aDoubleStepThatNoPieceCanAnswerIsRepeated() {
    for (Game game : both("chess", null)) {
      String[] moves = "e2e4 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8".split(" ", -1);
      for (String move : moves) {
        game.make(game.move(move));
        assertThat(game.result().isFinal()).isFalse();
      }
      assertThat(game.repetitionCount()).isEqualTo(2);
      game.make(game.move("f3g1"));
      assertThat(game.repetitionCount()).isEqualTo(3);
      assertThat(game.result()).isEqualTo(Result.draw(Reason.REPETITION));
      game.unmake();
      assertThat(game.repetitionCount()).isEqualTo(2);
    }
  }

  /** A copy, a null move and a count of moves between leave the same hash as without them. */
  @Test
  void theRightIsTheSameWheneverTheHashIsReadFirst() {
    String fen = "rnbqkbnr/ppp1pppp/8/8/3p4/8/PPPPPPPP/RNBQKBNR w KQkq - 0 4";
    for (Game game : both("chess", fen)) {
      game.make(game.move("e2e4"));
      Game copy = game.copy();
      long read = at(game, game.fen()).hash();
      assertThat(copy.hash()).isEqualTo(read);
      assertThat(Perft.count(game, 3)).isEqualTo(Perft.count(copy, 3));
      game.makeNullMove();
      game.unmake();
      MoveList moves = new MoveList();
      game.legalMoves(moves);
      for (int i = 0; i < moves.size(); i++) {
        game.givesCheck(moves, i);
        game.make(moves, i);
        game.unmake();
      }
      assertThat(game.hash()).isEqualTo(read);
    }
  }

  /** The moves of the pieces decide, and not which of them are legal. */
  @ParameterizedTest
  @CsvSource({
    // No black pawn, one beside the square passed, one that is pinned, one on a wrong rank.
    "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1, false",
    "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1, true",
    "3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1, true",
    "4k3/8/8/3p4/4P3/8/8/4K3 b - e3 0 1, false",
    // A knight that can capture the pawn on e4, and one that can come to e3.
    "4k3/8/5n2/8/4P3/8/8/4K3 b - e3 0 1, false",
    "4k3/8/8/5n2/4P3/8/8/4K3 b - e3 0 1, false"
  })
  void rightsOfChess(String fen, boolean isUsed) {
    for (Game game : both("chess", fen)) {
      assertThat(game.hash() != at(game, without(fen)).hash()).isEqualTo(isUsed);
      assertThat(game.fen()).isEqualTo(fen);
    }
  }

  /** After a triple step only those squares count on which some pawn could capture. */
  @ParameterizedTest
  @CsvSource({
    "5k/6/4P1/6/3p2/5K, d4d3d2, d3d2, false",
    "5k/6/4P1/6/3p2/5K, d4d3d2, '', false",
    "5k/6/2P3/4P1/3p2/5K, d4d3d2, d4d3d2, true",
    "5k/6/6/6/3pP1/5K, d3d2, d4d3d2, true",
    "5k/6/6/4P1/3p2/5K, d4d3d2, '', true",
    "5k/6/2P3/6/3p2/5K, d4d3d2, '', false"
  })
  void squaresThatNoPieceCanUse(String rows, String field, String same, boolean isUsed) {
    Game setup =
        OddGames.compile(
            "files = 6, ranks = 6, setup = \"5k/pppppp/6/6/PPPPPP/5K w - - 0 1\"",
            "@Betza(value = \"fmWfceFifmnH\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
    String fen = rows + " w - %s 0 1";
    long hash = at(setup, fen.formatted(field)).hash();
    assertThat(hash != at(setup, fen.formatted("-")).hash()).isEqualTo(isUsed);
    assertThat(setup.rules().play(fen.formatted(field)).hash()).isEqualTo(hash);
    if (!same.isEmpty()) {
      assertThat(at(setup, fen.formatted(same)).hash()).isEqualTo(hash);
    }
  }

  /** Zones, blockers and immobilizing pieces decide as well. */
  @ParameterizedTest
  @CsvSource({
    "'', 5k/6/6/1Pp3/6/5K, true",
    "', zones = @Variant.Zone(of = \"P\", squares = \"a b d-f c1-c3 c5-c6\")', 5k/6/6/1Pp3/6/5K, false",
    "', zones = @Variant.Zone(of = \"P\", squares = \"1-5\")', 5k/6/6/1Pp3/6/5K, true",
    "'', 5k/6/6/xPp3/6/5K, false",
    "'', 5k/6/6/xPpP2/6/5K, true"
  })
  void rulesOfTheGame(String rule, String rows, boolean isUsed) {
    Game setup =
        OddGames.compile(
            "files = 6, ranks = 6, setup = \"x4k/pppppp/6/6/PPPPPP/5K w - - 0 1\"" + rule,
            "@Betza(value = \"fmWfceFifmnD\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"mW--[xiK]\", dialect = Dialect.BEX, letter = 'X') interface Ice {}",
            "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
    String fen = rows + " w - c4 0 1";
    long hash = at(setup, fen).hash();
    assertThat(hash != at(setup, without(fen)).hash()).isEqualTo(isUsed);
    assertThat(setup.rules().play(fen).hash()).isEqualTo(hash);
  }

  static Stream<String> samples() {
    return Games.names().stream()
        .filter(
            name -> {
              PieceTable pieces = Games.find(name, null).orElseThrow().rules().pieces();
              return IntStream.rangeClosed(1, pieces.size())
                  .anyMatch(kind -> pieces.moves(kind).traits().contains(Trait.EN_PASSANT));
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"chess", "berolina"})
  void someWalks(String name) {
    walk(name, SHORT_WALKS);
  }

  @Tag("deep")
  @ParameterizedTest
  @MethodSource("samples")
  void walksOfAllSamples(String name) {
    walk(name, WALKS);
  }

  private static void walk(String name, int walks) {
    AtomicInteger used = new AtomicInteger();
    AtomicInteger unused = new AtomicInteger();
    Walks.check(
        name.hashCode(),
        walks,
        PLIES,
        walk -> {
          for (Game game : both(name, null)) {
            MoveList moves = new MoveList();
            for (int choice : walk) {
              moves.clear();
              game.legalMoves(moves);
              if (moves.size() == 0) {
                break;
              }
              game.make(moves, choose(moves, choice));
              if (game.board().enPassantVictim() != Geometry.OFF) {
                (compareWithout(game) ? used : unused).incrementAndGet();
              }
              if (!FORGETS.contains(name)) {
                assertThat(at(game, game.fen()).hash()).as(game.fen()).isEqualTo(game.hash());
              }
            }
          }
        });
    assertThat(used.get()).isGreaterThan(walks / 4);
    assertThat(unused.get()).isGreaterThan(10 * walks);
  }

  /** Returns whether some piece can use the right, which then belongs to the hash. */
  private static boolean compareWithout(Game game) {
    boolean isUsed = isUsed(game);
    long hash = at(game, game.fen()).hash();
    assertThat(hash != at(game, without(game.fen())).hash()).as(game.fen()).isEqualTo(isUsed);
    return isUsed;
  }

  /** Chooses a double step for every second number, if there is one. */
  private static int choose(MoveList moves, int choice) {
    int[] granting =
        IntStream.range(0, moves.size())
            .filter(i -> Effect.isIn(moves, i, Effect.GRANT_EN_PASSANT))
            .toArray();
    return granting.length > 0 && choice % 2 == 1
        ? granting[choice / 2 % granting.length]
        : choice % moves.size();
  }

  /** Returns whether some piece has moves by the right that it does not have without it. */
  private static boolean isUsed(Game game) {
    Board board = game.board().copy();
    MoveList with = list(board);
    board.clearEnPassant();
    return with.size() > list(board).size();
  }

  private static MoveList list(Board board) {
    MoveList moves = new MoveList();
    for (int square = 0; square < board.cells().length; square++) {
      int cell = board.get(square);
      if (Cell.isPiece(cell) && Cell.side(cell) == board.side()) {
        board.pieces().moves(Cell.kind(cell)).generate(board, square, 1, PieceMoves.ALL, moves);
      }
    }
    return moves;
  }

  private static String without(String fen) {
    String[] fields = fen.split(" ", -1);
    fields[3] = "-";
    return String.join(" ", fields);
  }

  /** Returns a sample as it is generated, and as its rules play it with pieces of the table. */
  private static List<Game> both(String name, String fen) {
    Game game = Games.find(name, fen).orElseThrow();
    return List.of(game, game.rules().play(fen == null ? game.rules().setup() : fen));
  }

  /** Returns a game of the same class that goes on from a position. */
  private static Game at(Game game, String fen) {
    if (game instanceof TableGame) {
      return game.rules().play(fen);
    }
    return OddGames.at(game, fen);
  }
}
