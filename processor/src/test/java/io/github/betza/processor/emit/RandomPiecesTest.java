package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.Side;
import io.github.betza.processor.Choices;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.interpret.InterpretedMove;
import io.github.betza.processor.interpret.Interpreter;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Landing.Custody;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Generated code makes the moves that the interpreter finds, whatever the model can hold. */
final class RandomPiecesTest {
  private static final int PIECES = 120;
  private static final int POSITIONS = 20;

  private static final Leg DIAGONAL = Leg.leap(new Vector(1, 1));

  @Provide
  static Arbitrary<List<List<Drawn>>> batches() {
    return Drawn.batch(Drawn.pieces(), PIECES)
        .list()
        .ofMinSize(1)
        .ofMaxSize(Integer.getInteger("betza.random", 1))
        .withSizeDistribution(Choices.LONGEST);
  }

  /** {@code -Dbetza.random} is how many batches. */
  @BatchProperty
  void anyPiece(@ForAll("batches") List<List<Drawn>> batches) throws TooLargeException {
    for (List<Drawn> batch : batches) {
      compare(batch);
    }
  }

  /** It takes a piece along, puts it down where it began, and so cannot return there. */
  @Test
  void aMoverDoesNotGoBackToAPieceItPutDown() throws TooLargeException {
    Landing stay = new Landing(LegOutcome.EMPTY, false);
    Landing goBack = new Landing(LegOutcome.EMPTY, false, Finish.RETURN, List.of());
    compare("goes back", takingAlong(new Node(DIAGONAL, List.of(stay, goBack), List.of())));
  }

  /** It does the same, and then another piece makes the rest of the move. */
  @Test
  void aMoverDoesNotStayOnAPieceItPutDown() throws TooLargeException {
    Landing stay = new Landing(LegOutcome.EMPTY, false);
    Branch excite =
        new Branch(
            new LegOutcome(OccupancyCondition.OWN, LegEffect.EXCITE),
            List.of(new Node(DIAGONAL, List.of(stay), List.of())));
    compare("excites", takingAlong(new Node(DIAGONAL, List.of(stay), List.of(excite))));
  }

  /** There is nothing left to be put down where it began, so both moves are one. */
  @Test
  void aMoverPutsDownAPieceOnce() throws TooLargeException {
    Landing stay = new Landing(LegOutcome.EMPTY, false);
    Landing unload =
        new Landing(new LegOutcome(OccupancyCondition.EMPTY, LegEffect.UNLOAD_AT_ORIGIN), false);
    compare("unloads", takingAlong(new Node(DIAGONAL, List.of(stay, unload), List.of())));
  }

  /** What it captures on the square it goes back from no longer stands between the captors. */
  @Test
  void custodyIsWhatIsHeldAfterTheCapture() throws TooLargeException {
    List<Vector> between = List.of(new Vector(1, 0), new Vector(2, 0));
    List<Custody> custodies = List.of(new Custody(between, new Vector(3, 0)));
    Landing capture = new Landing(LegOutcome.CAPTURE, false, Finish.RETURN, custodies);
    Node node = new Node(Leg.leap(new Vector(1, 0)), List.of(capture), List.of());
    Piece piece = new Piece(List.of(new Walk(false, List.of(node))));
    Board board = new Board(8, 8);
    int from = board.geometry().square(0, 0);
    board.put(from, Cell.of(1, Side.WHITE));
    board.put(from + 1, Cell.of(1, Side.BLACK));
    board.put(from + 2, Cell.of(1, Side.BLACK));
    board.put(from + 3, Cell.of(2, Side.WHITE));
    assertThat(new Interpreter(piece).moves(board, from))
        .singleElement()
        .extracting(InterpretedMove::effects)
        .isEqualTo(List.of(Effect.of(Effect.REMOVE, from + 1), Effect.of(Effect.REMOVE, from + 2)));
    new Comparison().compare("holds", piece, moves(piece), board, new Random(1));
  }

  /** The other captor cannot stand where the piece stands that is held, nor where nothing may. */
  @Test
  void custodyThatCannotBe() throws TooLargeException {
    Vector held = new Vector(0, 1);
    Vector beyond = new Vector(0, 2);
    List<Custody> custodies =
        List.of(
            new Custody(List.of(held), held),
            new Custody(List.of(held, beyond), beyond),
            new Custody(List.of(held, held), beyond));
    Landing hold = new Landing(LegOutcome.EMPTY, false, Finish.STAY, custodies);
    Length any = new Length.Between(1, Length.UNLIMITED);
    Leg slide = new Leg(List.of(new Vector(1, 0)), Leg.ANY, any, Bridge.NONE, false, Wrap.NONE);
    compare(
        "holds",
        new Piece(List.of(new Walk(false, List.of(new Node(slide, List.of(hold), List.of()))))));
  }

  /** One leg puts a piece down where it begins, another captures it and ends with it put there. */
  @Test
  void aPieceThatIsPutDownAtTheOriginInTwoWays() throws TooLargeException {
    Landing puttingBack =
        new Landing(new LegOutcome(OccupancyCondition.EMPTY, LegEffect.UNLOAD_AT_ORIGIN), false);
    Node last = new Node(Leg.leap(new Vector(1, 0)), List.of(puttingBack), List.of());
    Branch captures =
        new Branch(new LegOutcome(OccupancyCondition.ENEMY, LegEffect.REMOVE), List.of(last));
    Branch takesAlong =
        new Branch(
            new LegOutcome(OccupancyCondition.ENEMY, LegEffect.UNLOAD_AT_LEG_START), List.of(last));
    Node first = new Node(Leg.leap(new Vector(1, 0)), List.of(), List.of(captures, takesAlong));
    compare("put down", new Piece(List.of(new Walk(false, List.of(first)))));
  }

  /** It hops over a piece, goes round the board to it again, and has nowhere to put it down. */
  @Test
  void aPieceIsNotPutDownWhereItStands() throws TooLargeException {
    Node last = new Node(DIAGONAL, List.of(new Landing(LegOutcome.EMPTY, false)), List.of());
    LegOutcome takeAlong = new LegOutcome(OccupancyCondition.ENEMY, LegEffect.UNLOAD_AT_LEG_START);
    Leg round =
        new Leg(
            List.of(new Vector(1, 0)),
            Leg.ANY,
            new Length.Between(1, Length.UNLIMITED),
            Bridge.NONE,
            false,
            Wrap.CYLINDER);
    Node again = new Node(round, List.of(), List.of(new Branch(takeAlong, List.of(last))));
    Branch hop =
        new Branch(new LegOutcome(OccupancyCondition.ENEMY, LegEffect.NONE), List.of(again));
    Node first = new Node(Leg.leap(new Vector(1, 0)), List.of(), List.of(hop));
    Piece piece = new Piece(List.of(new Walk(false, List.of(first))));
    Board board = new Board(4, 4);
    int from = board.geometry().square(0, 0);
    board.put(from, Cell.of(1, Side.WHITE));
    board.put(from + 1, Cell.of(1, Side.BLACK));
    assertThat(new Interpreter(piece).moves(board, from)).isEmpty();
    compare("goes round", piece);
  }

  /** A jump over a single piece leaves no square on which a capture en passant could follow. */
  @Test
  void enPassantThatIsGrantedNowhereIsNone() throws TooLargeException {
    List<Vector> hurdle = List.of(new Vector(1, 0));
    List<Vector> detour = List.of(new Vector(0, 1), new Vector(1, 1));
    Leg jump =
        new Leg(
            List.of(new Vector(2, 0)),
            Leg.ANY,
            Length.one(),
            new Bridge(Bridge.Condition.ONE_OCCUPIED, List.of(List.of(hurdle, detour))),
            false,
            Wrap.NONE);
    List<Landing> landings =
        List.of(new Landing(LegOutcome.EMPTY, false), new Landing(LegOutcome.EMPTY, true));
    Piece piece = new Piece(List.of(new Walk(false, List.of(new Node(jump, landings, List.of())))));
    Board board = new Board(8, 8);
    int from = board.geometry().square(0, 0);
    board.put(from, Cell.of(1, Side.WHITE));
    board.put(from + 1, Cell.of(1, Side.BLACK));
    assertThat(new Interpreter(piece).moves(board, from)).hasSize(1);
    board.put(from + 1, Cell.EMPTY);
    board.put(board.geometry().square(0, 1), Cell.of(1, Side.BLACK));
    assertThat(new Interpreter(piece).moves(board, from)).hasSize(2);
    compare("jumps", piece);
  }

  private static Piece takingAlong(Node next) {
    LegOutcome takeAlong = new LegOutcome(OccupancyCondition.ENEMY, LegEffect.UNLOAD_AT_LEG_START);
    List<Branch> branches = List.of(new Branch(takeAlong, List.of(next)));
    Node first = new Node(Leg.leap(new Vector(1, 0)), List.of(), branches);
    return new Piece(List.of(new Walk(false, List.of(first))));
  }

  private static void compare(String name, Piece piece) throws TooLargeException {
    new Comparison().check(1, 10 * POSITIONS, name, piece, moves(piece));
  }

  private static PieceMoves moves(Piece piece) throws TooLargeException {
    Generated generated = new Generated();
    generated.add("Piece", piece);
    generated.compile();
    return generated.moves("Piece");
  }

  private static void compare(List<Drawn> batch) throws TooLargeException {
    Map<String, Drawn> pieces = new LinkedHashMap<>();
    Generated generated = new Generated();
    for (Drawn each : batch) {
      String name = "Piece" + pieces.size();
      try {
        generated.add(name, each.piece());
        pieces.put(name, each);
      } catch (TooLargeException refused) {
        // A few are so large that they are refused, which is no wrong move.
      }
    }
    assertThat(batch.size() - pieces.size()).isLessThan(PIECES / 10);
    generated.compile();
    List<PieceMoves> moves = pieces.keySet().stream().map(generated::moves).toList();
    new Comparison().compareAll(List.copyOf(pieces.values()), moves, POSITIONS);
  }
}
