package io.github.betza.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.export.xboard.XBoardPiece;
import io.github.betza.play.MoveText;
import io.github.betza.processor.tool.MoverCompiler;
import io.github.betza.processor.tool.NotatedPiece;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WithoutBracketsTest {
  private static final int FILES = 9;
  private static final int RANKS = 7;

  private static String written(String notation) {
    return Term.parse(notation).stream()
        .flatMap(term -> WithoutBrackets.find(term).stream())
        .map(Term::text)
        .collect(Collectors.joining());
  }

  private static final Map<String, String> WRITTEN =
      Map.ofEntries(
          Map.entry("[F?R]", "FyafsF"),
          Map.entry("[F?fsR]", "FyafsF"),
          Map.entry("[W?B]", "WyafsW"),
          Map.entry("[F-R]", "yafsF"),
          Map.entry("[F-bR]", "yabsF"),
          Map.entry("[W-bB]", "yabsW"),
          Map.entry("[W-sR]", "yasW"),
          Map.entry("[fF?R]", "fFfyafsF"),
          Map.entry("v[F?R]", "vFfryaflFbryafrFblyaflFflyafrF"),
          Map.entry("f[W-B]", "fyafrWfyaflW"),
          Map.entry("s[F-R]", "fryafrFbryaflFblyafrFflyaflF"),
          Map.entry("N[F?R]", "FyafsF"));

  @Test
  void writesBentSliders() {
    WRITTEN.forEach((notation, written) -> assertThat(written(notation)).isEqualTo(written));
  }

  /** A piece of one of the sides, and the number of its square. */
  private record Placed(int square, int side) {}

  @Provide
  static Arbitrary<List<Placed>> placed() {
    Arbitrary<Integer> squares =
        Arbitraries.integers()
            .between(0, FILES * RANKS - 1)
            .withDistribution(RandomDistribution.uniform());
    return Combinators.combine(squares, Arbitraries.integers().between(0, 1))
        .as(Placed::new)
        .list()
        .ofMaxSize(20);
  }

  @Tag("deep")
  @Property(tries = 50, seed = "3")
  void writesThemWithTheSameMoves(@ForAll("placed") List<Placed> placed) {
    WRITTEN.forEach(
        (notation, written) ->
            assertThat(moves(written, placed)).isEqualTo(moves(notation.replace("N", ""), placed)));
  }

  /** Returns the moves of a piece in the middle of the board. */
  private static String moves(String notation, List<Placed> placed) {
    PieceMoves generated = Compiled.MOVES.get(notation);
    Board board = new Board(FILES, RANKS, Compiled.TABLE);
    for (Placed each : placed) {
      int square = board.geometry().square(each.square() % FILES, each.square() / FILES);
      board.put(square, Cell.of(1, each.side()));
    }
    int from = board.geometry().square("e4");
    board.put(from, Cell.of(1, Side.BLACK));
    board.setSide(Side.BLACK);
    MoveList moves = new MoveList();
    generated.generate(board, from, 1, PieceMoves.ALL, moves);
    return MoveText.all(board, moves);
  }

  /** The pieces with both notations, compiled at once when they are needed. */
  private static final class Compiled {
    private static final Map<String, PieceMoves> MOVES = compile();
    private static final PieceTable TABLE =
        PieceTable.builder().add('P', "piece", MOVES.get("FyafsF")).build();

    private static Map<String, PieceMoves> compile() {
      Map<String, NotatedPiece> pieces = new HashMap<>();
      WRITTEN.forEach(
          (notation, written) ->
              List.of(notation.replace("N", ""), written)
                  .forEach(each -> pieces.put(each, new NotatedPiece(each, Dialect.XBETZA))));
      Map<String, PieceMoves> moves = new HashMap<>();
      MoverCompiler.compile(pieces)
          .forEach((notation, piece) -> moves.put(notation, piece.moves().orElseThrow()));
      return moves;
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"[D?B]", "[sW?sW?fW?sR]", "m[F?R]", "[F?cR]", "FyafsF", "[F?R4]"})
  void leavesAloneWhatItDoesNotKnow(String notation) {
    assertThat(written(notation)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"[F?R]N, FyafsFN, true", "[D?B]N, N, false", "NN, N0, true"})
  void tellsXBoardWhatItKnows(String notation, String moves, boolean complete) {
    XBoardPiece told =
        XBoardPiece.of(new DeclaredPiece("Piece", 'P', notation, Dialect.XBETZA, false));
    assertThat(told.isComplete()).isEqualTo(complete);
    assertThat(told.moves()).isEqualTo(moves);
  }
}
