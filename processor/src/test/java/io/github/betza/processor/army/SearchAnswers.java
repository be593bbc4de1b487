package io.github.betza.processor.army;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Attackers;
import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/**
 * What a game answers a search. All forms of a game give the same answers, whether lines, sets of
 * bits or cells decide them; what the legal moves show is compared with those.
 */
final class SearchAnswers {
  private SearchAnswers() {}

  /** Returns the answers in a position with some legal moves, and checks what these show. */
  static List<String> of(Game game, MoveList legal, String position) {
    List<String> answers = new ArrayList<>();
    for (int square : game.board().geometry().squares().toArray()) {
      for (int side = 0; side < 2; side++) {
        Attackers found = new Attackers();
        game.attackers(square, side, found);
        TreeSet<Integer> attackers = new TreeSet<>();
        found.forEach(attackers::add);
        assertThat(game.isAttacked(square, side)).as(position).isEqualTo(!attackers.isEmpty());
        answers.add(game.board().geometry().name(square) + " by " + side + ": " + attackers);
      }
    }
    int[] values = values(game);
    for (int i = 0; i < legal.size(); i++) {
      answers.add(ofMove(game, legal, i, values, position));
    }
    int captures = count(game, true);
    assertThat(captures + count(game, false)).as(position).isEqualTo(legal.size());
    answers.add(captures + " captures");
    return answers;
  }

  /** Returns values for the kinds of a game, by which captures are exchanged. */
  static int[] values(Game game) {
    int[] values = new int[game.rules().pieces().size() + 1];
    Arrays.setAll(values, kind -> 100 + 37 * kind % 400);
    return values;
  }

  private static String ofMove(
      Game game, MoveList legal, int index, int[] values, String position) {
    String move = legal.text(index, game.board());
    boolean check = game.givesCheck(legal, index);
    game.make(legal, index);
    assertThat(check).as("%s %s", move, position).isEqualTo(game.inCheck());
    game.unmake();
    int equal = 0;
    for (int i = 0; i < legal.size(); i++) {
      equal += legal.get(i) == legal.get(index) ? 1 : 0;
    }
    MoveList found = new MoveList();
    assertThat(game.legal(legal.get(index), found)).as("%s %s", move, position).isEqualTo(equal);
    return move
        + (check ? " check " : " ")
        + game.movingKind(legal, index)
        + " takes "
        + game.capturedKind(legal, index)
        + " for "
        + game.exchange(legal, index, values);
  }

  private static int count(Game game, boolean captures) {
    MoveList found = new MoveList();
    if (captures) {
      game.legalCaptures(found);
    } else {
      game.legalQuiets(found);
    }
    return found.size();
  }
}
