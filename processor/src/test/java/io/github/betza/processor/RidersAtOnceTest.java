package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where several pieces ride the same way, a game counts the moves of all of them at once. */
class RidersAtOnceTest {
  private static final String PIECES =
      "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}"
          + " @Betza(value = \"R\", letter = 'R') interface Rook {}"
          + " @Betza(value = \"NN\", letter = 'R', promoted = true) interface Nightrider {}"
          + " @Betza(value = \"B\", letter = 'B') interface Bishop {}"
          + " @Betza(value = \"Q\", letter = 'Q') interface Queen {}"
          + " @Betza(value = \"R3\", letter = 'S') interface ShortRook {}"
          + " @Betza(value = \"vRsW\", letter = 'V') interface VerticalMover {}"
          + " @Betza(value = \"gQ\", letter = 'G') interface Grasshopper {}"
          + " @Betza(value = \"RgR\", letter = 'H') interface HoppingRook {}"
          + " @Betza(value = \"RDD\", letter = 'D') interface DabbabahRook {}";

  private static final Pattern AT_ONCE = Pattern.compile("// ([A-Za-z ]+): all of them at once\\.");

  @TempDir private Path folder;

  /** At least three pieces of a side must ride each way, and have room for eight steps at most. */
  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    "rr1q1bbk/8/8/8/8/8/8/RR1Q1BBK, 8, 8, Rook and Queen; Bishop and Queen",
    "rr1q1b1k/8/8/8/8/8/8/RR1Q1B1K, 8, 8,",
    "rrr4k/8/8/8/8/8/8/RR5K,        8, 8, Rook",
    "+r+r+r4k/8/8/8/8/8/8/+R+R+R4K, 8, 8,",
    "r+r+r4k/8/8/8/8/8/8/R+R+R4K,   8, 8,",
    "rrr4k/8/8/8/8/8/8/RRR4K,       8, 8, Rook",
    "1bbb3k/8/8/8/8/8/8/1BBB3K,     8, 8, Bishop",
    "rr5k/8/8/8/8/8/8/RR5K,         8, 8,",
    "rrr5k/9/9/9/9/9/RRR5K,         9, 7, Rook",
    "rrr6k/10/10/10/10/RRR6K,       10, 6,",
    "rrr7k/11/11/11/11/11/RRR7K,    11, 7,",
    "sss4k/8/8/8/8/8/8/SSS4K,       8, 8,",
    "vvv4k/8/8/8/8/8/8/VVV4K,       8, 8,",
    "ggg4k/8/8/8/8/8/8/GGG4K,       8, 8, Grasshopper",
    "gg5k/8/8/8/8/8/8/GG5K,         8, 8,",
    "ggg4k/8/8/8/3*4/8/8/GGG4K,     8, 8,",
    "hhh4k/8/8/8/8/8/8/HHH4K,       8, 8, Rook and HoppingRook; HoppingRook",
    "ddd4k/8/8/8/8/8/8/DDD4K,       8, 8,"
  })
  void whereItPays(String placement, int files, int ranks, String atOnce) {
    Outcome outcome =
        CompilerUnderTest.JAVAC.compile(
            folder,
            List.of(),
            CompilerUnderTest.file(
                "Riders.java",
                "import io.github.betza.*;",
                "@SuppressWarnings(\"betza:unused-piece\")",
                // Where capturing is free, answers are counted otherwise.
                "@Variant("
                    + members(placement, files, ranks)
                    + ", capturing = Capturing.MANDATORY)",
                "interface Riders { " + PIECES + " }"));
    assertThat(outcome.findings()).isEmpty();
    String game = outcome.generated().get("RidersGame.java");
    assertThat(AT_ONCE.matcher(game).results().map(found -> found.group(1)))
        .containsExactly(atOnce == null ? new String[0] : atOnce.split("; "));
  }

  private static String members(String placement, int files, int ranks) {
    return "files = " + files + ", ranks = " + ranks + ", setup = \"" + placement + " w - - 0 1\"";
  }

  /** What is listed is found piece by piece. */
  @ParameterizedTest
  @CsvSource({
    "rrrqqbbk/8/8/8/8/8/8/RRRQQBBK, 8, 8",
    "rrrqbbbqk/9/9/9/9/9/RRRQBBBQK, 9, 7",
    "rrqqbbk/7/7/7/7/7/7/7/RRQQBBK, 7, 9",
    "rrrbk/5/5/5/5/5/RRRBK,         5, 7",
    "gggrrqqk/8/8/8/8/8/8/GGGRRQQK, 8, 8",
    "ggghhhqk/gg6/8/8/8/8/GG6/GGGHHHQK, 8, 8",
    "gggrrrqbk/9/9/9/9/9/GGGRRRQBK, 9, 7"
  })
  void asManyMovesAreCountedAsListed(String placement, int files, int ranks) {
    Game game = SmallGame.compiled(members(placement, files, ranks), PIECES);
    Random random = new Random(5);
    MoveList moves = new MoveList();
    for (int games = 0; games < 30; games++) {
      int plies = 0;
      game.legalMoves(moves);
      while (moves.size() > 0 && plies < 60) {
        assertThat(game.legalMoveCount()).as(game.fen()).isEqualTo(moves.size());
        game.make(moves, random.nextInt(moves.size()));
        plies++;
        moves.clear();
        game.legalMoves(moves);
      }
      assertThat(plies).isPositive();
      for (; plies > 0; plies--) {
        game.unmake();
      }
      moves.clear();
    }
  }
}
