package io.github.betza.browser;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceTable;
import io.github.betza.processor.describe.Description;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.interpret.InterpretedMove;
import io.github.betza.processor.interpret.InterpretedMoves;
import io.github.betza.processor.json.Json;
import io.github.betza.processor.notation.NotationPart;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.teavm.jso.JSExport;

/**
 * A board on which pieces stand freely and move when a page says so: no side has the turn. Kinds
 * are added first, then pieces are put.
 */
public final class FreeBoard {
  private static final Piece MOTIONLESS = new Piece(List.of());

  private final Geometry geometry;
  private final PageSquares squares;
  private final PieceTable.Builder table = PieceTable.builder();
  private final List<Piece> kinds = new ArrayList<>();
  private Board board;
  private List<InterpretedMove> seen = List.of();

  FreeBoard(int files, int ranks) {
    this.geometry = new Geometry(files, ranks);
    this.squares = new PageSquares(geometry);
    this.board = new Board(files, ranks);
  }

  /**
   * Adds a kind of pieces; the pieces on the board are taken away.
   *
   * @param notation how they move; empty for pieces that do not move
   * @return the number of the kind, from 1; 0 if the notation has errors
   */
  @JSExport
  public int add(String symbol, String name, String notation, String dialect, boolean royal) {
    Piece piece = MOTIONLESS;
    boolean isRoyal = royal;
    if (!notation.isEmpty()) {
      Reading reading =
          Notations.readWithoutCorrections(notation, Dialect.valueOf(dialect), Work.on(notation));
      if (!reading.isSound()) {
        return 0;
      }
      piece = reading.piece().orElseThrow();
      isRoyal |= reading.royal();
    }
    kinds.add(piece);
    PieceMoves moves = InterpretedMoves.of(piece, this::piece);
    if (isRoyal) {
      table.addRoyal(symbol, name, moves);
    } else {
      table.add(symbol, name, moves);
    }
    clear();
    return kinds.size();
  }

  /** Returns how a kind moves; an enemy of any kind, which has the number 0, does not. */
  private Piece piece(int kind) {
    return kind == 0 ? MOTIONLESS : kinds.get(kind - 1);
  }

  /** Takes all pieces and holes away. */
  @JSExport
  public void clear() {
    board = new Board(geometry.files(), geometry.ranks(), table.build());
    seen = List.of();
  }

  /** Puts a piece on a square in place of what is there. */
  @JSExport
  public void put(int square, int kind, int side, boolean unmoved) {
    board.place(squares.onBoard(square), kind, side, unmoved);
    board.clearEnPassant();
  }

  @JSExport
  public void empty(int square) {
    board.put(squares.onBoard(square), Cell.EMPTY);
    board.clearEnPassant();
  }

  /** Makes a square a hole of the board. */
  @JSExport
  public void hole(int square) {
    board.put(squares.onBoard(square), Cell.EDGE);
  }

  /** Says of which kind the piece was that moved last; 0 for none. */
  @JSExport
  public void setLastMoved(int kind) {
    board.setLastMovedKind(kind);
  }

  /** Says that the piece on a square may be captured en passant on another. */
  @JSExport
  public void grantEnPassant(int victim, int square) {
    board.addEnPassant(squares.onBoard(victim), squares.onBoard(square));
  }

  /**
   * Returns what stands on the board: for each square that is not empty its number, the kind (0 for
   * a hole), the side, and 1 where the piece has not moved.
   */
  @JSExport
  public String cells() {
    List<Object> cells = new ArrayList<>();
    for (int number = 0; number < squares.count(); number++) {
      int cell = board.get(squares.onBoard(number));
      if (cell == Cell.EDGE) {
        cells.add(List.of(number, 0, 0, 0));
      } else if (cell != Cell.EMPTY) {
        int unmoved = (cell & Cell.UNMOVED) != 0 ? 1 : 0;
        cells.add(List.of(number, Cell.kind(cell), Cell.side(cell), unmoved));
      }
    }
    return Json.of(cells);
  }

  /**
   * Returns what the piece on a square can do. While it is alone, the marks show where it would hop
   * and capture in passing as well, as those of its diagram do.
   *
   * @param enemyKind the kind of the enemies that could stand on the empty squares; 0 for any
   */
  @JSExport
  public String look(int square, int enemyKind) {
    int from = squares.onBoard(square);
    board.setSide(Cell.side(board.get(from)));
    PieceView view = PieceView.of(board, from, this::piece, enemyKind);
    seen = view.moves();
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("held", view.held());
    data.put("complete", view.complete());
    data.put("searched", view.searched());
    LoneMarks lone = LoneMarks.of(board, from, piece(Cell.kind(board.get(from))));
    List<Object> marks = new ArrayList<>();
    marks(lone, view).forEach((number, mark) -> marks.add(List.of(number, mark)));
    data.put("marks", marks);
    data.put("moves", seen.stream().map(this::move).toList());
    return Json.of(data);
  }

  private Map<Integer, String> marks(LoneMarks lone, PieceView view) {
    Map<Integer, String> marks = new LinkedHashMap<>();
    for (int number = 0; number < squares.count(); number++) {
      int place = number;
      lone.or(squares.onBoard(number), view.marks()).ifPresent(mark -> marks.put(place, mark));
    }
    return marks;
  }

  /**
   * Returns the parts of a notation without errors, see {@link Notations#parts}: for each the index
   * of its first letter and that after its last one, whether it is a leg, what it means in words,
   * and the squares to which the piece on a square would get by this part alone.
   *
   * @param enemyKind the kind of the enemies that could stand on the empty squares; 0 for any
   */
  @JSExport
  public String parts(int square, String notation, String dialect, int enemyKind) {
    int from = squares.onBoard(square);
    board.setSide(Cell.side(board.get(from)));
    Work work = Work.on(notation);
    List<Object> parts = new ArrayList<>();
    for (NotationPart part : Notations.parts(notation, Dialect.valueOf(dialect), work)) {
      int kind = Cell.kind(board.get(from));
      PieceView view =
          PieceView.of(board, from, each -> each == kind ? part.piece() : piece(each), enemyKind);
      Map<String, Object> data = new LinkedHashMap<>();
      data.put("start", part.span().start());
      data.put("end", part.span().end());
      data.put("leg", part.leg());
      data.put("words", Description.of(part.piece(), work));
      data.put("clauses", part.clauses());
      data.put(
          "squares", List.copyOf(marks(LoneMarks.of(board, from, part.piece()), view).keySet()));
      parts.add(data);
    }
    return Json.of(parts);
  }

  private Map<String, Object> move(InterpretedMove move) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("to", squares.onPage(move.to()));
    data.put("text", MoveSentence.of(move, board));
    return data;
  }

  /** Makes the move that has an index in the list that was returned last. */
  @JSExport
  public void play(int index) {
    MoveList moves = new MoveList();
    InterpretedMoves.add(seen.get(index), moves);
    board.make(moves, 0);
    seen = List.of();
  }
}
