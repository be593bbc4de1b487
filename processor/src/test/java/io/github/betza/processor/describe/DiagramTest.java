package io.github.betza.processor.describe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.work.Work;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DiagramTest {
  private static List<String> diagram(String notation) {
    return Diagram.of(Notations.read(notation, Dialect.XBETZA).piece().orElseThrow(), new Work(0));
  }

  private static void assertDiagram(String notation, String expected) {
    assertThat(String.join("\n", diagram(notation)) + "\n").isEqualTo(expected);
  }

  @Test
  void showsTheKnight() {
    assertDiagram(
        "N",
        """
        . # . # .
        # . . . #
        . . O . .
        # . . . #
        . # . # .
        O the piece
        # moves or captures
        """);
  }

  @Test
  void tellsWhatIsCaptured() {
    assertThat(diagram("kW")).endsWith("x captures", "some captures take royal pieces only");
    assertThat(diagram("WtF"))
        .endsWith("# moves or captures", "some captures take no royal pieces");
    assertThat(diagram("KkN")).contains("some captures take royal pieces only");
    assertThat(diagram("kWtF"))
        .contains("some captures take royal pieces only", "some captures take no royal pieces");
    assertThat(diagram("eK")).contains("e captures en passant").doesNotContain("x captures");
    assertThat(diagram("ceK")).contains("x captures").doesNotContain("e captures en passant");
    assertThat(diagram("mdK"))
        .endsWith(
            "+ moves",
            "some squares with + also: own pieces are removed, swapped or borrowed from");
    assertThat(diagram("dK")).endsWith("o own piece there: removed, swapped or borrowed from");
  }

  /** A square has room for one symbol, and may be the end of moves of several kinds. */
  @ParameterizedTest
  @CsvSource({
    "fmWfceF, some squares with x also: captures en passant",
    "QgQ, some squares with # also: moves or captures after a hop",
    "RcgR, some squares with # also: captures after a hop",
    "KNADcaK, some squares with # also: ends here after a capture in passing",
    "mWicW, some squares with + also: more on its first move",
    "cUicmU, some squares with x also: more on its first move",
    "QcgQcdK, 'some squares with # also: captures after a hop; own pieces are removed, swapped or"
        + " borrowed from'"
  })
  void tellsWhatASquareHasNoRoomFor(String notation, String line) {
    assertThat(diagram(notation)).contains(line);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"K", "ifmW2fmW", "fmWfcF", "KiK", "mUimU", "imUmU", "imKmU", "mRcpR", "caK"})
  void hidesNothingWhereOneSymbolTellsAll(String notation) {
    assertThat(diagram(notation)).noneMatch(line -> line.contains("also"));
  }

  /** No square that it reaches is shown, but it is not a piece that never moves. */
  @Test
  void saysThatALongLeapGoesBeyond() {
    Piece leaper = Notations.read("(15,0)", Dialect.EXTENDED).piece().orElseThrow();
    assertThat(Diagram.of(leaper, new Work(0)))
        .endsWith("O the piece", "and so on beyond the diagram");
  }

  @Test
  void tellsMovesCapturesAndFirstMovesApart() {
    assertDiagram(
        "fmWfceFifmnD",
        """
        . . i . .
        . x + x .
        . . O . .
        . . . . .
        . . . . .
        O the piece
        + moves
        x captures
        i first move only
        some squares with x also: captures en passant
        """);
  }

  @Test
  void showsSquaresThatMustBeEmpty() {
    assertDiagram(
        "afsW",
        """
        . # . # .
        # . - . #
        . - O - .
        # . - . #
        . # . # .
        O the piece
        # moves or captures
        - must be empty
        """);
  }

  @Test
  void showsTheGriffonsLines() {
    assertDiagram(
        "FyafsF",
        """
        . . . # . # . . .
        . . . # . # . . .
        . . . # . # . . .
        # # # # . # # # #
        . . . . O . . . .
        # # # # . # # # #
        . . . # . # . . .
        . . . # . # . . .
        . . . # . # . . .
        O the piece
        # moves or captures
        and so on beyond the diagram
        """);
  }

  @Test
  void tellsHopsApart() {
    assertDiagram(
        "mR3cgR3",
        """
        . . . . c . . . .
        . . . . C . . . .
        . . . . C . . . .
        . . . . + . . . .
        c C C + O + C C c
        . . . . + . . . .
        . . . . C . . . .
        . . . . C . . . .
        . . . . c . . . .
        O the piece
        C moves, or captures after a hop
        + moves
        c captures after a hop
        """);
  }

  @Test
  void showsLocustVictimsAndWhereTheMoveEnds() {
    assertDiagram(
        "fcafmF",
        """
        L . . . L
        . v . v .
        . . O . .
        . . . . .
        . . . . .
        O the piece
        L ends here after a capture in passing
        v captures here in passing
        """);
  }

  @Test
  void tellsThatAMoveMayEndWhereItBegan() {
    assertThat(diagram("cabK")).contains("O the piece, which may end where it began");
    assertThat(diagram("cuabK")).contains("O the piece, which may end where it began");
    assertThat(diagram("duabdK")).contains("O the piece, which may end where it began");
    assertThat(diagram("cabmaufmabcW")).contains("O the piece, which may end where it began");
  }

  @Test
  void doesNotGoThroughAPieceThatWasPutDown() {
    assertDiagram(
        "fcuabmR3",
        """
        . . . v . . .
        . . . V . . .
        . . . V . . .
        . . . O . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        O the piece
        V ends here, or captures here in passing
        v captures here in passing
        """);
  }

  /** A victim cannot be put down there, and an own piece that moves instead leaves this one. */
  @ParameterizedTest
  @ValueSource(strings = {"cabuK", "xabK", "xaibR", "cuabmK", "duabcK", "cuabuK", "cabmaufmabmW"})
  void doesNotSayThatAMoveEndsWhereItCannot(String notation) {
    assertThat(diagram(notation)).contains("O the piece");
  }

  @ParameterizedTest
  @ValueSource(strings = {"mpafN", "mpafF", "mpafsW", "mgafscR3"})
  void drawsNothingWhereAnythingMayStand(String notation) {
    assertThat(String.join("\n", diagram(notation))).doesNotContain("^", "-", "~");
  }

  @ParameterizedTest
  @ValueSource(strings = {"yxaW", "exafK", "mpxaN"})
  void asksForNoPieceWhereTheSquareMayBeEmpty(String notation) {
    assertThat(diagram(notation))
        .contains("~ must be empty for some moves, and needs a piece for others")
        .doesNotContain("^ a piece must stand here");
  }

  @Test
  void tellsWhatIsCapturedOnTheWayAndHoppedOver() {
    assertThat(diagram("kafmF")).contains("some captures take royal pieces only");
    assertThat(diagram("tcafmF")).contains("some captures take no royal pieces");
    assertThat(diagram("dafmF")).contains("some captures in passing take own pieces");
    assertThat(diagram("dcuafmW"))
        .contains("v captures here in passing", "some captures in passing take own pieces")
        .doesNotContain("^ a piece must stand here", "some pieces on the way must be own ones");
    assertThat(diagram("tpafcR"))
        .contains("^ a piece must stand here", "some pieces on the way must be own ones");
    assertThat(diagram("pafcR"))
        .endsWith("^ a piece must stand here", "and so on beyond the diagram");
  }

  @Test
  void notesAnImitator() {
    assertThat(diagram("WI")).endsWith("and the moves of the piece that moved last");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"aaaaK", "mcpaymcpaymcpaK", "KNADcaKcabKmabK", "U", "zNqNpqNpzN", "NNpNNqRooR"})
  void staysBounded(String notation) {
    List<String> lines = diagram(notation);
    int size = (lines.get(0).length() + 1) / 2;
    assertThat(size).isLessThanOrEqualTo(15).isOdd();
    assertThat(lines).hasSizeLessThanOrEqualTo(size + Symbol.values().length + 4);
    assertThat(lines).allSatisfy(line -> assertThat(line).matches("[ -~]*[!-~]"));
    assertThat(lines.subList(0, size))
        .allSatisfy(line -> assertThat(line).hasSize(lines.get(0).length()));
  }
}
