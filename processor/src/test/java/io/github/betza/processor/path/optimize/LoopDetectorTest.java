package io.github.betza.processor.path.optimize;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Side;
import io.github.betza.processor.Choices;
import io.github.betza.processor.interpret.Interpreter;
import io.github.betza.processor.notation.direction.Sectors;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.resolve.PathTreeBuilder;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading.Sector;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class LoopDetectorTest {
  private static final Atom FERZ = Atom.leaper(1, 1);
  private static final Atom KNIGHT = Atom.leaper(1, 2);
  private static final int KNIGHT_SIDES = 8;

  @Test
  void aRoseOfOneHandIsOneLegForEachDirection() {
    List<Node> legs = rolled(chain(KNIGHT, 7, Sectors.pair('r', 'f')));
    assertThat(legs).hasSize(8).allMatch(leg -> leg.branches().isEmpty());
    // Seven steps of a circle that is told as a whole.
    assertThat(legs.get(0).leg().cycle()).hasSize(8).doesNotHaveDuplicates();
    assertThat(legs.get(0).leg().length()).isEqualTo(new Length.Between(1, 7));
  }

  @Test
  void anArcOfUnequalTurnsIsNoCircle() {
    Chain arc = chain(KNIGHT, 4, Sectors.pair('r', 'f'), Sectors.pair('l', 'f'), Sector.FORWARD);
    assertThat(rolled(arc))
        .extracting(leg -> leg.leg().cycle().size())
        .allMatch(size -> size < KNIGHT_SIDES);
  }

  @Test
  void aCrookedBishopIsACycleOfTwoSteps() {
    List<Node> legs = rolled(chain(FERZ, 35, Sectors.single('l'), Sectors.single('r')));
    assertThat(legs).hasSize(4);
    assertThat(legs.get(0).leg().cycle()).hasSize(2);
    assertThat(legs.get(0).leg().length()).isEqualTo(new Length.Between(1, 35));
  }

  @Test
  void aStraightRideToTheEdgeIsUnlimited() {
    Node first = rolled(chain(KNIGHT, 35, Sector.FORWARD)).get(0);
    assertThat(first.leg().isStraight()).isTrue();
    assertThat(first.leg().length()).isEqualTo(new Length.Between(1, Length.UNLIMITED));
  }

  @Test
  void aShortChainStaysAsItIs() {
    assertThat(rolled(chain(FERZ, 3, Sector.FORWARD))).allMatch(leg -> leg.leg().length().isOne());
  }

  /** What lies beyond a step of the Ferz is not where its next step leads. */
  @Test
  void aCrookedRiderThatStopsBeforePiecesStaysAsItIs() {
    List<Landing> beforePieces =
        List.of(
            new Landing(
                new LegOutcome(OccupancyCondition.EMPTY_BEFORE_PIECE, LegEffect.NONE), false));
    Chain crooked = chain(FERZ, 6, beforePieces, Sectors.single('l'), Sectors.single('r'));
    assertThat(rolled(crooked)).allMatch(leg -> leg.leg().length().isOne());
    assertThat(rolled(chain(FERZ, 6, beforePieces, Sector.FORWARD)).get(0).leg().length())
        .isEqualTo(new Length.Between(1, 6));
  }

  @Provide
  static Arbitrary<Choices> choices() {
    return Choices.any();
  }

  @Property(tries = 300, seed = "7")
  void theMovesStayTheSame(@ForAll("choices") Choices choices) {
    List<Chain> chains =
        List.of(
            chain(KNIGHT, 7, Sectors.pair('r', 'f')),
            chain(KNIGHT, 7, Sectors.pair('l', 'f')),
            chain(FERZ, 35, Sectors.single('l'), Sectors.single('r')),
            chain(FERZ, 6, Sector.FORWARD));
    Piece piece = PathTreeBuilder.build(List.copyOf(chains), new Work(1_000_000));
    Interpreter rolled = new Interpreter(new Piece(Alternatives.of(piece).own()));
    Interpreter original = new Interpreter(piece);
    Board board = new Board(1 + choices.nextInt(12), 1 + choices.nextInt(12));
    int from = fill(board, choices);
    assertThat(rolled.moves(board, from)).isEqualTo(original.moves(board, from));
  }

  private static int fill(Board board, Random random) {
    int files = board.geometry().files();
    int ranks = board.geometry().ranks();
    for (int i = random.nextInt(files * ranks); i > 0; i--) {
      int square = board.geometry().square(random.nextInt(files), random.nextInt(ranks));
      board.put(square, Cell.of(1, random.nextBoolean() ? Side.WHITE : Side.BLACK));
    }
    int from = board.geometry().square(random.nextInt(files), random.nextInt(ranks));
    board.put(from, Cell.of(1, random.nextBoolean() ? Side.WHITE : Side.BLACK));
    return from;
  }

  private static List<Node> rolled(Chain chain) {
    Piece piece = PathTreeBuilder.build(List.of(chain), new Work(1_000_000));
    return ((Walk) Alternatives.of(piece).own().get(0)).first();
  }

  /** Steps that may each end the move; the directions behind the first come in turn. */
  private static Chain chain(Atom atom, int steps, Sector... turns) {
    return chain(
        atom,
        steps,
        List.of(new Landing(LegOutcome.EMPTY, false), new Landing(LegOutcome.CAPTURE, false)),
        turns);
  }

  private static Chain chain(Atom atom, int steps, List<Landing> landings, Sector... turns) {
    List<LegSpec> legs = new ArrayList<>();
    for (int i = 0; i < steps; i++) {
      Sector heading = i == 0 ? Sector.ALL : turns[i % turns.length];
      List<LegOutcome> onward = i < steps - 1 ? List.of(LegOutcome.EMPTY) : List.of();
      legs.add(LegSpec.straight(atom, heading, Length.one(), landings, onward));
    }
    return new Chain(false, legs);
  }
}
