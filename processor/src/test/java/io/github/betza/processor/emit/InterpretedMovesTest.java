package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.board.PieceMoves;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.interpret.InterpretedMoves;
import io.github.betza.processor.path.Piece;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The moves that games of pages have are those that the interpreter finds path by path. */
final class InterpretedMovesTest {
  private static final int POSITIONS = 4;

  private final Comparison comparison;

  InterpretedMovesTest() throws TooLargeException {
    this.comparison = new Comparison();
  }

  @Test
  void onePieceOfEachKind() {
    List<String> notations =
        List.of(
            "fmWfceFifmnD",
            "KisO2",
            "KisjO2",
            "O",
            "nN",
            "NN",
            "mRcpR",
            "gQ",
            "FyafsF",
            "udcafK",
            "KNADcaKcabKmabK",
            "cuapaudcK",
            "mpasmpafN",
            "jinRpaW",
            "fsmW*",
            "(2,9)",
            "oR",
            "KmU");
    List<Piece> pieces = notations.stream().map(Generated::piece).toList();
    for (int i = 0; i < pieces.size(); i++) {
      compare(notations.get(i), pieces.get(i), 2 * POSITIONS, i);
    }
    assertThat(pieces).filteredOn(InterpretedMovesTest::isFast).hasSize(notations.size() - 2);
  }

  @Tag("deep")
  @ParameterizedTest
  @EnumSource(Dialect.class)
  void everyNotationOfTheConformanceDataAndRandomOnes(Dialect dialect) throws IOException {
    List<String> notations = new ArrayList<>(Notation.all(dialect));
    notations.addAll(new RandomDialects(dialect, 64).next(150));
    int fast = 0;
    for (int i = 0; i < notations.size(); i++) {
      Piece piece = Notations.read(notations.get(i), dialect).piece().orElseThrow();
      compare(notations.get(i), piece, POSITIONS, 1_000 + i);
      fast += isFast(piece) ? 1 : 0;
    }
    assertThat(fast).as("few pieces need the interpreter").isGreaterThan(notations.size() / 2);
  }

  /** Random trees have what no notation has. */
  @Tag("deep")
  @Test
  void randomPaths() {
    RandomPieces random = new RandomPieces(64);
    for (int i = 0; i < 200; i++) {
      compare("piece " + i, random.next(), POSITIONS, 10_000 + i);
    }
  }

  private void compare(String name, Piece piece, int rounds, int seed) {
    PieceMoves moves = comparison.interpreted(piece);
    RandomPositions positions = comparison.positions(seed);
    Random random = new Random(seed);
    for (int round = 0; round < rounds; round++) {
      comparison.compare(name, piece, moves, positions.next(), random);
    }
  }

  private static boolean isFast(Piece piece) {
    return !(InterpretedMoves.of(piece, kind -> piece) instanceof InterpretedMoves);
  }
}
