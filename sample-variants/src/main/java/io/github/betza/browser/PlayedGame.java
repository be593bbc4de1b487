package io.github.betza.browser;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.Side;
import io.github.betza.game.Game;
import io.github.betza.game.GameRules;
import io.github.betza.game.LegalMove;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.game.Perft;
import io.github.betza.game.Result;
import io.github.betza.game.Result.Ending;
import io.github.betza.game.Result.Reason;
import io.github.betza.generated.Hands;
import io.github.betza.processor.interpret.InterpretedMove;
import io.github.betza.processor.interpret.game.InterpretedGame;
import io.github.betza.processor.json.Json;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.teavm.jso.JSExport;

/** A game that is played on a page by its rules. */
public final class PlayedGame {
  /** The place that drops leave, in place of a square. */
  private static final int IN_HAND = -1;

  private final GameRules rules;
  private final PageSquares squares;
  private final Optional<Hands> hands;
  private Game game;

  /** The moves that were made, and after them those that were taken back and can be made again. */
  private final List<LegalMove> line = new ArrayList<>();

  /** The short names of those moves. */
  private final List<String> names = new ArrayList<>();

  private int made;

  /** The position with which the game began. */
  private String start;

  /** The number of its first move, and the side that makes it. */
  private List<Integer> first;

  private ComputerPlayer computer;

  PlayedGame(VariantFacts facts) {
    this.rules = InterpretedGame.rules(facts);
    this.squares = new PageSquares(rules.geometry());
    this.hands = facts.handRules().hands();
    begin(rules.setup());
  }

  /**
   * Returns the position: what stands where, who moves, the position as FEN, the royal pieces that
   * are in check, the result in words where the game is over, and the legal moves. Drops leave the
   * square {@value #IN_HAND}, and name the kind in hand that becomes the dropped one. Castling
   * names the square of the partner.
   */
  @JSExport
  public String state() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("files", rules.geometry().files());
    data.put("ranks", rules.geometry().ranks());
    List<Object> cells = new ArrayList<>();
    List<Object> holes = new ArrayList<>();
    List<Object> check = new ArrayList<>();
    boolean inCheck = game.inCheck();
    for (int number = 0; number < squares.count(); number++) {
      int cell = game.board().get(squares.onBoard(number));
      if (cell == Cell.EDGE) {
        holes.add(number);
      } else if (cell != Cell.EMPTY) {
        cells.add(List.of(number, Cell.kind(cell), Cell.side(cell)));
        if (inCheck && (cell & Cell.ROYAL) != 0 && Cell.side(cell) == game.side()) {
          check.add(number);
        }
      }
    }
    data.put("cells", cells);
    data.put("holes", holes);
    data.put("side", game.side());
    data.put("fen", game.fen());
    data.put("check", check);
    data.put("result", resultWords(game.result()));
    data.put("ply", made);
    data.put("start", start);
    data.put("first", first);
    data.put("line", line.stream().map(LegalMove::toString).toList());
    data.put("names", names);
    data.put("hands", hands());
    data.put("last", last());
    data.put("moves", game.result().isFinal() ? List.of() : moves());
    return Json.of(data);
  }

  /**
   * Returns what may be in hand: sides, kinds, and how many there are of each. The same sides and
   * kinds in every position.
   */
  private List<Object> hands() {
    List<Object> all = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      for (int kind = 1; kind <= rules.pieces().size(); kind++) {
        if (hands.isPresent() && hands.get().mayHold(kind)) {
          all.add(List.of(side, kind, game.board().inHand(side, kind)));
        }
      }
    }
    return all;
  }

  private List<Object> last() {
    if (made == 0) {
      return List.of();
    }
    LegalMove move = line.get(made - 1);
    if (move.isDrop()) {
      return List.of(squares.onPage(move.to()));
    }
    return List.of(squares.onPage(move.from()), squares.onPage(move.to()));
  }

  private List<Object> moves() {
    List<Object> all = new ArrayList<>();
    MoveList legal = new MoveList();
    game.legalMoves(legal);
    List<String> shortNames = MoveNames.of(game, legal);
    for (int i = 0; i < legal.size(); i++) {
      int word = legal.get(i);
      Map<String, Object> data = new LinkedHashMap<>();
      data.put("from", Move.isDrop(word) ? IN_HAND : squares.onPage(Move.from(word)));
      data.put("to", squares.onPage(Move.to(word)));
      data.put("uci", game.text(legal, i));
      data.put("name", shortNames.get(i));
      data.put("text", sentence(legal, i));
      int partner = Effect.partner(legal, i);
      if (partner != Geometry.OFF) {
        data.put("partner", squares.onPage(partner));
      }
      data.put("promotion", Move.promotion(word));
      data.put("enters", Effect.entering(legal, i));
      if (Move.isDrop(word)) {
        data.put("held", hands.orElseThrow().paid(Move.promotion(word)));
      }
      all.add(data);
    }
    return all;
  }

  private String sentence(MoveList legal, int index) {
    int word = legal.get(index);
    int kind = Move.promotion(word);
    String name = kind == 0 ? "" : rules.pieces().name(kind);
    if (Move.isDrop(word)) {
      return "drops " + name + " on " + rules.geometry().name(Move.to(word));
    }
    String move = MoveSentence.of(InterpretedMove.of(legal, index), game.board());
    return kind == 0 ? move : move + ", promotes to " + name;
  }

  /**
   * Returns the marks of the legal moves of the piece on a square: squares with names of shapes.
   */
  @JSExport
  public String look(int square) {
    int from = squares.onBoard(square);
    List<InterpretedMove> own = new ArrayList<>();
    MoveList legal = new MoveList();
    if (Cell.isPiece(game.board().get(from)) && !game.result().isFinal()) {
      game.legalMoves(from, legal);
    }
    for (int i = 0; i < legal.size(); i++) {
      own.add(InterpretedMove.of(legal, i));
    }
    Board board = game.board();
    MoveMarks marks = MoveMarks.of(board, from, own);
    List<Object> found = new ArrayList<>();
    for (int number = 0; number < squares.count(); number++) {
      int place = number;
      marks.on(squares.onBoard(number)).ifPresent(mark -> found.add(List.of(place, mark)));
    }
    return Json.of(found);
  }

  /** Makes a legal move; returns what is wrong with it, or the empty text. */
  @JSExport
  public String play(String text) {
    MoveList legal = new MoveList();
    LegalMove move;
    try {
      move = game.move(text);
    } catch (IllegalArgumentException exception) {
      return exception.getMessage();
    }
    game.legalMoves(legal);
    String name = MoveNames.of(game, legal).get(game.find(legal, move.toString()));
    game.make(move);
    line.subList(made, line.size()).clear();
    names.subList(made, names.size()).clear();
    line.add(move);
    names.add(name + (isLost() ? "#" : game.inCheck() ? "+" : ""));
    made++;
    return "";
  }

  /** Returns whether the side to move has lost. */
  private boolean isLost() {
    Ending ending = game.result().ending();
    return ending == (game.side() == Side.WHITE ? Ending.BLACK_WINS : Ending.WHITE_WINS);
  }

  /** Goes to the position after so many moves of the line, at most as many as there are. */
  @JSExport
  public void go(int ply) {
    while (made > ply && made > 0) {
      undo();
    }
    while (made < ply && made < line.size()) {
      redo();
    }
  }

  /**
   * Makes what the computer needs before it can play, so that its first move does not take longer.
   */
  @JSExport
  public void prepare() {
    if (computer == null) {
      computer = new ComputerPlayer(rules);
    }
  }

  /** Looks for the best moves, see {@link ComputerPlayer#look}. */
  @JSExport
  public String think(int depth, int lines, int millis) {
    prepare();
    return Json.of(computer.look(game, depth, lines, millis));
  }

  /** Takes the last move back, if there is one. */
  @JSExport
  public void undo() {
    if (made > 0) {
      game.unmake();
      made--;
    }
  }

  /** Makes the move again that was taken back last, if there is one. */
  @JSExport
  public void redo() {
    if (made < line.size()) {
      game.make(line.get(made));
      made++;
    }
  }

  /** Begins a new game. */
  @JSExport
  public void restart() {
    begin(rules.setup());
  }

  /** Goes on from a position; returns what is wrong with it, or the empty text. */
  @JSExport
  public String load(String fen) {
    try {
      begin(fen);
      return "";
    } catch (MalformedPositionException exception) {
      return exception.getMessage();
    }
  }

  private void begin(String fen) {
    game = rules.play(fen);
    start = fen;
    first = List.of(game.moveNumber(), game.side());
    line.clear();
    names.clear();
    made = 0;
  }

  /** Returns how many sequences of legal moves there are, see {@link Perft#count}. */
  @JSExport
  public double perft(int depth) {
    return Perft.count(game, depth);
  }

  /** Returns the words, or the empty text where the game goes on. */
  private static String resultWords(Result result) {
    return result.isFinal() ? ending(result.ending()) + ": " + reason(result.reason()) : "";
  }

  private static String ending(Ending ending) {
    return switch (ending) {
      case WHITE_WINS -> "White wins";
      case BLACK_WINS -> "Black wins";
      case DRAW -> "Draw";
      case NONE -> throw new AssertionError(ending);
    };
  }

  private static String reason(Reason reason) {
    return switch (reason) {
      case CHECKMATE -> "checkmate";
      case STALEMATE -> "no legal move";
      case ROYALS_CAPTURED -> "the royal piece was captured";
      case EXTINCTION -> "the last piece of a kind was captured";
      case GOAL -> "a piece has reached its goal";
      case BARE_KING -> "nothing but royal pieces is left";
      case REPETITION -> "the position has occurred too often";
      case CHECKS -> "enough checks";
      case PERPETUAL_CHECK -> "check with every move, and the position has occurred too often";
      case MOVE_LIMIT -> "too many moves without progress";
      case PASSES -> "both sides have passed";
      case FACING_ROYALS -> "a side has passed while the royal pieces face each other";
      case NONE -> throw new AssertionError(reason);
    };
  }
}
