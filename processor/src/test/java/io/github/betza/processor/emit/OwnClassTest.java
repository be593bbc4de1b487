package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.path.Piece;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Code generated against an engine's own board makes the same moves. */
final class OwnClassTest {
  private static final BoardBinding ENGINE =
      new BoardBinding("generated.EngineBoard", BoardBinding.Access.OWN_CLASS);

  @Tag("deep")
  @Test
  void movesAreThoseOfTheInterpreter() throws Exception {
    Comparison comparison = new Comparison();
    Generated generated = new Generated().add("EngineBoard", engineBoard());
    List<String> notations = Notation.all();
    for (int i = 0; i < notations.size(); i++) {
      generated.add(onEngine("Piece" + i, notations.get(i)));
    }
    generated.compile();
    Class<?> engine = generated.type("EngineBoard");
    for (int i = 0; i < notations.size(); i++) {
      Piece piece = Generated.piece(notations.get(i));
      PieceMoves moves = new OnEngineBoard(generated.type("Piece" + i), engine);
      RandomPositions positions = comparison.positions(i);
      for (int round = 0; round < 10; round++) {
        comparison.compare(notations.get(i), piece, moves, positions.next(), new Random(round));
      }
    }
  }

  /** An engine may ask about a square on which it has not put the piece. */
  @Test
  void walksRoundTheBoardEndOnAnEmptyOrigin() throws Exception {
    List<String> notations = List.of("oQ", "ooQ", "oR3", "mooNN", "oRcoB");
    Generated generated = new Generated().add("EngineBoard", engineBoard());
    for (int i = 0; i < notations.size(); i++) {
      generated.add(onEngine("Piece" + i, notations.get(i)));
    }
    generated.compile();
    Class<?> engine = generated.type("EngineBoard");
    Board empty = new Board(5, 7);
    int from = empty.geometry().square("c3");
    Board full = new Board(5, 7);
    full.put(from, Cell.of(1, Cell.side(Cell.EMPTY)));
    for (int i = 0; i < notations.size(); i++) {
      PieceMoves moves = new OnEngineBoard(generated.type("Piece" + i), engine);
      assertThat(listed(moves, empty, from))
          .as(notations.get(i))
          .isEqualTo(listed(moves, full, from));
      assertThat(moves.canCapture(empty, from, from)).isFalse();
    }
  }

  private static String listed(PieceMoves moves, Board board, int from) {
    MoveList list = new MoveList();
    moves.generate(board, from, 1, PieceMoves.ALL, list);
    return list.toString();
  }

  private static PieceSource onEngine(String className, String notation) {
    PieceSource on = Generated.source(className, Generated.piece(notation), Optional.empty());
    return new PieceSource(
        on.packageName(),
        on.className(),
        on.notation(),
        on.dialect(),
        on.pieceName(),
        on.letter(),
        on.royal(),
        on.promotions(),
        on.words(),
        on.diagram(),
        on.piece(),
        on.geometry(),
        ENGINE);
  }

  /** Boards of xiangqi engines often begin with Black's side, so that the next rank is before. */
  @Test
  void ranksMayBeNumberedDownward() throws Exception {
    List<String> notations = List.of("N", "R", "FyafsF", "mRcpR", "nN", "fmWfcF", "gQ", "mNcB");
    Generated generated = new Generated().add("EngineBoard", text("DownwardBoard"));
    for (int i = 0; i < notations.size(); i++) {
      generated.add(onEngine("Piece" + i, notations.get(i)));
      generated.add("Upward" + i, Generated.piece(notations.get(i)));
    }
    generated.compile();
    Class<?> engine = generated.type("EngineBoard");
    RandomPositions positions = new Comparison().positions(1);
    for (int round = 0; round < 20; round++) {
      Board board = positions.next();
      for (int i = 0; i < notations.size(); i++) {
        PieceMoves downward = new OnEngineBoard(generated.type("Piece" + i), engine);
        for (int from : pieces(board)) {
          assertThat(ends(downward, board, flipped(board, from), true))
              .as(notations.get(i))
              .isEqualTo(ends(generated.moves("Upward" + i), board, from, false));
        }
      }
    }
  }

  private static List<Integer> pieces(Board board) {
    return IntStream.range(0, board.cells().length)
        .filter(square -> Cell.isPiece(board.get(square)))
        .boxed()
        .toList();
  }

  private static int flipped(Board board, int square) {
    int rows = board.cells().length / board.stride();
    return (rows - 1 - square / board.stride()) * board.stride() + square % board.stride();
  }

  private static Set<String> ends(PieceMoves moves, Board board, int from, boolean flips) {
    MoveList list = new MoveList();
    moves.generate(board, from, 1, PieceMoves.ALL, list);
    Set<String> ends = new TreeSet<>();
    for (int i = 0; i < list.size(); i++) {
      int to = Move.to(list.get(i));
      ends.add((flips ? flipped(board, to) : to) + (Move.isCapture(list.get(i)) ? "x" : ""));
    }
    return ends;
  }

  @Test
  void onlyWhatThePieceNeedsIsAskedFor() throws TooLargeException {
    assertThat(Emitter.requiredMethods(Generated.piece("N")))
        .extracting(BoardMethod::name)
        .containsExactly("stride", "side", "isEmpty", "isEnemy");
    assertThat(Emitter.requiredMethods(Generated.piece("fmWfceFifmnD")))
        .extracting(BoardMethod::name)
        .contains("isUnmoved", "enPassantVictim")
        .doesNotContain("isRoyal", "wrap");
    assertThat(Emitter.requiredPadding(Generated.piece("N"))).isEqualTo(2);
    assertThat(Emitter.requiredPadding(Generated.piece("jR"))).isEqualTo(2);
  }

  private static String engineBoard() throws IOException {
    return text("EngineBoard");
  }

  private static String text(String name) throws IOException {
    try (InputStream in =
        Objects.requireNonNull(
            OwnClassTest.class.getResourceAsStream("/emit/" + name + ".java.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** The methods of a class for the engine's board, in the shape of those for the runtime's. */
  private static final class OnEngineBoard implements PieceMoves {
    private final Class<?> engine;
    private final Method[] lists = new Method[3];
    private final Method attacks;

    OnEngineBoard(Class<?> type, Class<?> engine) throws ReflectiveOperationException {
      this.engine = engine;
      lists[ALL] = type.getMethod("moves", engine, int.class, MoveList.class);
      lists[CAPTURES] = type.getMethod("captures", engine, int.class, MoveList.class);
      lists[QUIETS] = type.getMethod("quiets", engine, int.class, MoveList.class);
      attacks = type.getMethod("attacks", engine, int.class, int.class);
    }

    private Object wrap(Board board) throws ReflectiveOperationException {
      return engine.getConstructor(Board.class).newInstance(board);
    }

    @Override
    public void generate(Board board, int from, int forward, int filter, MoveList moves) {
      try {
        lists[filter].invoke(null, wrap(board), from, moves);
      } catch (ReflectiveOperationException e) {
        throw new LinkageError("a generated method", e);
      }
    }

    @Override
    public boolean canCapture(Board board, int from, int target) {
      try {
        return (boolean) attacks.invoke(null, wrap(board), from, target);
      } catch (ReflectiveOperationException e) {
        throw new LinkageError("a generated method", e);
      }
    }
  }
}
