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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WithoutBracketsTest {
  private static String written(String notation) {
    return Term.parse(notation).stream()
        .flatMap(term -> WithoutBrackets.find(term).stream())
        .map(Term::text)
        .collect(Collectors.joining());
  }

  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    "[F?R], FyafsF",
    "[F?fsR], FyafsF",
    "[W?B], WyafsW",
    "[F-R], yafsF",
    "[F-bR], yabsF",
    "[W-bB], yabsW",
    "[W-sR], yasW",
    "[fF?R], fFfyafsF",
    "v[F?R], vFfryaflFbryafrFblyaflFflyafrF",
    "f[W-B], fyafrWfyaflW",
    "s[F-R], fryafrFbryaflFblyafrFflyaflF",
    "N[F?R], FyafsF"
  })
  void writesBentSlidersAsBefore(String notation, String written) {
    assertThat(written(notation)).isEqualTo(written);
    assertThat(moves(written)).isEqualTo(moves(notation.replace("N", "")));
  }

  /** Returns the moves of a piece in some positions. */
  private static List<String> moves(String notation) {
    NotatedPiece piece = new NotatedPiece(notation, Dialect.XBETZA);
    PieceMoves generated = MoverCompiler.compile(Map.of("p", piece)).get("p").moves().orElseThrow();
    PieceTable table = PieceTable.builder().add('P', "piece", generated).build();
    Random random = new Random(3);
    List<String> found = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      Board board = new Board(9, 7, table);
      for (int j = 0; j < 12; j++) {
        int square = board.geometry().square(random.nextInt(9), random.nextInt(7));
        board.put(square, Cell.of(1, random.nextInt(2)));
      }
      int from = board.geometry().square("e4");
      board.put(from, Cell.of(1, Side.BLACK));
      board.setSide(Side.BLACK);
      MoveList moves = new MoveList();
      generated.generate(board, from, 1, PieceMoves.ALL, moves);
      found.add(MoveText.all(board, moves));
    }
    return found;
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
