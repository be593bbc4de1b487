package io.github.betza.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceTable;
import io.github.betza.game.Game;
import io.github.betza.game.MalformedPositionException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Terachess II on positions that another program has counted: {@code engine/SOURCES.md}. Its rules
 * forbid what the sample leaves out: an unmoved king may not jump out of check, nor to a square at
 * a distance of two where an attacked square lies between, or both that lie between on the two ways
 * of a knight. These jumps are all that is different.
 */
@Tag("deep")
class TerachessTest {
  private static final String KINGS = "16/7k8/16/16/16/16/16/16/16/16/16/16/16/16/7K8/16";

  private static Game game(String fen) {
    return Games.find("terachess", fen).orElseThrow();
  }

  static List<String[]> rows() throws IOException {
    try (InputStream in = TerachessTest.class.getResourceAsStream("/engine/terachess.tsv")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.split("\t", -1))
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void countsAsAnotherProgramDoesButForJumpsPastAttacks(
      String name, int depth, long nodes, String fen) {
    assertThat(count(game(fen), depth)).as(name).isEqualTo(nodes);
  }

  /** Counts the sequences of legal moves without the jumps that the rules forbid. */
  private static long count(Game game, int depth) {
    if (depth == 0) {
      return 1;
    }
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    long nodes = 0;
    for (int i = 0; i < moves.size(); i++) {
      if (!isForbiddenJump(game, moves.get(i))) {
        game.make(moves, i);
        nodes += count(game, depth - 1);
        game.unmake();
      }
    }
    return nodes;
  }

  private static boolean isForbiddenJump(Game game, int move) {
    Geometry geometry = game.rules().geometry();
    int from = Move.from(move);
    int files = geometry.file(Move.to(move)) - geometry.file(from);
    int ranks = geometry.rank(Move.to(move)) - geometry.rank(from);
    boolean royal = (game.board().get(from) & Cell.ROYAL) != 0;
    if (!royal || Math.max(Math.abs(files), Math.abs(ranks)) < 2) {
      return false;
    }
    int near = geometry.step(from, files / 2, ranks / 2);
    int far = geometry.step(from, Integer.signum(files), Integer.signum(ranks));
    return game.inCheck() || (isAttacked(game, near) && isAttacked(game, far));
  }

  /** Returns whether an own piece would be attacked on a square, whatever stands there. */
  private static boolean isAttacked(Game game, int square) {
    Geometry geometry = game.rules().geometry();
    PieceTable pieces = game.rules().pieces();
    Board probe = game.board().copy();
    probe.put(square, Cell.of(pieces.kindOf("Q"), game.side()));
    for (int i = 0; i < geometry.files() * geometry.ranks(); i++) {
      int from = geometry.square(i % geometry.files(), i / geometry.files());
      int cell = probe.get(from);
      if (Cell.isPiece(cell)
          && Cell.side(cell) != game.side()
          && pieces.moves(Cell.kind(cell)).canCapture(probe, from, square)) {
        return true;
      }
    }
    return false;
  }

  /** K and k are kings that have not moved; the count is that of their moves. */
  @ParameterizedTest
  @CsvSource({"Kk, 19", "K, 19", "k, 8", "-, 8"})
  void readsAndWritesWhichKingsHaveNotMoved(String rights, int moves) {
    Game game = game(KINGS + " w " + rights + " - 0 1");
    assertThat(game.legalMoveCount()).isEqualTo(moves);
    assertThat(game.fen()).isEqualTo(KINGS + " w " + rights + " - 0 1");
  }

  @Test
  void aKingThatComesBackHasMoved() {
    Game game = game(KINGS + " w Kk - 0 1");
    long begin = game.hash();
    for (String move : List.of("h2h3", "h15h14", "h3h2", "h14h15")) {
      MoveList legal = new MoveList();
      game.legalMoves(legal);
      game.make(legal, game.find(legal, move));
    }
    assertThat(game.fen()).contains(" w - - ");
    assertThat(game.hash()).isNotEqualTo(begin);
    assertThat(game.repetitionCount()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "Q, the position has no castling right 'Q'",
    "KA, the position has no castling right 'A'",
    "KK, a castling right is given twice"
  })
  void refusesOtherRights(String rights, String message) {
    assertThatThrownBy(() -> game(KINGS + " w " + rights + " - 0 1"))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessageContaining(message);
  }

  @Test
  void refusesTheRightOfAKingThatIsNotAtHome() {
    String fen = KINGS.replace("7K8/16", "16/7K8") + " w K - 0 1";
    assertThatThrownBy(() -> game(fen))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessageContaining("stands where no castling right can be");
  }

  @Test
  void beginsWithUnmovedKings() {
    assertThat(game(null).fen()).contains(" w Kk - 0 1");
  }
}
