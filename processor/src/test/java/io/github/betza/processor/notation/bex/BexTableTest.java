package io.github.betza.processor.notation.bex;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.interpret.Interpreter;
import io.github.betza.processor.notation.Reading;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The same piece in BEX and in XBETZA has the same moves on random boards. */
class BexTableTest {
  private static final int BOARDS = 1_000;

  @ParameterizedTest
  @CsvSource({
    // The table that every dialect is held against.
    "N, N",
    "Q, Q",
    "K, K",
    "N*, NN",
    "NN, N0",
    "R4, R4",
    "W4, R4",
    "(R)4, R4",
    "(mQ)02, mafmK",
    "((R)4)2, R8",
    "fhN, fhN",
    "rhK, rhK",
    "bh(NA), bhNbA",
    "mfW+cfF, fmWfcF",
    "mW-F, afsW",
    "mF-W, afsF",
    "nN, afsK",
    "nA, nA",
    "nA, afF",
    "F(mF-R), FyafsF",
    "W(mW-B), WyafsW",
    "gQ, gQ",
    "mR+cpR, mRcpR",
    "fmF+[cj]fA, fmFfcafmF",
    "zB, zB",
    "qN, qN",
    "mR+[crR], mRcaibR",
    "W03, afafW",
    // More than that: one row for each construct that XBETZA has as well.
    "imfW2+mfW+cfF, fmWfcFifmW2",
    "e(mfW-F), fN",
    "j(mW-F), pafsW",
    "(mW-F)2, afsWmafrmaflmafrWmaflmafrmaflW",
    "f((mW-F)2), fafsWfmafrmaflmafrWfmaflmafrmaflW",
    "pN, pN",
    "j(AD), jAjD",
    "jR, pR",
    "gN, pN",
    "gR3, gafR3",
    "zB3, zB3",
    "qN3, qN3",
    "[cj]Q, cafmQ",
    "[cj]A, cafmF",
    "[cj]H, cafmafmWmafcafmW",
    "[cl]A, cafmF",
    "[cj]W3, cafmWcafmafmWmafcafmW",
    "[ca]K, mafcabmK",
    "[ca]D, mafcabmD",
    "[cw]K, cabmafmK",
    "mQ+[cw]K, mQcabmafmK",
    "mK--[xo], mabmK",
    "cK--[xo], cabmK",
    "[crK], cabmK",
    "mK--[crK], macabmK",
    "[crK]--mK, cabmamKcabmabmK",
    "K-K, mcafrflfK",
    "m(K-K), mafrflfmK",
    "c(mK-K), mafrflfcK",
    "[crfW]-mW, cfabmabmW",
    "eW3, WDH",
    "e(mW-W), D",
    "'(1,4)', FX",
    "'(0001,4)', FX",
    "f(mW-F), fafsW",
    "fr(mW-F), raflW"
  })
  void sameMoves(String bex, String xbetza) {
    compare(bex, xbetza);
  }

  private static void compare(String bex, String xbetza) {
    Interpreter one = interpreter(bex, Dialect.BEX);
    Interpreter other = interpreter(xbetza, Dialect.XBETZA);
    Random random = new Random(bex.hashCode());
    int moves = 0;
    for (int i = 0; i < BOARDS; i++) {
      Board board = random(random);
      int from =
          board
              .geometry()
              .square(
                  random.nextInt(board.geometry().files()),
                  random.nextInt(board.geometry().ranks()));
      board.put(from, Cell.of(1, random.nextInt(2)) | (random.nextBoolean() ? Cell.UNMOVED : 0));
      assertThat(one.moves(board, from)).as(bex).isEqualTo(other.moves(board, from));
      moves += one.moves(board, from).size();
    }
    assertThat(moves).isGreaterThan(100);
  }

  private static Board random(Random random) {
    int files = 3 + random.nextInt(9);
    int ranks = 3 + random.nextInt(9);
    Board board = new Board(files, ranks);
    Geometry geometry = board.geometry();
    int filled = random.nextInt(60);
    for (int rank = 0; rank < ranks; rank++) {
      for (int file = 0; file < files; file++) {
        if (random.nextInt(100) < filled) {
          int side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
          board.put(geometry.square(file, rank), Cell.of(2, side));
        } else if (random.nextInt(100) < 2) {
          board.put(geometry.square(file, rank), Cell.EDGE);
        }
      }
    }
    return board;
  }

  private static Interpreter interpreter(String notation, Dialect dialect) {
    Reading reading = Notations.read(notation, dialect);
    assertThat(reading.problems().stream().filter(Diagnostic::isError)).as(notation).isEmpty();
    return new Interpreter(reading.piece().orElseThrow());
  }
}
