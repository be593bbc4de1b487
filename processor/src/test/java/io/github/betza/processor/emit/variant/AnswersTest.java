package io.github.betza.processor.emit.variant;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import io.github.betza.BareKing;
import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.processor.BetzaProcessor;
import io.github.betza.processor.CompiledClasses;
import io.github.betza.processor.emit.MethodSizes;
import io.github.betza.processor.tool.CompiledGame;
import io.github.betza.processor.tool.GameCompiler;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers that are counted without making the move are those that are listed when it is made. */
final class AnswersTest {
  private static final String SOURCE =
      """
      package made.up;
      import io.github.betza.Betza;
      import io.github.betza.Variant;
      @Variant(files = 8, ranks = 8, setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          %s
          promotions = @Variant.Promotion(of = "P", to = "QN", zone = "8"))
      public interface Battle {
      @Betza(value = "fmWfcFfceFifmnD", letter = 'P') interface Pawn {}
      @Betza(value = "NmZ", letter = 'N') interface Knight {}
      @Betza(value = "B", letter = 'B') interface Bishop {}
      @Betza(value = "R", letter = 'R') interface Rook {}
      @Betza(value = "QNN", letter = 'Q') interface Queen {}
      @Betza(value = "KisO2", letter = 'K', royal = true) interface King {}
      }
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "r3k2r/pppqpppp/8/2n2b2/1B2N3/8/PPPQPPPP/R3K2R w KQkq - 0 1",
        // A capture en passant opens a rank, a diagonal, and answers a check.
        "8/8/8/K2pP2q/8/8/8/4k3 w - d6 0 1",
        "8/1q6/8/3Pp3/4K3/8/8/4k3 w - e6 0 1",
        "8/8/8/3pP3/4K3/8/8/4k3 w - d6 0 1",
        // Pieces that are pinned once and twice, and a double check.
        "4r2k/8/4N3/8/q3K1Nr/3P1N2/8/1b3q1b w - - 0 1",
        "4r2k/8/8/8/4K3/5n2/8/7q w - - 0 1",
        // Promotions, by captures of what castles as well.
        "r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R w KQkq - 0 1"
      })
  void areThoseListed(String position) {
    Game game = game("", position);
    compare(game, 3);
    assertThat(Perft.count(game, 3)).isEqualTo(made(game, 3));
  }

  /** After a capture there may be nothing to answer. */
  @ParameterizedTest
  @CsvSource({
    "LOSES, 4k3/8/8/8/8/3n4/3R4/4K3 w - - 0 1",
    "LOSES_UNLESS_ANSWERED, 4k3/8/8/8/8/3n4/3R4/4K3 w - - 0 1"
  })
  void aBareKingEndsTheGame(BareKing rule, String position) {
    Game game = game("bareKing = io.github.betza.BareKing." + rule + ",", position);
    assertThat(Perft.count(game, 3)).isEqualTo(made(game, 3));
  }

  /** The virtual machine never compiles a method of more than 8,000 bytes. */
  @ParameterizedTest
  @CsvSource({"19, fmWfcFfceFifmnD, true", "14, mNcB, true", "20, fmWfcF, false"})
  void methodsForManyKindsAreSmallEnough(int kinds, String notation, boolean counts) {
    StringBuilder source =
        new StringBuilder("import io.github.betza.*;")
            .append("@SuppressWarnings(\"betza\")")
            .append("@Variant(files = 8, ranks = 8, setup = \"aaak4/8/8/8/8/8/8/AAAK4 w - - 0 1\")")
            .append("interface Many { @Betza(value = \"K\", letter = 'K', royal = true)")
            .append(" interface King {}");
    for (int kind = 0; kind < kinds; kind++) {
      char letter = (char) ('A' + kind + (kind < 'K' - 'A' ? 0 : 1));
      source.append("@Betza(value = \"" + notation + "\", letter = '" + letter + "')");
      source.append(" interface Piece" + letter + " {}");
    }
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new BetzaProcessor())
            .compile(JavaFileObjects.forSourceString("Many", source.append("}").toString()));
    assertThat(compilation.errors()).isEmpty();
    Map<String, Integer> sizes =
        MethodSizes.of(new CompiledClasses(compilation).files().get("ManyGame$Moves"));
    sizes.remove("<clinit>()V");
    assertThat(sizes.values()).allMatch(size -> size < 8_000);
    assertThat(sizes.keySet().stream().anyMatch(name -> name.startsWith("whiteAnswers")))
        .isEqualTo(counts);
  }

  private static void compare(Game game, int depth) {
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    assertThat(game.legalMoveCount()).as(game.fen()).isEqualTo(moves.size());
    for (int i = 0; depth > 1 && i < moves.size(); i++) {
      game.make(moves, i);
      compare(game, depth - 1);
      game.unmake();
    }
  }

  private static long made(Game game, int depth) {
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    long count = depth == 1 ? moves.size() : 0;
    for (int i = 0; depth > 1 && i < moves.size(); i++) {
      game.make(moves, i);
      count += made(game, depth - 1);
      game.unmake();
    }
    return count;
  }

  private static Game game(String rule, String position) {
    CompiledGame compiled = GameCompiler.compile("made.up.Battle", SOURCE.formatted(rule));
    assertThat(compiled.errors()).isEmpty();
    Class<? extends Game> type = compiled.game().orElseThrow().getClass();
    try {
      return type.getConstructor(String.class).newInstance(position);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
