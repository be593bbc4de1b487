package io.github.betza.benchmarks.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a position keeps of a game, besides its moves. */
class PositionTest {
  private static final String FIRST = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  @ParameterizedTest
  @ValueSource(
      strings = {
        FIRST,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "8/8/8/K2pP2q/8/8/8/7k w - d6 0 1",
      })
  void everythingAgreesAtEveryNode(String fen) {
    Position position = new Position(fen);
    walk(position, new Lister(position), 3);
  }

  /** A walk that is longer than the records that a position begins with. */
  @Test
  void everythingAgreesInLongGames() {
    Random random = new Random(1);
    for (int game = 0; game < 20; game++) {
      Position position = new Position(FIRST);
      Lister lister = new Lister(position);
      long first = position.hash();
      int plies = 0;
      for (Moves moves = list(lister); moves.size > 0 && plies < 300; moves = list(lister)) {
        position.make(moves.words[random.nextInt(moves.size)]);
        plies++;
        check(position);
      }
      for (; plies > 0; plies--) {
        position.unmake();
        check(position);
      }
      assertThat(position.hash()).isEqualTo(first);
    }
  }

  @Test
  void aRightToCaptureEnPassantCountsOnlyIfItIsUsable() {
    Position unusable = after(FIRST, "e2e4");
    assertThat(unusable.passed()).isEqualTo(1L << square("e3"));
    assertThat(unusable.hash())
        .isEqualTo(
            new Position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1").hash());
    Position usable = after("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4");
    assertThat(usable.hash()).isEqualTo(new Position("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1").hash());
    assertThat(usable.hash()).isNotEqualTo(new Position("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1").hash());
  }

  @Test
  void repetitionsAreFoundInTheRecord() {
    Position position = after(FIRST, "g1f3", "g8f6", "f3g1", "f6g8");
    assertThat(position.occurrences()).isEqualTo(2);
    assertThat(position.clock()).isEqualTo(4);
    assertThat(position.moved()).isEqualTo(Position.KNIGHT);
    position.make(move(position, "e2e4"));
    assertThat(position.occurrences()).isEqualTo(1);
    assertThat(position.clock()).isZero();
    assertThat(position.moved()).isEqualTo(Position.PAWN);
    position.unmake();
    assertThat(position.occurrences()).isEqualTo(2);
    assertThat(position.clock()).isEqualTo(4);
  }

  @Test
  void aRookThatWasAwayGivesNoRightToCastle() {
    String fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    Position position = after(fen, "h1h2", "e8e7", "h2h1", "e7e8");
    assertThat(position.rights()).isZero();
    assertThat(position.hash()).isNotEqualTo(new Position(fen).hash());
    assertThat(position.occurrences()).isEqualTo(1);
  }

  private static void walk(Position position, Lister lister, int plies) {
    check(position);
    if (plies == 0) {
      return;
    }
    Moves moves = list(lister);
    for (int i = 0; i < moves.size; i++) {
      long hash = position.hash();
      position.make(moves.words[i]);
      walk(position, lister, plies - 1);
      position.unmake();
      if (position.hash() != hash) {
        assertThat(position.hash()).isEqualTo(hash);
      }
    }
  }

  /** Compares the hash with one from scratch, and the sets with the cells. */
  private static void check(Position position) {
    if (position.hash() != position.hashFromScratch() || !setsAgree(position)) {
      assertThat(position.hash()).isEqualTo(position.hashFromScratch());
      assertThat(setsAgree(position)).as("the sets are those of the cells").isTrue();
    }
  }

  private static boolean setsAgree(Position position) {
    long[] sets = new long[2 * Position.SIDE];
    long[] pieces = new long[2];
    for (int square = 0; square < 64; square++) {
      int piece = position.cells[square];
      if (piece != 0) {
        sets[piece] |= 1L << square;
        pieces[piece / Position.SIDE] |= 1L << square;
      }
    }
    return Arrays.equals(sets, position.sets) && Arrays.equals(pieces, position.pieces);
  }

  private static Position after(String fen, String... moves) {
    Position position = new Position(fen);
    for (String move : moves) {
      position.make(move(position, move));
    }
    return position;
  }

  private static int move(Position position, String text) {
    Moves moves = list(new Lister(position));
    for (int i = 0; i < moves.size; i++) {
      int move = moves.words[i];
      if (Moves.from(move) == square(text) && Moves.to(move) == square(text.substring(2))) {
        return move;
      }
    }
    throw new IllegalArgumentException(text + " is not legal");
  }

  private static int square(String name) {
    return name.charAt(0) - 'a' + 8 * (name.charAt(1) - '1');
  }

  private static Moves list(Lister lister) {
    Moves moves = new Moves();
    lister.list(moves);
    return moves;
  }
}
