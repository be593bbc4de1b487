package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.PlanNode.Exit;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.OccupancyCondition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The actions on the square that a leg reaches, by its content, with as few tests as possible.
 *
 * @param empty the actions on an empty square
 * @param occupied the actions on an occupied square, by the test for it
 * @param target the landings whose only condition is that they capture the piece on the square
 *     {@code target}
 */
public record ReachedSquare(
    List<Action> empty, Map<Test, List<Action>> occupied, List<Action> target) {
  /** A test of the piece on an occupied square. */
  public enum Test {
    PIECE,
    ENEMY,
    ENEMY_ROYAL,
    ENEMY_COMMON,
    OWN,
    OWN_ROYAL,
    OWN_COMMON;

    /** Returns whether the test requires a piece of the mover's side. */
    public boolean isOwn() {
      return this == OWN || this == OWN_ROYAL || this == OWN_COMMON;
    }

    /** Returns whether the test depends on royalty as well as on the side of the piece. */
    public boolean isTwofold() {
      return this != PIECE && this != ENEMY && this != OWN;
    }
  }

  /** An action: to land, or to go on. */
  public sealed interface Action {
    /** Returns the condition on the square, and the effect there. */
    LegOutcome outcome();
  }

  /** To land, with the number of the landing. */
  public record Land(int number, Landing landing) implements Action {
    @Override
    public LegOutcome outcome() {
      return landing.outcome();
    }
  }

  /** To go on to other nodes. */
  public record GoOn(Exit exit) implements Action {
    @Override
    public LegOutcome outcome() {
      return exit.continuation().outcome();
    }
  }

  /** Returns the actions at the end of a leg in a mode. */
  public static ReachedSquare of(PlanNode node, Mode mode, NodeUsage usage) {
    List<Action> all = new ArrayList<>();
    List<Action> target = new ArrayList<>();
    for (int i = 0; i < node.template().landings().size(); i++) {
      Landing landing = node.template().landings().get(i);
      if (mode.wants(node.context(), landing)) {
        boolean hits = mode.findsCaptures() && !landing.outcome().occupant().isEnPassant();
        (hits ? target : all).add(new Land(i, landing));
      }
    }
    for (Exit exit : node.exits()) {
      List<PlanNode.Edge> next = usage.productive(exit, mode);
      if (!next.isEmpty()) {
        all.add(new GoOn(new Exit(exit.continuation(), next)));
      }
    }
    List<Action> possible =
        all.stream().filter(action -> !isImpossible(node, mode, action.outcome())).toList();
    List<Action> empty =
        with(
            possible,
            OccupancyCondition.EMPTY,
            OccupancyCondition.EMPTY_BEFORE_PIECE,
            OccupancyCondition.EN_PASSANT,
            OccupancyCondition.EN_PASSANT_COMMON);
    return new ReachedSquare(empty, occupied(possible), target);
  }

  /**
   * Returns whether some test requires a piece on the square that the mover left, which is empty.
   */
  static boolean isImpossible(PlanNode node, Mode mode, LegOutcome outcome) {
    return node.isReturn()
        && !mode.findsCaptures()
        && outcome.occupant() != OccupancyCondition.EMPTY
        && outcome.occupant() != OccupancyCondition.EMPTY_BEFORE_PIECE;
  }

  private static Map<Test, List<Action>> occupied(List<Action> all) {
    List<Action> ownRoyal = with(all, OccupancyCondition.OWN, OccupancyCondition.PIECE);
    List<Action> own =
        with(all, OccupancyCondition.OWN, OccupancyCondition.OWN_COMMON, OccupancyCondition.PIECE);
    List<Action> royal =
        with(
            all,
            OccupancyCondition.ENEMY,
            OccupancyCondition.ENEMY_ROYAL,
            OccupancyCondition.PIECE);
    List<Action> common =
        with(
            all,
            OccupancyCondition.ENEMY,
            OccupancyCondition.ENEMY_COMMON,
            OccupancyCondition.PIECE);
    Map<Test, List<Action>> tests = new LinkedHashMap<>();
    if (royal.equals(common) && royal.equals(own) && own.equals(ownRoyal)) {
      add(tests, Test.PIECE, own);
    } else {
      if (royal.equals(common)) {
        add(tests, Test.ENEMY, royal);
      } else {
        add(tests, Test.ENEMY_ROYAL, royal);
        add(tests, Test.ENEMY_COMMON, common);
      }
      if (own.equals(ownRoyal)) {
        add(tests, Test.OWN, own);
      } else {
        add(tests, Test.OWN_ROYAL, ownRoyal);
        add(tests, Test.OWN_COMMON, own);
      }
    }
    return tests;
  }

  private static void add(Map<Test, List<Action>> tests, Test test, List<Action> actions) {
    if (!actions.isEmpty()) {
      tests.put(test, actions);
    }
  }

  private static List<Action> with(List<Action> all, OccupancyCondition... occupants) {
    List<Action> with = new ArrayList<>();
    for (Action action : all) {
      for (OccupancyCondition filter : occupants) {
        if (action.outcome().occupant() == filter) {
          with.add(action);
        }
      }
    }
    return with;
  }

  /** Returns whether the move goes on in the same way from every square of the board. */
  public boolean isIndifferent() {
    return empty.size() == 1
        && occupied.size() == 1
        && occupied.getOrDefault(Test.PIECE, List.of()).size() == 1
        && empty.get(0) instanceof GoOn onEmpty
        && occupied.get(Test.PIECE).get(0) instanceof GoOn onPiece
        && onEmpty.outcome().equals(LegOutcome.EMPTY)
        && onPiece.outcome().effect() == LegEffect.NONE
        && onEmpty.exit().next().equals(onPiece.exit().next());
  }

  /** Returns whether the only actions are to land on an empty square and to capture. */
  public boolean isMoveOrCapture() {
    return moves() && captures();
  }

  /** Returns whether the only action is to land on an empty square. */
  public boolean isMove() {
    return moves() && occupied.isEmpty();
  }

  /**
   * Returns whether the move may end on an empty square or with a capture, and can otherwise only
   * go on from an empty square.
   */
  public boolean mayEndOrCapture() {
    int ends = 0;
    for (Action action : empty) {
      boolean goesOn = action instanceof GoOn on && on.outcome().equals(LegOutcome.EMPTY);
      if (!goesOn && !isPlain(action, LegOutcome.EMPTY)) {
        return false;
      }
      ends += goesOn ? 0 : 1;
    }
    return ends == 1 && captures();
  }

  /** Returns the actions that go on from an empty square. */
  public List<Action> goesOn() {
    List<Action> continuations = new ArrayList<>();
    empty.stream().filter(action -> action instanceof GoOn).forEach(continuations::add);
    return continuations;
  }

  /** Returns whether the only action on occupied squares is to capture. */
  public boolean captures() {
    return occupied.size() == 1
        && occupied.getOrDefault(Test.ENEMY, List.of()).size() == 1
        && isPlain(occupied.get(Test.ENEMY).get(0), LegOutcome.CAPTURE);
  }

  private boolean moves() {
    return empty.size() == 1 && isPlain(empty.get(0), LegOutcome.EMPTY);
  }

  /** Returns whether an action is a landing with this outcome and without other effects. */
  public static boolean isPlain(Action action, LegOutcome outcome) {
    return action instanceof Land land
        && land.landing().outcome().equals(outcome)
        && land.landing().isPlain()
        && !land.landing().grantsEnPassant();
  }

  /** Returns whether a piece may be taken along or taken off; the mover itself is then excluded. */
  public static boolean spares(LegOutcome outcome) {
    boolean mayBeOwn = outcome.occupant().isOwn() || outcome.occupant() == OccupancyCondition.PIECE;
    return mayBeOwn && !outcome.effect().leavesOccupant();
  }
}
