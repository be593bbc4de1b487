package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Betza.Numbering;
import io.github.betza.processor.Choices;
import io.github.betza.processor.emit.bitboard.BitboardObstacle;
import io.github.betza.processor.emit.bitboard.BitboardPlan;
import io.github.betza.processor.emit.plan.TooLargeException;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The functions for engines that keep bitboards of their own, beside the moves of the pieces. */
@Tag("deep")
final class BitboardsTest {
  private static final List<String> SOME =
      List.of("Q", "N", "NN", "FyafsF", "mRcpR", "nN", "fmWfcF", "fRbB2", "gQ", "[B-N]", "RmasR");

  private static final List<String> WINDING =
      List.of("zB", "qN", "zR", "fzB", "zB3", "zFF", "qK", "mqNcK", "fmqNcRzB", "WmfzFcbqN");

  @ParameterizedTest
  @CsvSource({
    "8, 8, FROM_A1",
    "8, 8, FROM_H1",
    "5, 6, FROM_A8",
    "6, 6, FROM_H8",
    "9, 10, FROM_A1",
  })
  void functionsFindWhatTheMovesAre(int files, int ranks, Numbering numbering)
      throws TooLargeException {
    assertThat(compare(SOME, new DeclaredGeometry(files, ranks, numbering), 2)).isEqualTo(11);
  }

  @ParameterizedTest
  @CsvSource({
    "8, 8, FROM_A1",
    "8, 8, FROM_H8",
    "5, 6, FROM_A8",
    "9, 10, FROM_H1",
    "16, 8, FROM_A1",
  })
  void circularAndCrookedRidersHaveFunctionsToo(int files, int ranks, Numbering numbering)
      throws TooLargeException {
    assertThat(compare(WINDING, new DeclaredGeometry(files, ranks, numbering), 6))
        .isEqualTo(WINDING.size());
  }

  /** The target of a capture is occupied, whether or not the set of occupied squares holds it. */
  @ParameterizedTest
  @CsvSource({"8, 8, FROM_A1", "9, 10, FROM_H8"})
  void pathsMayCrossTheirOwnTargets(int files, int ranks, Numbering numbering)
      throws TooLargeException {
    List<String> crossing =
        List.of(
            "frafsacvD",
            "fhaybavN",
            "frafavcW",
            "afabafW",
            "aybaW",
            "afafabaW",
            "pabafW",
            "yavW",
            "favyabW",
            "pavaW");
    assertThat(compare(crossing, new DeclaredGeometry(files, ranks, numbering), 6)).isEqualTo(7);
  }

  @Test
  void functionsFindWhatTheMovesOfRandomNotationsAre() throws TooLargeException {
    List<String> notations = new RandomNotations(new Random(58)).next(150);
    assertThat(compare(notations, new DeclaredGeometry(8, 8), 4)).isGreaterThan(10);
  }

  @ParameterizedTest
  @CsvSource({
    "8, 8, FROM_H1, 100",
    "7, 9, FROM_A8, 100",
    "9, 10, FROM_A1, 80",
  })
  void functionsFindWhatTheMovesOfAllNotationsAre(
      int files, int ranks, Numbering numbering, int least) throws IOException, TooLargeException {
    assertThat(compare(Notation.all(), new DeclaredGeometry(files, ranks, numbering), 2))
        .isGreaterThan(least);
  }

  /** Compares the pieces that have functions, and returns how many these are. */
  private static int compare(List<String> notations, DeclaredGeometry size, int rounds)
      throws TooLargeException {
    List<String> some =
        notations.stream().filter(notation -> obstacle(notation, size).isEmpty()).toList();
    Generated generated = new Generated();
    for (int i = 0; i < some.size(); i++) {
      generated.add("Any" + i, Generated.piece(some.get(i)));
      generated.add(source("Bits" + i, some.get(i), size));
    }
    generated.compile();
    for (int i = 0; i < some.size(); i++) {
      assertThat(MethodSizes.of(generated.bytecode("Bits" + i)).values())
          .allMatch(bytes -> bytes < 8000);
      BitboardFunctions functions = functions(generated, "Bits" + i, size);
      BitboardOracle oracle = new BitboardOracle(generated.moves("Any" + i), size);
      String notation = some.get(i);
      Choices.check(i, rounds, choices -> compare(notation, functions, oracle, size, choices));
    }
    return some.size();
  }

  private static Optional<BitboardObstacle> obstacle(String notation, DeclaredGeometry size) {
    return BitboardPlan.obstacle(Generated.piece(notation), size.files(), size.ranks());
  }

  private static void compare(
      String notation,
      BitboardFunctions functions,
      BitboardOracle oracle,
      DeclaredGeometry size,
      Random random) {
    int squares = size.files() * size.ranks();
    long[] occupied = sparse(squares, random);
    long[] pieces = sparse(squares, random);
    for (int side = 0; side <= 1; side++) {
      for (int i = 0; i < 3; i++) {
        int from = random.nextInt(squares);
        assertThat(functions.attacks(from, occupied, side))
            .as("%s from %s, side %s, among %s", notation, from, side, Arrays.toString(occupied))
            .isEqualTo(oracle.attacks(from, occupied, side));
        assertThat(functions.quiets(from, occupied, side))
            .as("%s from %s, side %s, among %s", notation, from, side, Arrays.toString(occupied))
            .isEqualTo(oracle.quiets(from, occupied, side));
      }
      for (int square = 0; square < squares; square++) {
        assertThat(functions.attackersTo(square, occupied, pieces, side))
            .as("%s to %s, side %s, among %s", notation, square, side, Arrays.toString(occupied))
            .isEqualTo(attackersTo(functions, square, occupied, pieces, side));
      }
    }
  }

  /** Finds attackers by the attacks of each piece. */
  private static long[] attackersTo(
      BitboardFunctions functions, int square, long[] occupied, long[] pieces, int side) {
    long[] attackers = new long[pieces.length];
    for (int from = 0; from < pieces.length * Long.SIZE; from++) {
      if (BitboardOracle.contains(pieces, from)
          && BitboardOracle.contains(functions.attacks(from, occupied, side), square)) {
        attackers[from / Long.SIZE] |= 1L << from;
      }
    }
    return attackers;
  }

  /** Returns some of the squares of a board, a quarter of them. */
  private static long[] sparse(int squares, Random random) {
    long[] set = new long[(squares + Long.SIZE - 1) / Long.SIZE];
    for (int square = 0; square < squares; square++) {
      set[square / Long.SIZE] |= random.nextInt(4) == 0 ? 1L << square : 0;
    }
    return set;
  }

  @ParameterizedTest
  @CsvSource({
    "Q, true, false",
    "fR, true, true",
    "fmWfcF, true, true",
    "N, true, false",
    "FyafsF, true, false",
    "pafsW, true, false",
    "U, false, false",
    "O, false, false",
    "KisO2, false, false",
    "fmWfceFifmnD, false, false",
    "imfW3cB, false, false",
    "caR, false, false",
    "dR, false, false",
  })
  void theSideIsAskedForWhereItMatters(String notation, boolean exist, boolean haveSide)
      throws TooLargeException {
    DeclaredGeometry size = new DeclaredGeometry(8, 8);
    Generated generated = new Generated().add(source("Bits", notation, size)).compile();
    BitboardFunctions functions = functions(generated, "Bits", size);
    assertThat(functions.exist()).isEqualTo(exist);
    assertThat(exist && functions.haveSide()).isEqualTo(haveSide);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "U | it leaps to any square",
        "KO | it may stay where it is",
        "KisO2 | it castles",
        "fmWfcFifmnD | it has first moves, and a set does not hold which pieces have moved",
        "fmWfceF | it captures en passant",
        "caR | it captures or changes pieces on the way",
        "dR | its moves do more than to go to a square and to capture there",
        "I | it has moves of other pieces",
        "ooR | its paths are more than leaps, lines, single turns and winding rides",
        "oqN | its paths are more than leaps, lines, single turns and winding rides",
      })
  void theClassSaysWhyThereAreNone(String notation, String reason) throws TooLargeException {
    assertThat(Generated.text(source("Bits", notation, new DeclaredGeometry(8, 8))))
        .contains("<p>It has no functions for bitboards, because " + reason + ".")
        .doesNotContain("long attacks");
    assertThat(Generated.text(Generated.piece(notation))).doesNotContain("bitboards");
  }

  @Test
  void onlyADeclaredBoardOfOneOrTwoWordsHasThem() throws TooLargeException {
    assertThat(Generated.text(Generated.piece("Q"))).doesNotContain("long attacks");
    assertThat(Generated.text(source("Bits", "Q", new DeclaredGeometry(10, 13))))
        .doesNotContain("long attacks");
    assertThat(Generated.text(source("Bits", "Q", new DeclaredGeometry(8, 16))))
        .contains("long attacksLow(int from, long occupied0, long occupied1)");
  }

  private static PieceSource source(String name, String notation, DeclaredGeometry size) {
    return Generated.source(name, Generated.piece(notation), Optional.of(size));
  }

  private static BitboardFunctions functions(
      Generated generated, String name, DeclaredGeometry size) {
    int words = (size.files() * size.ranks() + Long.SIZE - 1) / Long.SIZE;
    return new BitboardFunctions(generated.type(name), words);
  }
}
