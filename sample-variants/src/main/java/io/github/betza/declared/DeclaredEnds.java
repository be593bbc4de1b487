package io.github.betza.declared;

import io.github.betza.BareKing;
import java.util.List;

/**
 * How a game ends besides by what becomes of royal pieces and of a side that cannot move.
 *
 * @param goals the squares by coming to which pieces win it
 * @param repetitions how often a position occurs until the game is drawn; 0 where it never is
 * @param moveLimit after how many moves of each side without a capture or a move of a piece that
 *     promotes the game is drawn; 0 where it never is
 * @param bareKing what becomes of a side that has nothing left but royal pieces
 */
public record DeclaredEnds(
    List<DeclaredGoal> goals, int repetitions, int moveLimit, BareKing bareKing) {
  /** No such end. */
  public static final DeclaredEnds NONE = new DeclaredEnds(List.of(), 0, 0);

  /** Copies the list. */
  public DeclaredEnds {
    goals = List.copyOf(goals);
  }

  /** Makes the ends of a game in which a bare king plays on. */
  public DeclaredEnds(List<DeclaredGoal> goals, int repetitions, int moveLimit) {
    this(goals, repetitions, moveLimit, BareKing.PLAYS_ON);
  }
}
