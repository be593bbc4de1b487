package io.github.betza.processor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.Side;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

final class MoverCompilerTest {
  private static NotatedPiece piece(String notation) {
    return new NotatedPiece(notation, Dialect.XBETZA);
  }

  @Test
  void piecesAreCompiledAndLoaded() {
    Map<String, NotatedPiece> pieces = new LinkedHashMap<>();
    pieces.put("knight", piece("N"));
    pieces.put("wrong", piece("WE"));
    pieces.put("a name * that / is no Java name", piece("fW"));
    Map<String, CompiledPiece> compiled = MoverCompiler.compile(pieces);

    assertThat(compiled.keySet()).containsExactlyElementsOf(pieces.keySet());
    assertThat(targets(compiled.get("knight"), "b1")).containsExactly("a3", "c3", "d2");
    assertThat(targets(compiled.get("a name * that / is no Java name"), "b1"))
        .containsExactly("b2");
    assertThat(compiled.get("wrong").moves()).isEmpty();
    assertThat(compiled.get("wrong").report().firstError().orElseThrow().code())
        .isEqualTo("unknown-atom");
  }

  @Test
  void warningsAreReportedAndDoNotHinder() {
    CompiledPiece mao = MoverCompiler.compile(Map.of("mao", piece("nN"))).get("mao");

    assertThat(mao.report().diagnoses()).extracting(Diagnosis::code).containsExactly("lame-knight");
    assertThat(targets(mao, "b1")).containsExactly("a3", "c3", "d2");
  }

  @Test
  void nothingIsCompiledWhereNothingIsSound() {
    assertThat(MoverCompiler.compile(Map.of())).isEmpty();
    assertThat(MoverCompiler.compile(Map.of("x", piece(""))).get("x").moves()).isEmpty();
  }

  @Test
  void hundredsOfPiecesAreOneRun() {
    Map<String, NotatedPiece> pieces = new LinkedHashMap<>();
    for (String atom : List.of("W", "F", "D", "N", "A", "H", "K")) {
      for (int range = 1; range <= 30; range++) {
        pieces.put(atom + range, piece(range == 1 ? atom : atom + range));
      }
    }
    Map<String, CompiledPiece> compiled = MoverCompiler.compile(pieces);

    assertThat(compiled.values()).allMatch(each -> each.moves().isPresent());
    assertThat(targets(compiled.get("W3"), "a1"))
        .containsExactly("a2", "a3", "a4", "b1", "c1", "d1");
  }

  @Test
  void textIsWrittenAsAJavaString() {
    assertThat(JavaString.literal("a\"\\\n\u0000\u007f\u00e9\ud83d\ude00"))
        .isEqualTo("\"a\\\"\\\\\\012\\000\\177\\u00e9\\ud83d\\ude00\"");
  }

  private static SortedSet<String> targets(CompiledPiece piece, String from) {
    Board board = new Board(8, 8);
    int square = board.geometry().square(from);
    board.put(square, Cell.of(1, Side.WHITE));
    MoveList moves = new MoveList();
    piece.moves().orElseThrow().generate(board, square, 1, PieceMoves.ALL, moves);
    SortedSet<String> targets = new TreeSet<>();
    for (int i = 0; i < moves.size(); i++) {
      targets.add(board.geometry().name(Move.to(moves.get(i))));
    }
    return targets;
  }
}
