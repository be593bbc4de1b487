package io.github.betza.processor.variant.check;

import io.github.betza.BareKing;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.game.Fen;
import io.github.betza.model.Extinction;
import io.github.betza.model.GameModel;
import io.github.betza.model.Goal;
import io.github.betza.model.Member;
import io.github.betza.model.SquareSet;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.variant.Cells;
import io.github.betza.processor.variant.PlacedRule;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.reach.ReachableSquares;
import io.github.betza.processor.variant.setup.SetupText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Checks that a game is not over when it begins, by its setup or by its clock, and that its goals
 * can be reached. It does not check whether the side to move is mated.
 */
final class EndCheck {
  private final VariantFacts facts;
  private final Geometry geometry;
  private final Board board;
  private final ReachableSquares arrivals;
  private final List<Diagnostic> problems = new ArrayList<>();

  EndCheck(VariantFacts facts, Geometry geometry, Board board, ReachableSquares arrivals) {
    this.facts = facts;
    this.geometry = geometry;
    this.board = board;
    this.arrivals = arrivals;
  }

  List<Diagnostic> check() {
    facts.model().goals().forEach(this::checkGoal);
    PlacedRule.of(facts.model(), GameModel.GOALS).forEach(this::checkReached);
    facts.model().extinctions().forEach(this::checkExtinction);
    checkBareKings();
    checkChecks();
    checkClock();
    checkRepetition(GameModel.REPETITION);
    checkRepetition(GameModel.PERPETUAL_CHECK);
    return problems;
  }

  /** Checks a goal, without regard to captures and replies. */
  private void checkGoal(Goal goal) {
    for (int side = Side.WHITE; problems.isEmpty() && side <= Side.BLACK; side++) {
      boolean isOpen = goal.safe() || (goal.answered() && side != board.side());
      List<Integer> there = isOpen ? List.of() : there(goal, side);
      // A count out of range has already been reported.
      if (!there.isEmpty() && isReached(goal, there)) {
        problems.add(
            SetupText.problem(
                    SetupText.name(side)
                        + " has won when it begins, by the piece on "
                        + geometry.name(there.get(0)),
                    "move the piece in the setup, or name other squares")
                .at(SetupText.square(facts, geometry, there.get(0))));
      }
    }
  }

  private boolean isReached(Goal goal, List<Integer> there) {
    boolean[] squares = new boolean[geometry.arrayLength()];
    there.forEach(square -> squares[square] = true);
    return goal.isFormation() ? goal.isFormed(geometry, squares) : there.size() >= goal.count();
  }

  /** Returns the squares on which pieces of a side are in a goal. */
  private List<Integer> there(Goal goal, int side) {
    SquareSet area = goal.area(geometry);
    List<Integer> kinds = facts.kindsOf(goal.of());
    return IntStream.range(0, geometry.arrayLength())
        .filter(square -> Cells.isOwn(board.get(square), side))
        .filter(square -> kinds.contains(Cell.kind(board.get(square))))
        .filter(square -> area.contains(side, square))
        .boxed()
        .toList();
  }

  private void checkReached(PlacedRule<Goal> placed) {
    Goal goal = placed.rule();
    String never = named(goal, kind -> !arrivals.everComes(kind, goal));
    String promoting = named(goal, kind -> !arrivals.everStays(kind, goal));
    if (!never.isEmpty()) {
      add(
          placed,
          never + " can never reach a square where it wins",
          "name squares that it can reach from the setup; all squares are White's");
    } else if (!promoting.isEmpty()) {
      add(
          placed,
          promoting + " must promote on every square where it wins, so it never wins",
          "name the promoted piece in the goal, or squares before the promotion "
              + "zone, or add optional = true to the promotion");
    }
  }

  /** Returns the names of some of the pieces of a goal; empty if there are none. */
  private String named(Goal goal, IntPredicate which) {
    return facts.kindsOf(goal.of()).stream()
        .filter(which::test)
        .map(kind -> facts.piece(kind).typeName())
        .collect(Collectors.joining(" and "));
  }

  private void add(PlacedRule<Goal> goal, String message, String help) {
    problems.add(
        new Diagnostic(ProblemCode.RULE_WITHOUT_EFFECT, goal.at(Goal.SQUARES), message, help));
  }

  private void checkExtinction(Extinction rule) {
    for (int side = Side.WHITE; problems.isEmpty() && side <= Side.BLACK; side++) {
      int owner = side;
      IntStream counts = facts.kindsOf(rule.of()).stream().mapToInt(kind -> count(owner, kind));
      int least = rule.each() ? counts.min().orElse(0) : counts.sum();
      if (least <= rule.left()) {
        add(
            "the game is over when it begins, because "
                + SetupText.name(side)
                + " has "
                + (least == 0 ? "none" : "no more than " + least)
                + " of the pieces "
                + rule.of()
                + (rule.each() ? ", each counted alone" : ""),
            "add pieces to the setup, or change the extinction");
      }
    }
  }

  private int count(int side, int kind) {
    long onBoard =
        IntStream.of(board.cells())
            .filter(cell -> Cells.isOwn(cell, side) && Cell.kind(cell) == kind)
            .count();
    return (int) onBoard + board.inHand(side, kind);
  }

  private void checkBareKings() {
    BareKing rule = facts.model().bareKing();
    boolean mover = isBare(board.side());
    boolean waiting = isBare(Side.opponent(board.side()));
    if (rule != BareKing.PLAYS_ON && (waiting || (mover && rule == BareKing.LOSES))) {
      add(
          "the game is over when it begins, because "
              + SetupText.name(waiting ? Side.opponent(board.side()) : board.side())
              + " has only royal pieces",
          "add another piece to the setup, or remove bareKing");
    }
  }

  private boolean isBare(int side) {
    for (int cell : board.cells()) {
      if (Cells.isOwn(cell, side) && !Cells.isRoyal(cell)) {
        return false;
      }
    }
    return true;
  }

  private void checkChecks() {
    int most = facts.model().checks();
    for (int side = Side.WHITE; most > 0 && side <= Side.BLACK; side++) {
      if (board.checksGiven(side) == most) {
        add(
            SetupText.name(side) + " has won when it begins, with no check left to give",
            "write the checks that White and Black have left, as in " + most + "+" + most);
      }
    }
  }

  private void checkClock() {
    int clock = Fen.halfmoveClock(facts.setup());
    int limit = facts.model().moveLimit();
    if (limit > 0 && clock >= 2L * limit) {
      problems.add(
          SetupText.problem(
                  "the game is drawn when it begins, because its clock is at " + clock + " plies",
                  "write 0 for the clock, the fifth field of the setup")
              .at(SetupText.field(facts, SetupText.CLOCK)));
    }
  }

  private void checkRepetition(Member<?> member) {
    GameModel model = facts.model();
    if (model.repetitions() == 0 && !member.isDefault(model.get(member))) {
      problems.add(
          new Diagnostic(
              ProblemCode.RULE_WITHOUT_EFFECT,
              AnnotationPlace.of(member.name()),
              "no number of repetitions ends the game, so " + member.name() + " has no effect",
              "add repetitions = 3, or remove it"));
    }
  }

  private void add(String refusal, String help) {
    problems.add(SetupText.problem(refusal, help));
  }
}
