package io.github.betza.processor.path.optimize;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Side;
import io.github.betza.processor.Choices;
import io.github.betza.processor.interpret.Interpreter;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import net.jqwik.api.statistics.StatisticsReport.StatisticsReportMode;
import org.junit.jupiter.api.Test;

class LameLeapMergerTest {
  private static final Vector FORWARD = new Vector(0, 1);
  private static final List<Landing> BOTH =
      List.of(new Landing(LegOutcome.EMPTY, false), new Landing(LegOutcome.CAPTURE, false));
  private static final Node RIGHT = leap(new Vector(1, 2), FORWARD, BOTH);
  private static final Node LEFT = leap(new Vector(-1, 2), FORWARD, BOTH);

  @Test
  void leapsOverOneSquareBeginWithOneStep() {
    List<Node> joined = joined(RIGHT, leap(new Vector(2, 1), new Vector(1, 0), BOTH), LEFT);
    assertThat(joined).hasSize(2);
    Node step = joined.get(0);
    assertThat(step.leg()).isEqualTo(Leg.leap(FORWARD));
    assertThat(step.landings()).isEmpty();
    assertThat(step.branches()).singleElement().satisfies(way -> assertThat(way.next()).hasSize(2));
  }

  @Test
  void aLeapThatIsAloneStaysAsItIs() {
    Node other = leap(new Vector(2, 1), new Vector(1, 0), BOTH);
    assertThat(joined(RIGHT, other)).containsExactly(RIGHT, other);
  }

  @Test
  void aLeapThatGrantsRightsOrDoesMoreStaysAsItIs() {
    Node granting = leap(new Vector(-1, 2), FORWARD, List.of(new Landing(LegOutcome.EMPTY, true)));
    assertThat(joined(RIGHT, granting)).containsExactly(RIGHT, granting);
    Landing back = new Landing(LegOutcome.CAPTURE, false, Finish.RETURN, List.of());
    Node returning = leap(new Vector(-1, 2), FORWARD, List.of(back));
    assertThat(joined(RIGHT, returning)).containsExactly(RIGHT, returning);
  }

  @Test
  void aJumpThatNeedsAPieceStaysAsItIs() {
    Node jump = node(new Vector(-1, 2), FORWARD, Bridge.Condition.OCCUPIED, BOTH);
    assertThat(joined(RIGHT, jump)).containsExactly(RIGHT, jump);
  }

  @Provide
  static Arbitrary<Choices> choices() {
    return Choices.any();
  }

  @Property(tries = 300, seed = "3")
  @StatisticsReport(StatisticsReportMode.OFF)
  void theMovesStayTheSame(@ForAll("choices") Choices choices) {
    Node quiet = leap(new Vector(0, 2), FORWARD, BOTH.subList(0, 1));
    List<Alternative> original = List.of(new Walk(false, List.of(RIGHT, LEFT, quiet)));
    Interpreter before = new Interpreter(new Piece(original));
    Interpreter after = new Interpreter(new Piece(LameLeapMerger.join(original)));
    Board board = new Board(1 + choices.nextInt(5), 1 + choices.nextInt(5));
    int from = fill(board, choices);
    assertThat(after.moves(board, from)).isEqualTo(before.moves(board, from));
    Statistics.collect(before.moves(board, from).isEmpty());
    Statistics.coverage(coverage -> coverage.check(false).count(some -> some > 0));
  }

  private static int fill(Board board, Random random) {
    int files = board.geometry().files();
    int ranks = board.geometry().ranks();
    for (int i = random.nextInt(files * ranks); i > 0; i--) {
      board.put(square(board, random), Cell.of(1, side(random)));
    }
    int from = square(board, random);
    board.put(from, Cell.of(1, side(random)));
    return from;
  }

  private static int square(Board board, Random random) {
    int file = random.nextInt(board.geometry().files());
    return board.geometry().square(file, random.nextInt(board.geometry().ranks()));
  }

  private static int side(Random random) {
    return random.nextBoolean() ? Side.WHITE : Side.BLACK;
  }

  private static List<Node> joined(Node... nodes) {
    return ((Walk) LameLeapMerger.join(List.of(new Walk(false, List.of(nodes)))).get(0)).first();
  }

  private static Node leap(Vector step, Vector square, List<Landing> landings) {
    return node(step, square, Bridge.Condition.EMPTY, landings);
  }

  private static Node node(
      Vector step, Vector square, Bridge.Condition condition, List<Landing> landings) {
    Bridge bridge = new Bridge(condition, List.of(List.of(List.of(square))));
    Leg leg = new Leg(List.of(step), Leg.ANY, Length.one(), bridge, false, Wrap.NONE);
    return new Node(leg, landings, List.of());
  }
}
