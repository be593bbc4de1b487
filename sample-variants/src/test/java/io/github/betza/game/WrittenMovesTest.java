package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.MoveList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** No two moves that differ have the same name, and a name that means two of them means none. */
class WrittenMovesTest {
  /** The king goes two squares with its rook and without it, the pawn with a right and without. */
  @Test
  void movesToTheSameSquare() {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 5, setup = \"4k3/8/8/P7/4K2R w K - 0 1\"",
            "@Betza(value = \"mD\", letter = 'R') interface Rook {}",
            "@Betza(value = \"fmDifmnD\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"sDisO2\", letter = 'K', royal = true) interface King {}");
    MoveList moves = new MoveList();
    List<String> names = OddGames.names(game, moves);
    checkRead(game, moves, names);
    assertThat(names)
        .containsExactlyInAnyOrder("a2a4", "a2a4^a3", "e1c1", "e1g1", "e1g1@f1", "h1f1", "h1h3");
  }

  /**
   * A lion goes over a pawn, or takes it on the way, to where others would capture it in passing.
   */
  @Test
  void capturesOnTheWayToWhereAPieceIsCapturedInPassing() {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 8, setup = \"4k3/8/8/2pP4/3L4/8/8/4K3 w - c6 0 1\"",
            "@Betza(value = \"KNADcaKcabKmabK\", letter = 'L') interface Lion {}",
            "@Betza(value = \"fmWfceFifmnD\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
    MoveList moves = new MoveList();
    List<String> names = OddGames.names(game, moves);
    assertThat(names).contains("d4c6", "d4c5c6", "d5c6").doesNotHaveDuplicates();
    checkRead(game, moves, names);
  }

  /** A pawn has a move of its own, which an exciter has it make as well: that is one move. */
  @Test
  void aMoveThatIsFoundTwice() {
    Game game =
        OddGames.compile(
            "files = 6, ranks = 6, setup = \"5k/6/6/2P3/2X3/K5 w - - 0 1\"",
            "@Betza(value = \"xaK\", letter = 'X') interface Exciter {}",
            "@Betza(value = \"fmW\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
    MoveList moves = new MoveList();
    List<String> names = OddGames.names(game, moves);
    assertThat(names).contains("c3c4").doesNotHaveDuplicates();
    assertThat(game.legalMoveCount()).isEqualTo(moves.size());
    // A list of somebody's own may have it twice all the same.
    int found = game.find(moves, "c3c4");
    moves.append(moves, found);
    assertThat(game.find(moves, "c3c4")).isNotNegative();
  }

  /**
   * Two pieces end where each other stood: by changing places, and by a capture that is put there.
   */
  @Test
  void capturesThatLookLikeChangingPlaces() {
    Game game =
        OddGames.compile(
            "files = 6, ranks = 6, setup = \"5k/6/6/3p2/3pS1/K5 w - - 0 1\","
                + " extras = @Variant.Extra(of = \"S\", moves = Odd.Swap.class, squares = \"a-f\")",
            "@Betza(value = \"mKcuK\", letter = 'S') interface Swapper {}",
            "@Betza(value = \"[xwF]\", dialect = Dialect.BEX) interface Swap {}",
            "@Betza(value = \"fmW\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
    MoveList moves = new MoveList();
    List<String> names = OddGames.names(game, moves);
    assertThat(names).contains("e2d2@e2", "e2d3@e2d3", "e2d3@e2").doesNotHaveDuplicates();
    checkRead(game, moves, names);
    assertThat(game.find(moves, "e2d2")).isEqualTo(names.indexOf("e2d2@e2"));
    assertThat(game.find(moves, "e2d3")).isNegative();
  }

  /** Checks that each name is read as the move that it was written for. */
  private static void checkRead(Game game, MoveList moves, List<String> names) {
    for (String name : names) {
      assertThat(game.find(moves, name)).as(name).isEqualTo(names.indexOf(name));
    }
  }
}
