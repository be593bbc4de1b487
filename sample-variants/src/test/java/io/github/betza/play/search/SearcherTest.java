package io.github.betza.play.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import io.github.betza.Repetition;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.game.Game;
import io.github.betza.game.GameRules;
import io.github.betza.game.GameRulesBuilder;
import io.github.betza.game.Result.Ending;
import io.github.betza.game.Walks;
import io.github.betza.samples.Games;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearcherTest {
  private static final String KIWIPETE =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  private static Game game(String variant, String fen) {
    return Games.find(variant, fen).orElseThrow();
  }

  private static MoveList legal(Game game) {
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    return moves;
  }

  private static Found search(Game game, SearchLimits limits) {
    Searcher searcher = new Searcher(game.rules(), 1);
    return searcher.search(game, legal(game), limits, progress -> {});
  }

  @ParameterizedTest
  @CsvSource({
    "chess, 6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1, d1d8, 1",
    "chess, r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1, h5f7, 1",
    "chess, r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1, f6a6, 3",
    "chess, kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1, a1a6, 2",
    "capablanca, 9k/8pp/10/10/10/10/10/K2C6 w - - 0 1, d1d8, 1",
    "shatranj, k7/8/1K6/8/8/n7/8/7R w - - 0 1, h1h8, 1",
    "chess, r2k3r/n1q1ppbp/1Q1B3n/p3P1N1/P7/1PPB1P1b/5KPP/R4R2 w - - 0 1, b6c7, 2",
    "griffon, 4k2B/4n3/2P4p/1n4P1/5pqP/2p5/Pg6/1N1MK1N1 b - - 0 1, g4d1, 2",
    "nightrider, r3kb2/B1pb2pr/p6p/3p1P1P/p3PPq1/nP2Q1n1/2PP4/4KB2 b q - 0 1, a3c2, 2",
    "nightrider, r3k1Nr/1p2b1pp/2b5/pPp5/q1PQ4/3NRP2/1K1B1P2/3R4 w k - 0 1, e3e7, 2",
    "capablanca, rn1k2b3/4r5/p5q1P1/1P2p4p/1P1P6/8B1/2P5R1/2cB1K4 b - - 0 1, c1d1, 2",
    "capablanca, r6r2/p3Qp2An/n1k7/b1p1p3a1/1p2P5/PB1p2P1RP/1P1N5c/R3QKB3 w Q - 0 1, b3a4, 2"
  })
  void findsMates(String variant, String fen, String move, int inMoves) {
    Game game = game(variant, fen);
    Found found = search(game, SearchLimits.NONE.withDepth(2 * inMoves));
    if (inMoves < 3) {
      assertThat(endOf(game, 2 * inMoves - 1, 0)).isEqualTo(Score.WON - 2 * inMoves + 1);
    }
    assertThat(game.text(found.line(), 0)).isEqualTo(move);
    assertThat(Score.isDecided(found.score())).isTrue();
    assertThat(Score.movesToEnd(found.score())).isEqualTo(inMoves);
    assertThat(game.fen()).as("the game is as before").isEqualTo(game(variant, fen).fen());
  }

  /** A side that has nothing left but its king has lost in shatranj, though it can move. */
  @Test
  void findsWinsThatAreNoMates() {
    Found found =
        search(
            game("shatranj", "4k3/3q4/8/8/8/8/P7/3RK3 w - - 0 1"), SearchLimits.NONE.withDepth(2));
    assertThat(game("shatranj", "4k3/3q4/8/8/8/8/P7/3RK3 w - - 0 1").text(found.line(), 0))
        .isEqualTo("d1d7");
    assertThat(Score.isDecided(found.score())).isTrue();
  }

  /** Ends that a search without any cleverness finds are found, and just as early. */
  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    "chess, 6k1/8/8/8/8/8/3QR3/4K3 w - - 0 1",
    "griffon, 7k/8/5K2/8/8/8/8/GM1Q4 w - - 0 1",
    "xiangqi, 3k5/9/9/9/9/9/9/9/4R4/4KR3 w - - 0 1",
    "checkers, 8/8/8/8/3m4/8/1K3M2/8 w - - 0 1",
    "shatranj, 6k1/1n6/8/8/8/8/3RR3/4K3 w - - 0 1"
  })
  void findsWhatTryingAllMovesFinds(String variant, String fen) {
    AtomicInteger decided = new AtomicInteger();
    Walks.check(
        7,
        3,
        20,
        walk ->
            Walks.play(
                game(variant, fen),
                walk,
                game -> decided.addAndGet(isDecidedAsSearched(variant, game.fen(), 3) ? 1 : 0)));
    assertThat(decided.get()).isPositive();
  }

  /** Returns whether a game ends within some plies, which the search says as well. */
  private static boolean isDecidedAsSearched(String variant, String fen, int plies) {
    Game game = game(variant, fen);
    if (game.result().isFinal()) {
      return false;
    }
    int truth = endOf(game, plies, 0);
    int score = search(game(variant, fen), SearchLimits.NONE.withDepth(plies)).score();
    if (truth != 0) {
      assertThat(score).as(game.fen()).isEqualTo(truth);
    } else if (Score.isDecided(score)) {
      assertThat(Score.WON - Math.abs(score)).as(game.fen()).isGreaterThan(plies);
    }
    return truth != 0;
  }

  /** Returns the value of a position if the game ends within some plies, and 0 otherwise. */
  private static int endOf(Game game, int plies, int ply) {
    MoveList moves = legal(game);
    Ending ending = game.result(moves.size() > 0).ending();
    if (ending != Ending.NONE) {
      boolean won = ending == (game.side() == Side.WHITE ? Ending.WHITE_WINS : Ending.BLACK_WINS);
      return ending == Ending.DRAW ? 0 : won ? Score.WON - ply : ply - Score.WON;
    }
    if (plies == 0) {
      return 0;
    }
    int best = -Score.INFINITE;
    for (int i = 0; i < moves.size(); i++) {
      game.make(moves, i);
      best = Math.max(best, -endOf(game, plies - 1, ply + 1));
      game.unmake();
    }
    return best;
  }

  @Test
  void aLostSideSavesItselfByRepeatingThePosition() {
    Game game = game("chess", "5k2/5p1p/8/6Q1/8/8/qq6/7K w - - 0 1");
    Found found = search(game, SearchLimits.NONE.withDepth(8));
    assertThat(found.score()).isZero();
    assertThat(game.text(found.line(), 0)).isEqualTo("g5d8");
  }

  /** Whoever stands to lose goes back to a position that the game has seen. */
  @Test
  void aPositionThatTheGameHasSeenIsADraw() {
    Game game = game("chess", "3q2k1/8/8/8/8/8/8/7K b - - 0 1");
    for (String move : List.of("g8h8", "h1h2", "h8g8")) {
      play(game, move);
    }
    Found found = search(game, SearchLimits.NONE.withDepth(1));
    assertThat(game.text(found.line(), 0)).isEqualTo("h2h1");
    assertThat(found.score()).isEqualTo(Score.DRAW);
  }

  /**
   * White is lost but for its checks, and Black always makes the position again. A win by that is
   * near, but no end of the game in a number of moves.
   */
  @Tag("deep")
  @ParameterizedTest
  @CsvSource({"DRAW, false, 0, 0", "DRAW, true, -32000, -500", "LOSS, false, 30000, 30000"})
  void repetitionsCountAsTheRulesSay(Repetition repetition, boolean perpetual, int low, int high) {
    String fen = "5k2/5p1p/8/6Q1/8/8/qq6/7K w - - 0 1";
    PieceTable pieces = game("chess", null).rules().pieces();
    GameRulesBuilder builder =
        GameRules.builder("queens", 8, 8, fen).repetitions(3).repetition(repetition);
    for (int kind = 1; kind <= pieces.size(); kind++) {
      if (pieces.isRoyal(kind)) {
        builder.royal(pieces.symbol(kind), pieces.name(kind), pieces.moves(kind));
      } else {
        builder.piece(pieces.symbol(kind), pieces.name(kind), pieces.moves(kind));
      }
    }
    Game game = (perpetual ? builder.perpetualCheck() : builder).build().play(fen);
    assertThat(search(game, SearchLimits.NONE.withDepth(8)).score()).isBetween(low, high);
  }

  private static void play(Game game, String move) {
    MoveList moves = legal(game);
    game.make(moves, game.find(moves, move));
  }

  /** Whatever the opponent does, ten games are ten wins. */
  @ParameterizedTest
  @ValueSource(strings = {"chess", "capablanca", "griffon"})
  void beatsWhoeverMovesAtRandom(String variant) {
    for (int seed = 0; seed < 10; seed++) {
      Random random = new Random(seed);
      int own = seed % 2;
      Game game = game(variant, null);
      Searcher searcher = new Searcher(game.rules(), 1);
      MoveList moves = legal(game);
      while (game.result(moves.size() > 0).ending() == Ending.NONE && game.ply() < 400) {
        if (game.side() == own) {
          SearchLimits limits = SearchLimits.NONE.withNodes(300);
          game.make(searcher.search(game, moves, limits, progress -> {}).line(), 0);
        } else {
          game.make(moves, random.nextInt(moves.size()));
        }
        moves = legal(game);
      }
      assertThat(game.result(moves.size() > 0).ending())
          .as(game.fen())
          .isEqualTo(own == Side.WHITE ? Ending.WHITE_WINS : Ending.BLACK_WINS);
    }
  }

  @Test
  void winsMaterial() {
    Game game = game("chess", "4k3/8/8/3q4/8/4N3/8/4K3 w - - 0 1");
    Found found = search(game, SearchLimits.NONE.withDepth(3));
    assertThat(game.text(found.line(), 0)).isEqualTo("e3d5");
    assertThat(found.score()).isPositive();
  }

  @Test
  void keepsToItsNodes() {
    for (long nodes : new long[] {1, 2, 50, 1_000}) {
      Found found = search(game("chess", KIWIPETE), SearchLimits.NONE.withNodes(nodes));
      assertThat(found.nodes()).isEqualTo(nodes);
      assertThat(found.line().size()).isPositive();
    }
  }

  @Test
  void searchesTheSameWayAgain() {
    List<Found> found = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      found.add(search(game("capablanca", null), SearchLimits.NONE.withDepth(3)));
    }
    assertThat(found.get(0).nodes()).isEqualTo(found.get(1).nodes());
    assertThat(found.get(0).score()).isEqualTo(found.get(1).score());
  }

  @Test
  void whatIsStoppedStillHasAMove() {
    Game game = game("chess", null);
    Searcher searcher = new Searcher(game.rules(), 1);
    searcher.stop();
    assertThat(searcher.search(game, legal(game), SearchLimits.NONE, progress -> {}).line().size())
        .isEqualTo(1);
    searcher.prepare();
    assertThat(
            searcher
                .search(game, legal(game), SearchLimits.NONE.withDepth(2), progress -> {})
                .line()
                .size())
        .isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, Searcher.MOST_MEGABYTES + 1})
  void takesNoMemoryThatItCannotHave(int megabytes) {
    Game game = game("chess", null);
    assertThatThrownBy(() -> new Searcher(game.rules(), megabytes))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("1 to 1024 megabytes, not " + megabytes);
  }

  @Test
  void choosesAmongTheGivenMovesOnly() {
    Game game = game("chess", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1");
    MoveList roots = new MoveList();
    roots.append(legal(game), game.find(legal(game), "a1a2"));
    Found found =
        new Searcher(game.rules(), 1)
            .search(game, roots, SearchLimits.NONE.withDepth(3), progress -> {});
    assertThat(game.text(found.line(), 0)).isEqualTo("a1a2");
  }

  @Test
  void allocatesNothingButItsReports() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    Game game = game("chess", KIWIPETE);
    Searcher searcher = new Searcher(game.rules(), 1);
    MoveList roots = legal(game);
    SearchLimits limits = SearchLimits.NONE.withNodes(20_000);
    searcher.search(game, roots, limits, progress -> {});
    searcher.forget();
    long before = threads.getCurrentThreadAllocatedBytes();
    Found found = searcher.search(game, roots, limits, progress -> {});
    long allocated = threads.getCurrentThreadAllocatedBytes() - before;
    assertThat(found.nodes()).isEqualTo(20_000);
    // A single object per position would be at least 320,000 bytes.
    assertThat(allocated).isLessThan(100_000);
  }
}
