package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Attackers;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.processor.Choices;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.path.Piece;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Code generated against an engine's own board makes the same moves. */
final class OwnClassTest {
  private static final BoardBinding ENGINE =
      new BoardBinding(
          "generated.EngineBoard",
          BoardBinding.Access.OWN_CLASS,
          List.of(),
          true,
          BoardBinding.RUNTIME_LIST);

  private static final BoardBinding WITHOUT_KINDS =
      new BoardBinding("generated.EngineBoard", BoardBinding.Access.OWN_CLASS);

  /** Sliders, leapers, hoppers, bent, lame, unmoved and doubly capturing pieces. */
  private static final List<String> VARIED =
      List.of(
          "R",
          "nN",
          "gQ",
          "mRcpR",
          "FyafsF",
          "fmWfceFifmnD",
          "cafmW",
          "fsWifcD",
          "ckQ",
          "NmQ",
          "cpR",
          "oR",
          "mcafmW",
          "KisO2");

  @Tag("deep")
  @Test
  void movesAreThoseOfTheInterpreter() throws Exception {
    compare(Notation.all());
  }

  @Tag("deep")
  @Test
  void movesOfVariedPiecesAreThoseOfTheInterpreter() throws Exception {
    compare(VARIED);
  }

  private static void compare(List<String> notations) throws Exception {
    Comparison comparison = new Comparison();
    Generated generated = new Generated().add("EngineBoard", engineBoard());
    for (int i = 0; i < notations.size(); i++) {
      generated.add(onEngine("Piece" + i, notations.get(i)));
    }
    generated.compile();
    Class<?> engine = generated.type("EngineBoard");
    for (int i = 0; i < notations.size(); i++) {
      Piece piece = Generated.piece(notations.get(i));
      PieceMoves moves = new OnEngineBoard(generated.type("Piece" + i), engine);
      String notation = notations.get(i);
      Choices.check(
          i,
          10,
          choices -> {
            Board board = comparison.positions(choices).next();
            comparison.compare(notation, piece, moves, board, choices);
            compareCanMove(notation, moves, board);
          });
    }
  }

  private static void compareCanMove(String notation, PieceMoves moves, Board board) {
    int from = RandomPositions.occupied(board).get(0);
    MoveList list = new MoveList();
    moves.generate(board, from, 1, PieceMoves.ALL, list);
    int[] squares = IntStream.range(1, board.cells().length).toArray();
    assertThat(IntStream.of(squares).filter(to -> moves.canMove(board, from, to)))
        .as(() -> notation + " from " + from + "\n" + RandomPositions.draw(board))
        .isEqualTo(IntStream.of(squares).filter(list::reaches).boxed().toList());
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
    return onEngine(className, notation, ENGINE);
  }

  static PieceSource onEngine(String className, String notation, BoardBinding board) {
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
        board);
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
      board.clearEnPassant();
      for (int i = 0; i < notations.size(); i++) {
        PieceMoves downward = new OnEngineBoard(generated.type("Piece" + i), engine);
        for (int from : pieces(board)) {
          PieceMoves upward = generated.moves("Upward" + i);
          assertThat(ends(downward, board, flipped(board, from), true))
              .as(notations.get(i))
              .isEqualTo(ends(upward, board, from, false));
          assertThat(attackers(downward, board, flipped(board, from), board.get(from)))
              .as(notations.get(i))
              .containsExactlyInAnyOrderElementsOf(
                  attackers(upward, board, from, board.get(from)).stream()
                      .map(square -> flipped(board, square))
                      .toList());
        }
      }
    }
  }

  /** The class says why it does not look outward. */
  @Test
  void searchesWhereItCanBe() throws TooLargeException {
    assertThat(Generated.text(onEngine("Rook", "R")))
        .contains("isAttacked(generated.EngineBoard board, int square, int side, int kind)")
        .doesNotContain("has no");
    assertThat(Generated.text(onEngine("Pawn", "fceF")))
        .contains("Captures en passant are left out.");
    assertThat(Generated.text(onEngine("Turncoat", "xaK")))
        .contains(
            "It has no {@code isAttacked} and {@code attackers}, because another piece makes a part"
                + " of the move.")
        .doesNotContain("boolean isAttacked(");
    assertThat(Generated.text(onEngine("Rook", "R", WITHOUT_KINDS)))
        .contains(
            "because its board has no method {@code boolean isKind(int square, int side, int kind)}")
        .doesNotContain("boolean isAttacked(");
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

  private static List<Integer> attackers(PieceMoves moves, Board board, int square, int like) {
    Attackers found = new Attackers();
    moves.findAttackers(board, square, (like & Cell.PIECE) ^ Cell.EDGE, found);
    return IntStream.range(0, found.size()).mapToObj(found::get).toList();
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
    assertThat(BoardContract.methods(Generated.piece("N"), WITHOUT_KINDS))
        .extracting(BoardMethod::name)
        .containsExactly("stride", "side", "isEmpty", "isEnemy");
    assertThat(BoardContract.methods(Generated.piece("fmWfceFifmnD"), WITHOUT_KINDS))
        .extracting(BoardMethod::name)
        .contains("isUnmoved", "enPassantVictim")
        .doesNotContain("isRoyal", "wrap");
    assertThat(BoardContract.padding(Generated.piece("N"), WITHOUT_KINDS)).isEqualTo(2);
    assertThat(BoardContract.padding(Generated.piece("jR"), WITHOUT_KINDS)).isEqualTo(2);
    assertThat(BoardContract.padding(Generated.piece("mcaN"), WITHOUT_KINDS)).isEqualTo(2);
    assertThat(BoardContract.padding(Generated.piece("mcaN"), ENGINE)).isEqualTo(4);
  }

  private static String engineBoard() throws IOException {
    return text("EngineBoard");
  }

  static String text(String name) throws IOException {
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
    private final Method canMove;
    private final Optional<Method> attackers;

    OnEngineBoard(Class<?> type, Class<?> engine) throws ReflectiveOperationException {
      this.engine = engine;
      lists[ALL] = type.getMethod("moves", engine, int.class, MoveList.class);
      lists[CAPTURES] = type.getMethod("captures", engine, int.class, MoveList.class);
      lists[QUIETS] = type.getMethod("quiets", engine, int.class, MoveList.class);
      attacks = type.getMethod("attacks", engine, int.class, int.class);
      canMove = type.getMethod("canMove", engine, int.class, int.class);
      attackers =
          Stream.of(type.getMethods())
              .filter(method -> method.getName().equals("attackers"))
              .findAny();
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

    /** What the class leaves out is found by generating captures. */
    @Override
    public boolean findAttackers(Board board, int square, int attacker, Attackers found) {
      if (attackers.isEmpty() || square == board.enPassantVictim()) {
        return PieceMoves.super.findAttackers(board, square, attacker, found);
      }
      try {
        return (boolean)
            attackers
                .get()
                .invoke(null, wrap(board), square, Cell.side(attacker), Cell.kind(attacker), found);
      } catch (ReflectiveOperationException e) {
        throw new LinkageError("a generated method", e);
      }
    }

    @Override
    public boolean canCapture(Board board, int from, int target) {
      return test(attacks, board, from, target);
    }

    @Override
    public boolean canMove(Board board, int from, int to) {
      return test(canMove, board, from, to);
    }

    private boolean test(Method method, Board board, int from, int target) {
      try {
        return (boolean) method.invoke(null, wrap(board), from, target);
      } catch (ReflectiveOperationException e) {
        throw new LinkageError("a generated method", e);
      }
    }
  }
}
