package io.github.betza.processor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.processor.analysis.Diagnosis;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
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
  void piecesKnowTheDialectOfTheirNotation() {
    Map<String, NotatedPiece> pieces = new LinkedHashMap<>();
    for (Dialect dialect : Dialect.values()) {
      pieces.put(dialect.name(), new NotatedPiece("N", dialect));
    }
    MoverCompiler.compile(pieces)
        .forEach(
            (name, piece) -> assertThat(piece.moves().orElseThrow().dialect()).hasToString(name));
  }

  @Test
  void nothingIsCompiledWhereNothingIsSound() {
    assertThat(MoverCompiler.compile(Map.of())).isEmpty();
    assertThat(MoverCompiler.compile(Map.of("x", piece(""))).get("x").moves()).isEmpty();
  }

  @Tag("deep")
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

  /** Seed 002: an equal sign is followed by what the piece promotes to. */
  @Test
  void aTableFindsThePiecesThatAPieceMayPromoteTo() throws ReflectiveOperationException {
    Map<String, NotatedPiece> pieces = new LinkedHashMap<>();
    pieces.put("pawn", new NotatedPiece("mfW+cfF=Q,R,N", Dialect.BEX));
    pieces.put("knight", new NotatedPiece("N", Dialect.BEX));
    pieces.put("queen", new NotatedPiece("Q", Dialect.BEX));
    Map<String, CompiledPiece> compiled = MoverCompiler.compile(pieces);
    PieceMoves pawn = compiled.get("pawn").moves().orElseThrow();
    PieceTable table =
        PieceTable.builder()
            .add('P', "pawn", pawn)
            .add('N', "knight", compiled.get("knight").moves().orElseThrow())
            .add('Q', "queen", compiled.get("queen").moves().orElseThrow())
            .build();

    assertThat(pawn.getClass().getField("PROMOTIONS").get(null)).isEqualTo(List.of("Q", "R", "N"));
    assertThat(pawn.promotions()).containsExactly("Q", "R", "N");
    assertThat(table.promotionCount(1)).as("no piece is a rook").isEqualTo(2);
    assertThat(table.promotion(1, 0)).as("the queen").isEqualTo(3);
    assertThat(table.promotion(1, 1)).as("the knight").isEqualTo(2);
    assertThat(table.promotionCount(2)).isZero();
    assertThat(compiled.get("knight").moves().orElseThrow().getClass().getFields())
        .extracting("name")
        .doesNotContain("PROMOTIONS");

    Board board = new Board(3, 3, table);
    int from = board.geometry().square("b2");
    board.put(from, Cell.of(1, Side.WHITE));
    MoveList moves = new MoveList();
    pawn.generate(board, from, 1, PieceMoves.ALL, moves);
    moves.promote(0, table.promotion(1, 0));
    board.make(moves, 0);
    assertThat(Cell.kind(board.get(board.geometry().square("b3")))).isEqualTo(3);
    board.unmake();
    assertThat(Cell.kind(board.get(from))).isEqualTo(1);
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
