package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.Side;
import io.github.betza.processor.Choices;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Landing.Custody;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Legs that are repeated to the edge of the board become one method, others do not. */
final class RepetitionsTest {
  private static final LegOutcome HOP = new LegOutcome(OccupancyCondition.PIECE, LegEffect.NONE);
  private static final List<Landing> ENDS =
      List.of(new Landing(LegOutcome.EMPTY, false), new Landing(LegOutcome.CAPTURE, false));
  private static final List<Vector> STRAIGHT =
      List.of(new Vector(0, 1), new Vector(1, 0), new Vector(0, -1), new Vector(-1, 0));

  /** Makes a piece that repeats some steps in turn, and goes on from some squares. */
  private static Piece rider(int steps, List<Landing> ends, LegOutcome... onward) {
    List<Node> first = new ArrayList<>();
    for (Vector vector : STRAIGHT) {
      List<Node> next = List.of();
      for (int i = 0; i < steps; i++) {
        List<Branch> branches = new ArrayList<>();
        if (i > 0) {
          List<Node> after = next;
          List.of(onward).forEach(outcome -> branches.add(new Branch(outcome, after)));
        }
        next = List.of(new Node(Leg.leap(vector), ends, branches));
      }
      first.addAll(next);
    }
    return new Piece(List.of(new Walk(false, first)));
  }

  @Test
  void aRiderOverPiecesIsShort() throws TooLargeException {
    Generated endless = new Generated().add("Rider", rider(35, ENDS, LegOutcome.EMPTY, HOP));
    Generated longLeaper =
        new Generated()
            .add("Rider", rider(35, ENDS.subList(0, 1), LegOutcome.EMPTY, LegOutcome.CAPTURE));
    Generated short20 = new Generated().add("Rider", rider(20, ENDS, LegOutcome.EMPTY, HOP));

    assertThat(endless.text("Rider").lines().count()).isLessThan(350);
    assertThat(longLeaper.text("Rider").lines().count()).isLessThan(450);
    assertThat(short20.text("Rider").lines().count()).isGreaterThan(500);
  }

  /** The last capture has no step after it, but what would follow is not on the board. */
  @Test
  void aLongLeaperCallsOneMethodForEachCapture() throws TooLargeException {
    Piece piece = Notations.read("mQ+[cl]Q", Dialect.BEX).piece().orElseThrow();
    String text = new Generated().add("LongLeaper", piece).text("LongLeaper");

    assertThat(text).contains("        step(cells, own, from, to2, step, moves);\n");
    assertThat(text.split("Effect.REMOVE", -1)).hasSize(3);
  }

  /** The rider of 34 steps stops one short of the edge of the largest board. */
  @Tag("deep")
  @Test
  void theLargestBoardShowsEveryStep() throws TooLargeException {
    Comparison comparison = new Comparison();
    for (int steps : new int[] {3, 34, 35, 40}) {
      Piece piece = rider(steps, ENDS, LegOutcome.EMPTY, HOP);
      Generated generated = new Generated().add("Rider", piece).compile();
      Choices.check(
          steps,
          4,
          choices -> {
            Board board = comparison.positions(choices).next(36, 36 - choices.nextInt(4));
            int corner = board.geometry().square(0, 0);
            board.put(corner, Cell.of(1, Side.WHITE));
            for (int file = 1; file < 36; file++) {
              board.put(board.geometry().square(file, 0), Cell.EMPTY);
            }
            MoveList list = new MoveList();
            generated.moves("Rider").generate(board, corner, 1, 0, list);
            long straight = 0;
            for (int i = 0; i < list.size(); i++) {
              int to = Move.to(list.get(i));
              straight += board.geometry().rank(to) == 0 ? 1 : 0;
            }
            assertThat(straight).isEqualTo(Math.min(steps, 35));
            comparison.compare(
                "rider of " + steps, piece, generated.moves("Rider"), board, choices);
          });
    }
  }

  /** Eight victims on a line, and three in custody. */
  @Test
  void manyVictims() throws TooLargeException {
    List<Custody> custodies =
        STRAIGHT.stream().map(step -> new Custody(List.of(step), step.times(2))).toList();
    Landing hold = new Landing(LegOutcome.EMPTY, false, Finish.STAY, custodies);
    Generated generated =
        new Generated()
            .add("Leaper", rider(35, ENDS.subList(0, 1), LegOutcome.EMPTY, LegOutcome.CAPTURE))
            .add("Pincer", rider(1, List.of(hold)))
            .compile();
    Board board = new Board(20, 20);
    for (int rank = 2; rank < 18; rank += 2) {
      board.put(board.geometry().square(0, rank), Cell.of(1, Side.BLACK));
    }
    int from = board.geometry().square(0, 1);
    board.put(from, Cell.of(1, Side.WHITE));
    int centre = board.geometry().square(10, 10);
    for (Vector step : STRAIGHT) {
      board.put(board.geometry().step(centre, step.files(), step.ranks()), Cell.of(1, 1));
      board.put(board.geometry().step(centre, 2 * step.files(), 2 * step.ranks()), Cell.of(1, 0));
    }
    int pincer = board.geometry().step(centre, 1, 0);
    board.put(pincer, Cell.of(1, Side.WHITE));
    MoveList list = new MoveList();
    generated.moves("Leaper").generate(board, from, 1, 1, list);
    generated.moves("Pincer").generate(board, pincer, 1, 1, list);
    List<Integer> victims = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      victims.add(list.effectCount(i));
      Making.check(board, list, i);
    }
    assertThat(victims).contains(8, 3);
  }
}
