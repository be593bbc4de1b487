package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.processor.Choices;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.emit.bits.BitConstants;
import io.github.betza.processor.emit.plan.PiecePlan;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.path.Piece;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pieces that move by sets of bits on a declared board, and those that do not. */
final class SetMovesTest {
  private static final int POSITIONS = 5;

  @ParameterizedTest
  @CsvSource({
    "Q, true",
    "R2, true",
    "NN, true",
    "FyafsF, true",
    "mRcpR, true",
    "gQ, true",
    "fBbmW2, true",
    "imfW3cB, true",
    "oR, true",
    "RmasR, true",
    "[B-N], true",
    // Cells are as fast for leapers, lame or not.
    "N, false",
    "nN, false",
    "KNAD, false",
    // Effects, castling, passes, a joined first and last rank, own pieces, captures on the way.
    "fmWfceFifmnD, false",
    "KisO2R, false",
    "KisO2, false",
    "QO, false",
    "ooR, false",
    "oafR, false",
    "dR, false",
    "caR, false",
    // A hole is no hurdle, and sets of bits tell only the first piece on a line from a hole.
    "pafsW, false",
  })
  void whatIsFasterSo(String notation, boolean isWritten) throws TooLargeException {
    assertThat(isWritten(notation, 8, 8)).isEqualTo(isWritten);
  }

  @ParameterizedTest
  @CsvSource({
    "R, true",
    "B, true",
    "NN, true",
    "FyafsF, true",
    "mRcpR, true",
    "gQ, true",
    "RmasR, true",
    "fR, false",
    "vR, false",
    "fsR, false",
    "N, false"
  })
  void twoWordsPayForHoppersAndForRidersToAsManySidesAsARook(String notation, boolean isWritten)
      throws TooLargeException {
    assertThat(isWritten(notation, 10, 10)).isEqualTo(isWritten);
  }

  /** A leaper is listed from the cells, but to count bits is several times as fast. */
  @ParameterizedTest
  @CsvSource({"N, true", "nN, true", "KNAD, true", "fmWfcF, true", "KisO2, false", "ooW, false"})
  void leapersAreCountedOnly(String notation, boolean isCounted) throws TooLargeException {
    for (int files : List.of(8, 10)) {
      Optional<SetMoves> sets = sets(Generated.piece(notation), files, 8);
      assertThat(sets.isPresent()).isEqualTo(isCounted);
      assertThat(sets.filter(SetMoves::lists)).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Q, 8, true",
    "fR, 8, true",
    "mRcpR, 10, true",
    "NN, 8, true",
    "mBcpR, 8, true",
    // Pieces that move by other paths may capture by lines, and other moves matter to no attack.
    "KisO2cR, 8, true",
    "mRcaibR, 8, true",
    // Backward the slide comes first, and each square on which it may end is asked at once.
    "FyafsF, 8, true",
    "FyafsF, 10, true",
    "RmasR, 8, true",
    // In two words a slide behind it is asked for from one square after the other.
    "RmasR, 10, false",
    // A hole is no hurdle.
    "gQ, 8, false",
    "N, 8, false",
    "fR, 10, false",
    "icR, 8, false",
    "oR, 8, true",
    "ooR, 8, false",
  })
  void attackersAreFoundBySetsWhereThatPays(String notation, int size, boolean isSearched)
      throws TooLargeException {
    Generated generated = new Generated();
    generated.add("Piece", Generated.piece(notation), size, size);
    assertThat(generated.text("Piece").contains("return occupancy.hits(")).isEqualTo(isSearched);
  }

  @ParameterizedTest
  @CsvSource({
    // Where a hurdle is looked up, a board with holes has a method of its own.
    "gQ, 8, 2",
    "gQ, 10, 2",
    "pR3, 8, 2",
    "pRgB, 8, 2",
    // A cannon need not know which square its hurdle is on, and a queen has none.
    "mRcpR, 8, 1",
    "mRcpR, 10, 1",
    "Q, 8, 1",
  })
  void holesAreLookedAtApartWhereThatCosts(String notation, int size, int methods)
      throws TooLargeException {
    Piece piece = Generated.piece(notation);
    assertThat(sets(piece, size, size).orElseThrow().reached()).hasSize(methods);
  }

  @ParameterizedTest
  @CsvSource({
    "8, 8, true",
    "12, 5, true",
    "2, 32, true",
    "1, 1, false",
    "5, 13, true",
    "8, 16, true",
    "10, 13, false"
  })
  void theBoardHasOneHundredAndTwentyEightSquaresAtMost(int files, int ranks, boolean isWritten)
      throws TooLargeException {
    assertThat(isWritten("Q", files, ranks)).isEqualTo(isWritten);
  }

  @Tag("deep")
  @ParameterizedTest
  @CsvSource({"8, 8", "3, 21", "9, 10", "36, 3"})
  void theMovesAreThoseOfTheNotation(int files, int ranks) throws IOException, TooLargeException {
    Map<String, Piece> pieces = new LinkedHashMap<>();
    for (String notation : Notation.all()) {
      if (sets(Generated.piece(notation), files, ranks).isPresent()) {
        pieces.put(notation, Generated.piece(notation));
      }
    }
    assertThat(pieces.keySet()).hasSizeGreaterThan(files * ranks > 64 ? 10 : 40);
    compare(pieces, files, ranks);
  }

  @Tag("deep")
  @ParameterizedTest
  @CsvSource({"8, 8", "2, 9", "3, 20", "7, 9", "16, 4"})
  void theMovesRoundJoinedEdgesAreThoseOfTheNotation(int files, int ranks)
      throws IOException, TooLargeException {
    compareAll(
        List.of(
            "oR",
            "oB",
            "oQ",
            "oK",
            "oN",
            "oQ3",
            "oNN",
            "fmWfocF",
            "foR",
            "srobW2",
            "olRmB",
            "ofQimobR",
            "oCocZ"),
        files,
        ranks);
  }

  /** A slide along a rank may leave its word, and on a single file a step leads nowhere. */
  @ParameterizedTest
  @CsvSource({"8, 9", "1, 8"})
  void joinedEdgesAskForOneWordAndTwoFiles(int files, int ranks) throws TooLargeException {
    assertThat(sets(Generated.piece("oR"), files, ranks)).isEmpty();
    assertThat(sets(Generated.piece("R"), files, ranks)).isPresent();
  }

  /** Hoppers to one side, of unmoved pieces, and with both kinds of hops. */
  @ParameterizedTest
  @CsvSource({"8, 8", "10, 10", "9, 10"})
  void theMovesOfHoppersAreThoseOfTheNotation(int files, int ranks)
      throws IOException, TooLargeException {
    Map<String, Piece> pieces = new LinkedHashMap<>();
    for (String notation : List.of("fpR", "ipR", "fmRfcpR", "bcpBmR", "pRgB", "ipRgB", "fpQbgQ")) {
      pieces.put(notation, Generated.piece(notation));
    }
    compare(pieces, files, ranks);
  }

  /** Hook movers, to some sides only as well, with ends, and with other legs behind the turn. */
  @Tag("deep")
  @ParameterizedTest
  @CsvSource({"8, 8", "4, 16", "21, 3", "9, 9", "7, 18", "2, 32"})
  void theMovesOfSlidesThatTurnAreThoseOfTheNotation(int files, int ranks)
      throws IOException, TooLargeException {
    compareAll(
        List.of(
            "RmasR",
            "[B?sB]",
            "QmasQ",
            "fRmafsR",
            "[R?fsB]",
            "[fR-rR]",
            "[B-bsR]",
            "mR3masR2",
            "[R-N]",
            "[B-fN]c[B-lN]",
            "[NN-R]",
            "[NN-fsN]",
            "imRasR",
            "m[R-sR]c[fR-lR]",
            "[W-F][R-F]Q"),
        files,
        ranks);
  }

  @Tag("deep")
  @ParameterizedTest
  @CsvSource({"CLASSIC, 8", "XBETZA, 8", "EXTENDED, 8", "BEX, 8", "CLASSIC, 10", "BEX, 10"})
  void theMovesAreThoseOfNotationsOfRandomParts(Dialect dialect, int files)
      throws TooLargeException {
    Map<String, Piece> pieces = new LinkedHashMap<>();
    for (String notation : new RandomDialects(dialect, new Random(12)).next(150)) {
      Piece piece = Notations.read(notation, dialect).piece().orElseThrow();
      if (sets(piece, files, 8).isPresent()) {
        pieces.put(notation, piece);
      }
    }
    assertThat(pieces.keySet()).hasSizeGreaterThan(1);
    compare(pieces, files, 8);
  }

  /** Each of the notations is found by sets of bits. */
  private static void compareAll(List<String> notations, int files, int ranks)
      throws TooLargeException {
    Map<String, Piece> pieces = new LinkedHashMap<>();
    for (String notation : notations) {
      Piece piece = Generated.piece(notation);
      assertThat(sets(piece, files, ranks)).as(notation).isPresent();
      pieces.put(notation, piece);
    }
    compare(pieces, files, ranks);
  }

  private static void compare(Map<String, Piece> pieces, int files, int ranks)
      throws TooLargeException {
    Generated generated = new Generated();
    int added = 0;
    for (Piece piece : pieces.values()) {
      generated.add("Piece" + added + "OfSets", piece, files, ranks);
      generated.add("Piece" + added++ + "OfCells", piece);
    }
    generated.compile();
    Comparison comparison = new Comparison();
    int number = 0;
    for (Map.Entry<String, Piece> piece : pieces.entrySet()) {
      PieceMoves sets = generated.moves("Piece" + number + "OfSets");
      PieceMoves cells = generated.moves("Piece" + number + "OfCells");
      Choices.check(
          number++,
          POSITIONS,
          choices -> {
            Board board = comparison.positions(choices).next(files, ranks);
            comparison.compare(piece.getKey(), piece.getValue(), sets, board, choices);
            assertAlike(piece.getKey(), sets, cells, board);
          });
    }
  }

  /** Whichever way the piece faces, and after moves have been made and taken back. */
  private static void assertAlike(String notation, PieceMoves one, PieceMoves other, Board board) {
    for (int from : RandomPositions.occupied(board)) {
      for (int forward : List.of(1, -1)) {
        for (int wanted : List.of(PieceMoves.ALL, PieceMoves.CAPTURES, PieceMoves.QUIETS)) {
          assertThat(words(one, board, from, forward, wanted))
              .as(() -> notation + "\n" + RandomPositions.draw(board))
              .isEqualTo(words(other, board, from, forward, wanted));
        }
      }
    }
  }

  private static int[] words(PieceMoves moves, Board board, int from, int forward, int wanted) {
    MoveList list = new MoveList();
    moves.generate(board, from, forward, wanted, list);
    if (wanted == PieceMoves.ALL && forward == 1) {
      assertThat(moves.count(board, from)).isEqualTo(list.size());
    }
    int[] words = new int[list.size()];
    for (int i = 0; i < words.length; i++) {
      words[i] = list.get(i);
    }
    Arrays.sort(words);
    return words;
  }

  @Test
  void anEnginesOwnBoardHasNoSets() throws TooLargeException {
    PieceSource source = Generated.source("Piece", Generated.piece("Q"), size(8, 8));
    PieceSource own =
        new PieceSource(
            source.packageName(),
            source.className(),
            source.notation(),
            source.dialect(),
            source.pieceName(),
            source.letter(),
            source.royal(),
            source.promotions(),
            source.words(),
            source.diagram(),
            source.piece(),
            source.geometry(),
            new BoardBinding("engine.Board", BoardBinding.Access.OWN_CLASS));
    BitConstants constants = new BitConstants(8, 8, List.of());
    assertThat(SetMoves.of(own, new PiecePlan(own.piece()), constants)).isEmpty();
  }

  private static boolean isWritten(String notation, int files, int ranks) throws TooLargeException {
    return isWritten(Generated.piece(notation), files, ranks);
  }

  private static boolean isWritten(Piece piece, int files, int ranks) throws TooLargeException {
    return sets(piece, files, ranks).filter(SetMoves::lists).isPresent();
  }

  private static Optional<SetMoves> sets(Piece piece, int files, int ranks)
      throws TooLargeException {
    PieceSource source = Generated.source("Piece", piece, size(files, ranks));
    BitConstants constants = new BitConstants(files, ranks, List.of());
    return SetMoves.of(source, new PiecePlan(piece), constants);
  }

  private static Optional<DeclaredGeometry> size(int files, int ranks) {
    return Optional.of(new DeclaredGeometry(files, ranks));
  }
}
