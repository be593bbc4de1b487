package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.processor.Choices;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.path.Piece;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Generated code makes the moves that the interpreter finds. */
final class DifferentialTest {
  private static final int POSITIONS = 20;

  /** A pawn, leapers, riders, hoppers, lame and bent pieces, and a lion. */
  @Test
  void onePieceOfEachKind() throws TooLargeException {
    compare(
        List.of(
            "fmWfceFifmnD",
            "KisO2",
            "N",
            "nN",
            "Q",
            "NN",
            "qN",
            "R4",
            "mRcpR",
            "gQ",
            "FyafsF",
            "KNADcaKcabKmabK"),
        2);
  }

  @Tag("deep")
  @Test
  void everyNotationOfTheConformanceData() throws IOException, TooLargeException {
    compare(Notation.all(), 1);
  }

  @Provide
  static Arbitrary<List<Drawn>> notations() {
    return Drawn.batch(Drawn.notations(RandomNotations.sound(), Dialect.XBETZA), 200);
  }

  @BatchProperty
  void notationsOfRandomModifiers(@ForAll("notations") List<Drawn> notations)
      throws TooLargeException {
    Comparison comparison = new Comparison();
    Generated generated = new Generated();
    for (int i = 0; i < notations.size(); i++) {
      generated.add("Piece" + i, notations.get(i).piece());
    }
    generated.compile();
    List<PieceMoves> moves =
        IntStream.range(0, notations.size()).mapToObj(i -> generated.moves("Piece" + i)).toList();
    comparison.compareAll(notations, moves, POSITIONS);
  }

  @Tag("deep")
  @Test
  void piecesWithMovesOfManyLegs() throws TooLargeException {
    compare(
        List.of(
            "aaaK",
            "mafmafsKmafsmafKmaflmafrKmafrmaflK",
            "mcafmcafmcafK",
            "mafmafmafmafmafmafmafmafmafmafmafK",
            "udcafK",
            "cuacuamK",
            "cuafcufK",
            "cuqaW",
            "udqaR",
            "jnnRD",
            "jinRpaW",
            "oonnB",
            "hrarfNhlalfN",
            "udU",
            "ceU",
            "mabeK",
            "xU",
            "mpasmpafN",
            "cuaK",
            "mcuaK",
            "dcafcasK",
            "mxacaK",
            "ocamcR",
            "opR",
            "logQ",
            "mopafR",
            "mkoaomcG0",
            "noHH",
            "nooAA",
            "noDafnD",
            "dcuabdcuaK",
            "dcafupafK",
            "cuapaudcK",
            "oomasK",
            "yafqN",
            "paqN",
            "nqA",
            "fsmW*",
            "UimKO"),
        2);
  }

  /** Straight and slanted first steps are one method for some of them, see {@link AllRound}. */
  @Tag("deep")
  @Test
  void piecesThatGoOnToAllSides() throws TooLargeException {
    compare(
        List.of(
            "KNADcaKcabKmabK",
            "caK",
            "mcaK",
            "maK",
            "camK",
            "caKcabK",
            "caKcamabK",
            "cadK",
            "dacK",
            "dcaKdabK",
            "cakK",
            "catK",
            "caN",
            "caKcabN",
            "caWcabW",
            "WcaKmabF",
            "iKcaKcabK",
            "ceaK",
            "eacK",
            "cacaK",
            "cauK",
            "mapK",
            "cagK",
            "xaK",
            "KoaK",
            "mafsKcabK",
            "fcaKcabK",
            "nNcaKcabK"),
        6);
  }

  /** All of them go to every side alike, but not all of these moves are had in two ways. */
  @Test
  void piecesThatHaveSomeMovesInTwoWays() throws TooLargeException {
    compare(
        List.of("iNbN", "ifNN", "iRvR", "fFiF", "rNiN", "isaFaF", "yafsFifyafsF", "QeafmW", "eaK"),
        4);
  }

  @Test
  void onABoardOfADeclaredSize() throws TooLargeException {
    Comparison comparison = new Comparison();
    DeclaredGeometry size = new DeclaredGeometry(9, 6);
    List<String> notations = List.of("Q", "fmWfceFifmnD", "KisO2", "FyafsF", "mRcpR", "oR", "caK");
    Generated generated = new Generated();
    for (int i = 0; i < notations.size(); i++) {
      Piece piece = Generated.piece(notations.get(i));
      generated.add(Generated.source("Piece" + i, piece, Optional.of(size)));
    }
    generated.compile();
    for (int i = 0; i < notations.size(); i++) {
      Piece piece = Generated.piece(notations.get(i));
      int number = i;
      Choices.check(
          i,
          POSITIONS,
          choices -> {
            Board board = comparison.positions(choices).next(9, 6);
            PieceMoves moves = generated.moves("Piece" + number);
            comparison.compare(notations.get(number), piece, moves, board, choices);
          });
      assertThatThrownBy(
              () ->
                  generated
                      .moves("Piece" + number)
                      .generate(new Board(6, 9), 200, 1, 0, new MoveList()))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("9x6");
    }
  }

  private static void compare(List<String> notations, long seed) throws TooLargeException {
    Comparison comparison = new Comparison();
    Generated generated = new Generated();
    for (int i = 0; i < notations.size(); i++) {
      generated.add("Piece" + i, Generated.piece(notations.get(i)));
    }
    generated.compile();
    for (int i = 0; i < notations.size(); i++) {
      Piece piece = Generated.piece(notations.get(i));
      PieceMoves moves = generated.moves("Piece" + i);
      comparison.check(1_000 * seed + i, POSITIONS, notations.get(i), piece, moves);
    }
  }
}
