package io.github.betza.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.Dialect;
import io.github.betza.Royalty;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceTable;
import io.github.betza.game.Game;
import io.github.betza.game.Walks;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.interpret.InterpretedMove;
import io.github.betza.processor.interpret.InterpretedMoves;
import io.github.betza.processor.interpret.Interpreter;
import io.github.betza.processor.path.Piece;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Plays random games. Their number is small here; {@code -Dbetza.playouts=10000} plays as many for
 * every variant, or for one that {@code -Dbetza.variant=chess} names, in some minutes each.
 */
class PlayoutTest {
  private static final int PLAYOUTS = Integer.getInteger("betza.playouts", 2);
  private static final int PLIES = 120;

  /** Text is looked at before every so many moves, because that is slow. */
  private static final int TEXT_STEP = PLAYOUTS > 10 ? 10 : 1;

  /** The games whose notations are not written in XBETZA. */
  private static final Set<String> IN_BEX = Set.of("checkers", "rococo", "ultima");

  /**
   * Where a FEN does not tell all: a king with moves of an unmoved piece may come back, or somebody
   * may have passed.
   */
  private static final Set<String> FORGETS = Set.of("terachess", "janggi");

  private final Map<Integer, Interpreter> interpreters = new HashMap<>();
  private final Map<Integer, PieceMoves> atRunTime = new HashMap<>();
  private final Map<PieceMoves, Piece> pieces = new HashMap<>();
  private final MoveList found = new MoveList();

  static Collection<String> names() {
    String only = System.getProperty("betza.variant");
    return only == null ? Games.names() : List.of(only);
  }

  @Tag("deep")
  @ParameterizedTest
  @MethodSource("names")
  void everyMoveIsSoundAndCanBeTakenBack(String name) {
    Walks.check(name.hashCode(), PLAYOUTS, PLIES, walk -> play(name, walk));
  }

  private void play(String name, List<Integer> walk) {
    Game game = Games.find(name, null).orElseThrow();
    List<State> states = new ArrayList<>();
    MoveList moves = new MoveList();
    for (int choice : walk) {
      State before = State.of(game);
      boolean texts = (states.size() + 1) % TEXT_STEP == 0;
      checkPieces(game);
      moves.clear();
      game.legalMoves(moves);
      before.check(game);
      if (texts) {
        checkText(name, game);
        checkNames(game, moves);
        checkNullMove(name, game, before);
      }
      if (moves.size() == 0) {
        break;
      }
      int chosen = choice % moves.size();
      assertThat(moves.find(moves.key(chosen))).isEqualTo(chosen);
      boolean captures = Move.isCapture(moves.get(chosen));
      boolean enters = Effect.entering(moves, chosen) != 0;
      int dropped = Move.isDrop(moves.get(chosen)) || enters ? 1 : 0;
      game.make(moves, chosen);
      if (!captures) {
        assertThat(State.of(game).pieces())
            .as("no capture, no loss")
            .isEqualTo(before.pieces() + dropped);
      }
      states.add(before);
    }
    takeBack(game.copy(), states);
    takeBack(game, states);
  }

  private static void takeBack(Game game, List<State> states) {
    for (int i = states.size() - 1; i >= 0; i--) {
      game.unmake();
      states.get(i).check(game);
    }
  }

  /** The other side is to move in the same position, and nothing may be captured in passing. */
  private static void checkNullMove(String name, Game game, State before) {
    if (game.rules().royalty() == Royalty.CHECKMATE && game.inCheck()) {
      assertThatThrownBy(game::makeNullMove).isInstanceOf(AssertionError.class);
      return;
    }
    game.makeNullMove();
    assertThat(game.repetitionCount()).isEqualTo(1);
    assertThat(game.side()).isNotEqualTo(before.side());
    if (!FORGETS.contains(name)) {
      assertThat(Games.find(name, game.fen()).orElseThrow().hash()).isEqualTo(game.hash());
    }
    game.unmake();
    before.check(game);
  }

  /** All that a position consists of. */
  private record State(IntBuffer cells, long hash, int side, int clock, int victim) {
    static State of(Game game) {
      return new State(
          IntBuffer.wrap(game.board().cells().clone()),
          game.hash(),
          game.side(),
          game.halfmoveClock(),
          game.board().enPassantVictim());
    }

    void check(Game game) {
      State now = of(game);
      // Comparing through the test library is slow, so it is left to say what differs.
      if (!cells.equals(now.cells)
          || hash != now.hash
          || side != now.side
          || clock != now.clock
          || victim != now.victim) {
        assertThat(now).usingRecursiveComparison().isEqualTo(this);
      }
    }

    long pieces() {
      return Arrays.stream(cells.array()).filter(Cell::isPiece).count();
    }
  }

  /** Compares the moves of every piece of the side to move with those that its paths give. */
  private void checkPieces(Game game) {
    Board board = game.board();
    for (int square = 0; square < board.cells().length; square++) {
      int cell = board.get(square);
      if (!Cell.isPiece(cell) || Cell.side(cell) != game.side()) {
        continue;
      }
      int kind = Cell.kind(cell);
      SortedSet<InterpretedMove> interpreted = interpreter(game, kind).moves(board, square);
      for (PieceMoves moves : List.of(board.pieces().moves(kind), atRunTime(game, kind))) {
        found.clear();
        moves.generate(board, square, 1, PieceMoves.ALL, found);
        SortedSet<InterpretedMove> generated = new TreeSet<>();
        for (int i = 0; i < found.size(); i++) {
          generated.add(InterpretedMove.of(found, i));
        }
        if (!generated.equals(interpreted) || found.size() != generated.size()) {
          assertThat(generated).as(game.fen()).isEqualTo(interpreted);
          assertThat(found.size()).as("each move once").isEqualTo(generated.size());
        }
      }
    }
  }

  /** Returns the moves that a kind has in games that no compiler has seen. */
  private PieceMoves atRunTime(Game game, int kind) {
    PieceTable table = game.rules().pieces();
    return atRunTime.computeIfAbsent(
        kind,
        key ->
            InterpretedMoves.of(
                piece(game, table.moves(key)), other -> piece(game, table.moves(other))));
  }

  private Interpreter interpreter(Game game, int kind) {
    PieceTable table = game.rules().pieces();
    return interpreters.computeIfAbsent(
        kind,
        key ->
            new Interpreter(
                piece(game, table.moves(key)), other -> piece(game, table.moves(other))));
  }

  private Piece piece(Game game, PieceMoves moves) {
    return pieces.computeIfAbsent(moves, key -> read(game.rules().name(), key.notation()));
  }

  private static Piece read(String game, String notation) {
    boolean bex = IN_BEX.contains(game.toLowerCase(Locale.ROOT));
    return Notations.read(notation, bex ? Dialect.BEX : Dialect.XBETZA).piece().orElseThrow();
  }

  /** A game that goes on from the position's text is the same game. */
  private static void checkText(String name, Game game) {
    String fen = game.fen();
    Game other = Games.find(name, fen).orElseThrow();
    assertThat(other.fen()).isEqualTo(fen);
    if (!FORGETS.contains(name)) {
      assertThat(other.hash()).as("the hash, worked out from the position").isEqualTo(game.hash());
    }
  }

  /** Every move has a text of its own, by which it is found. */
  private static void checkNames(Game game, MoveList moves) {
    Set<String> names = new HashSet<>();
    for (int i = 0; i < moves.size(); i++) {
      String text = game.text(moves, i);
      assertThat(names.add(text)).as("%s is the text of one move only", text).isTrue();
    }
    if (moves.size() > 0) {
      assertThat(game.find(moves, game.text(moves, 0))).isZero();
    }
    assertThat(game.find(moves, "x")).isEqualTo(-1);
  }
}
