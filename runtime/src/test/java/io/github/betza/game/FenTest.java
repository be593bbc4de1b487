package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenTest {
  private static final PieceMoves NONE =
      new PieceMoves() {
        @Override
        public void generate(Board board, int from, int forward, int wanted, MoveList moves) {
          // Reading a position asks for no moves.
        }

        @Override
        public boolean canCapture(Board board, int from, int target) {
          return false;
        }
      };

  private static final PieceTable PIECES =
      PieceTable.builder()
          .addRoyal('K', "king", NONE)
          .add('R', "rook", NONE)
          .add('P', "pawn", NONE)
          .add("+P", "gold", NONE)
          .build();

  private static Board read(int files, int ranks, String fen) {
    Geometry geometry = new Geometry(files, ranks);
    Fen reader =
        new Fen(
            PIECES,
            files,
            ranks,
            (cell, square) ->
                Cell.kind(cell) == 3
                    && geometry.rank(square) == (Cell.side(cell) == Side.WHITE ? 1 : ranks - 2));
    return reader.read(fen);
  }

  private static int at(Board board, String square) {
    return board.get(board.geometry().square(square));
  }

  @ParameterizedTest
  @CsvSource({"2k/R2/K2 b 7 9, 7, 9", "2k/R2/K2 b 7, 7, 1", "2k/R2/K2 b - - 7 9, 7, 9"})
  void readsNumbersWithoutFieldsOfRights(String fen, int clock, int number) {
    assertThat(read(3, 3, fen).side()).isEqualTo(Side.BLACK);
    assertThat(Fen.halfmoveClock(fen)).isEqualTo(clock);
    assertThat(Fen.moveNumber(fen)).isEqualTo(number);
  }

  @Test
  void readsNumbersOfSeveralDigitsAndHoles() {
    Board board = read(12, 3, "11k/r*10/K11 b");
    assertThat(at(board, "l3")).isEqualTo(Cell.of(1, Side.BLACK) | Cell.ROYAL);
    assertThat(at(board, "a2")).isEqualTo(Cell.of(2, Side.BLACK));
    assertThat(at(board, "b2")).isEqualTo(Cell.EDGE);
    assertThat(at(board, "l2")).isEqualTo(Cell.EMPTY);
    assertThat(at(board, "a1")).isEqualTo(Cell.of(1, Side.WHITE) | Cell.ROYAL);
    assertThat(board.side()).isEqualTo(Side.BLACK);
  }

  @Test
  void boardsThatThereAreNot() {
    assertThatThrownBy(() -> new Fen(PIECES, 37, 3, (cell, square) -> false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a board has 1 to 36 files and ranks, not 37x3");
  }

  @Test
  void promotedFormsHaveAPlus() {
    Board board = read(4, 2, "+p2+P/K+P+p1");
    assertThat(at(board, "a2")).isEqualTo(Cell.of(4, Side.BLACK));
    assertThat(at(board, "d2")).isEqualTo(Cell.of(4, Side.WHITE));
    assertThat(at(board, "b1")).isEqualTo(Cell.of(4, Side.WHITE));
    assertThat(at(board, "c1")).isEqualTo(Cell.of(4, Side.BLACK));
  }

  @Test
  void castlingRightsAreUnmovedPieces() {
    Board board = read(5, 3, "r1k1r/5/R1K1R w KAq - 0 1");
    assertThat(at(board, "e1") & Cell.UNMOVED).isNotZero();
    assertThat(at(board, "a1") & Cell.UNMOVED).isNotZero();
    assertThat(at(board, "c1") & Cell.UNMOVED).isNotZero();
    assertThat(at(board, "a3") & Cell.UNMOVED).isNotZero();
    assertThat(at(board, "e3") & Cell.UNMOVED).isZero();
  }

  /** Letters of two files that follow one another are no name of a file beyond the 26th. */
  @Test
  void castlingRightsOfFilesSideBySide() {
    Board board = read(5, 3, "r1k1r/5/R1K1R w AEae - 0 1");
    for (String square : new String[] {"a1", "c1", "e1", "a3", "c3", "e3"}) {
      assertThat(at(board, square) & Cell.UNMOVED).as(square).isNotZero();
    }
  }

  /** With two kings the letters mean the first that has such a partner, squares one piece each. */
  @Test
  void castlingRightsOfSeveralKings() {
    Board board = read(8, 2, "r1k1kr2/R1K1K2R w QE1H1k");
    assertThat(at(board, "c1") & Cell.UNMOVED).isNotZero();
    assertThat(at(board, "a1") & Cell.UNMOVED).isNotZero();
    assertThat(at(board, "e1") & Cell.UNMOVED).isNotZero();
    assertThat(at(board, "h1") & Cell.UNMOVED).isNotZero();
    assertThat(at(board, "c2") & Cell.UNMOVED).isNotZero();
    assertThat(at(board, "f2") & Cell.UNMOVED).isNotZero();
    assertThat(at(board, "e2") & Cell.UNMOVED).isZero();
    assertThatThrownBy(() -> read(8, 2, "8/R1K1K2R w H1"))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage("the position has no castling right 'H1'");
    assertThatThrownBy(() -> read(8, 2, "8/R1K1K2R w C1E1"))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage("the position has no castling rights 'C1', 'E1'");
    assertThatThrownBy(() -> read(8, 2, "8/R1K1K2R w " + "Z".repeat(3_000)))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage("the position has no castling rights 'Z'" + ", 'Z'".repeat(11) + " and others");
  }

  /** A text of any length is refused before work is done for each of its letters. */
  @Test
  void aLongTextIsRefused() {
    assertThatThrownBy(() -> read(3, 3, "k".repeat(100_000)))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage("a FEN has at most 4000 letters, not 100000");
  }

  /** K and Q are the outermost, so the file of these letters is named with its square. */
  @ParameterizedTest
  @ValueSource(strings = {"K1AB1A", "AK1AB1", "A1K1AB1"})
  void castlingRightsAreNamesOfSquaresWhereLettersMeanOthers(String field) {
    Board board = read(30, 2, "30/R9R4K11R1R w " + field);
    assertThat(at(board, "k1") & Cell.UNMOVED).isNotZero();
    assertThat(at(board, "ab1") & Cell.UNMOVED).isNotZero();
    assertThat(at(board, "a1") & Cell.UNMOVED).isNotZero();
    assertThat(at(board, "ad1") & Cell.UNMOVED).isZero();
  }

  /**
   * A capital I with a dot and the sign of kelvins are no letters of files, though they fold so.
   */
  @ParameterizedTest
  @ValueSource(strings = {"\u0130", "\u212a", "\u212a1"})
  void castlingRightsAreAscii(String field) {
    assertThatThrownBy(() -> read(12, 2, "4k3r1r1/12 w " + field))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage("the position has no castling right '?'");
  }

  @Test
  void otherPiecesAreUnmovedWhereTheGameSaysSo() {
    Board board = read(2, 4, "pp/p1/1P/P1");
    assertThat(at(board, "b2") & Cell.UNMOVED).isNotZero();
    assertThat(at(board, "a1") & Cell.UNMOVED).isZero();
    assertThat(at(board, "a3") & Cell.UNMOVED).isNotZero();
    assertThat(at(board, "a4") & Cell.UNMOVED).isZero();
  }

  @Test
  void theVictimStandsBeyondTheSquarePassed() {
    Board board = read(3, 6, "3/3/3/p2/3/3 w - a4");
    Geometry geometry = board.geometry();
    assertThat(board.enPassantVictim(geometry.square("a4"))).isEqualTo(geometry.square("a3"));
  }

  /** Other programs write the squares in another order, and the only piece is the victim. */
  @ParameterizedTest
  @ValueSource(strings = {"c4b3a2", "c4a2b3", "a2c4b3"})
  void theVictimMayBeNamedAnywhere(String field) {
    Board board = read(3, 5, "3/3/3/p2/3 w - " + field);
    Geometry geometry = board.geometry();
    assertThat(board.enPassantVictim(geometry.square("b3"))).isEqualTo(geometry.square("a2"));
    assertThat(board.enPassantVictim(geometry.square("c4"))).isEqualTo(geometry.square("a2"));
  }

  @Test
  void aPlusMeansTheOnlyFormToWhichAPiecePromotes() {
    Fen reader =
        new Fen(
            PIECES,
            new Geometry(4, 1),
            (cell, square) -> false,
            kind -> true,
            kind -> false,
            kind -> kind == 2 ? 3 : 0,
            null,
            0);
    Board board = reader.read("+R+r+P1");
    assertThat(at(board, "a1")).isEqualTo(Cell.of(3, Side.WHITE));
    assertThat(at(board, "b1")).isEqualTo(Cell.of(3, Side.BLACK));
    // A form that is written with a plus is no matter of promotion.
    assertThat(at(board, "c1")).isEqualTo(Cell.of(4, Side.WHITE));
    assertThatThrownBy(() -> reader.read("+K3"))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage("no piece has the letter '+K', which is on a1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          3/3«» | the FEN has 2 ranks, the board 3
          3/3/3«[]» | the FEN has pieces in hand, '[]', but the game has no drops
          3/3/kK1«[KKkk]» w - - 0 1 | the FEN has pieces in hand, '[KKkk]', but the game has no drops
          3/3/«4» | rank 1 has 4 squares instead of 3: '4'
          3/3/«99999999999» | rank 1 has too many squares instead of 3: '99999999999'
          3/«kk»/3 | rank 2 has 2 squares instead of 3: 'kk'
          3/«kkkk»/3 | rank 2 has 4 squares instead of 3: 'kkkk'
          3/3/2«x» | no piece has the letter 'x', which is on c1
          3/3/2«\u00e9» | no piece has the letter '\\u00e9', which is on c1
          3/3/3 «x» | the side to move is w or b, not 'x'
          3/3/3 w «K» | the position has no castling right 'K'
          3/3/K2 w «A» | the position has no castling right 'A'
          3/3/R1K w «KQkq» | the position has no castling rights 'K', 'k', 'q'
          3/3/R1K w «Kk»?? | the position has no castling rights 'K', 'k'
          3/3/R1K w Q«Q» | a castling right is given twice
          3/3/R1K w Q«A» | a castling right is given twice
          3/3/R1K w A«C» | the position has no castling right 'C'
          3/3/R1K w «A2» | the position has no castling right 'A2'
          3/3/R1K w «A11»11111 | the position has no castling right 'A11'
          3/3/K2 w «z» | the position has no castling right 'z'
          3/3/3 w - «e3» | there is no square 'e3'
          3/3/3 w - «?» | there is no square '?'
          3/3/3 w - «a2» | no piece has passed over a2
          3/P2/3 w - «a3» | no piece has passed over a3
          3/3/1p1 w - «b2b2b1» | a square is named twice in b2b2b1
          3/3/1p1 w - «b1b1b2» | a square is named twice in b1b1b2
          3/1pp/3 w - «b2c2a3» | no piece has passed over b2c2a3
          1p1/3/2p w - «b3b2c1» | no piece has passed over b3b2c1
          3/3/*2 w - «a2» | no piece has passed over a2
          3/3/3 w - «b2b1» | no piece has passed over b2b1
          3/3/p2 b - «a1b1» | no piece has passed over a1b1
          «+R»2/3/3 | no piece has the letter '+R', which is on a3
          «+*»2/3/3 | no piece has the letter '+*', which is on a3
          «+3»/3/3 | no piece has the letter '+3', which is on a3
          2«+»/3/3 | no piece has the letter '+', which is on c3
          3/3/3 w - - «-1» | a move count is a number of at most 9 digits, not '-1'
          3/3/3 w - - «x» | a move count is a number of at most 9 digits, not 'x'
          3/3/3«/3/k» | the FEN has 5 ranks, the board 3
          3/3/3 w - b1«c9»b2 | there is no square 'c9'
          3/3/3 w - - 0 1 «2 x» | a FEN has 6 fields, not 8
          3/3/3 w - - 0 1 «2» | a FEN has 6 fields, not 7
          """)
  void saysWhatIsWrongAndWhere(String marked, String message) {
    String fen = marked.replaceAll("[«»]", "");
    MalformedPositionException refusal =
        catchThrowableOfType(MalformedPositionException.class, () -> read(3, 3, fen));
    assertThat(refusal).hasMessage(message);
    assertThat(refusal.start()).isEqualTo(marked.indexOf('«'));
    assertThat(refusal.end()).isEqualTo(marked.indexOf('»') - 1);
  }

  /** Blanks in front count, numbers have several digits, and a plus belongs to its letter. */
  @Test
  void whatStandsOnASquareHasAPlace() {
    String fen = " \u202812/k+p*+R8/12 w\u3000";
    assertThat(Fen.Part.fields(fen)).last().isEqualTo(new Fen.Part("w", 16));
    Geometry geometry = new Geometry(12, 3);
    assertThat(Fen.Part.onSquare(fen, geometry, geometry.square("a2")))
        .isEqualTo(new Fen.Part("k", 5));
    assertThat(Fen.Part.onSquare(fen, geometry, geometry.square("d2")))
        .isEqualTo(new Fen.Part("+R", 9));
  }
}
