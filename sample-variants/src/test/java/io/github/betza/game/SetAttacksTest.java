package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.BitBoards;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceLists;
import io.github.betza.board.Side;
import io.github.betza.samples.Games;
import java.util.Arrays;
import java.util.Collection;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What generated code says of attacks at once is what the runtime finds of each kind and each piece
 * by the lines of the rules.
 */
final class SetAttacksTest {
  private static final int PLIES = 60;

  static Collection<String> names() {
    return Games.names();
  }

  @Tag("deep")
  @ParameterizedTest
  @MethodSource("names")
  void candidatesAreThoseOfEachKind(String name) {
    Game game = begin(name);
    Random random = new Random(name.hashCode());
    while (writes(game, "potentialAttackers") && next(game, random)) {
      BitBoards bits = bits(game);
      BitReach reach = game.rules().bitReach();
      for (int side = Side.WHITE; side <= Side.BLACK; side++) {
        for (int target = 0; target < squares(game); target++) {
          for (int word = 0; word < bits.words(); word++) {
            assertThat(game.legality().pieces().potentialAttackers(side, target, word))
                .as("%s, side %d, square %d, word %d", game.fen(), side, target, word)
                .isEqualTo(reach.potentialAttackers(bits, side, target, word));
          }
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void attackedAreThoseOfEachPiece(String name) {
    Game game = begin(name);
    Random random = new Random(name.hashCode());
    BitReach reach = game.rules().bitReach();
    // The lines do not tell all of hurdles, nor of pieces with several ways to a square.
    while (writes(game, "attacked") && reach.hasExactAttacks() && next(game, random)) {
      BitBoards bits = bits(game);
      // As if a piece were gone.
      int gone = random.nextInt(squares(game));
      long low = bits.occupied(0) & ~BitBoards.bit(gone, 0);
      long high = bits.words() == 1 ? 0 : bits.occupied(1) & ~BitBoards.bit(gone, 1);
      for (int side = Side.WHITE; side <= Side.BLACK; side++) {
        for (int word = 0; word < bits.words(); word++) {
          long set = random.nextBoolean() ? -1 : random.nextLong();
          assertThat(game.legality().pieces().attacked(side, set, word, low, high))
              .as("%s without %d, side %d, word %d", game.fen(), gone, side, word)
              .isEqualTo(reach.attacked(bits, side, set, word, low, high));
        }
      }
    }
  }

  /** Otherwise the tests would compare the runtime with itself. */
  @Test
  void mostGamesOfAtMost128SquaresWriteIt() {
    assertThat(names())
        .filteredOn(name -> writes(begin(name), "potentialAttackers"))
        .contains("chess", "makruk", "capablanca", "grand", "xiangqi", "janggi", "tencubed")
        .doesNotContain("chu", "terachess", "ultima");
    assertThat(names())
        .filteredOn(name -> writes(begin(name), "attacked"))
        .contains("chess", "makruk", "capablanca", "grand", "courier", "griffon", "grasshopper")
        // Generals may not face each other; cannons do not jump over cannons.
        .doesNotContain("xiangqi", "janggi", "chu", "terachess");
  }

  private static Game begin(String name) {
    return Games.find(name, null).orElseThrow();
  }

  private static BitBoards bits(Game game) {
    return new PieceLists(game.board(), game.rules().kinds(), false).bits();
  }

  private static int squares(Game game) {
    return game.rules().geometry().files() * game.rules().geometry().ranks();
  }

  private static boolean writes(Game game, String method) {
    return Arrays.stream(game.legality().pieces().getClass().getDeclaredMethods())
        .anyMatch(each -> each.getName().equals(method));
  }

  /** Makes any legal move, and returns whether there was one. */
  private static boolean next(Game game, Random random) {
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    boolean goesOn = moves.size() > 0 && game.ply() < PLIES;
    if (goesOn) {
      game.make(moves, random.nextInt(moves.size()));
    }
    return goesOn;
  }
}
