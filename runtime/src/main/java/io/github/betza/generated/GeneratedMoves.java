package io.github.betza.generated;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceMoves.Trait;
import java.util.Set;

/**
 * The common code of the generated classes of pieces, so that it is compiled once. Implement {@link
 * PieceMoves} by hand for a piece without a notation.
 */
public abstract class GeneratedMoves implements NotationMoves {
  /** {@link Dialect#CLASSIC}, so that generated classes need not import it. */
  protected static final Dialect CLASSIC = Dialect.CLASSIC;

  /** {@link Dialect#XBETZA}, for the same reason. */
  protected static final Dialect XBETZA = Dialect.XBETZA;

  /** {@link Dialect#EXTENDED}, for the same reason. */
  protected static final Dialect EXTENDED = Dialect.EXTENDED;

  /** {@link Dialect#BEX}, for the same reason. */
  protected static final Dialect BEX = Dialect.BEX;

  private final String notation;
  private final String name;
  private final char letter;
  private final boolean royal;
  private final Dialect dialect;

  /** The traits of the piece, a bit for each; most pieces have none. */
  private final int traits;

  /**
   * Makes the moves of a piece without traits. Generated code calls this.
   *
   * @param notation the notation of the piece
   * @param name its name
   * @param letter its letter, or the space
   * @param royal whether it is royal
   * @param dialect the dialect of the notation
   */
  protected GeneratedMoves(
      String notation, String name, char letter, boolean royal, Dialect dialect) {
    this(notation, name, letter, royal, dialect, 0);
  }

  /**
   * Makes the moves of a piece that has traits. Generated code calls this.
   *
   * @param notation the notation of the piece
   * @param name its name
   * @param letter its letter, or the space
   * @param royal whether it is royal
   * @param dialect the dialect of the notation
   * @param traits the bits of its traits, see {@link Trait#bit}
   */
  protected GeneratedMoves(
      String notation, String name, char letter, boolean royal, Dialect dialect, int traits) {
    this.notation = notation;
    this.name = name;
    this.letter = letter;
    this.royal = royal;
    this.dialect = dialect;
    this.traits = traits;
  }

  /**
   * Checks that a board has the size that was declared with the piece. For generated code.
   *
   * @param board the board
   * @param files the number of its files
   * @param ranks the number of its ranks
   * @throws IllegalArgumentException if it has another size
   */
  protected final void checkSize(Board board, int files, int ranks) {
    Geometry geometry = board.geometry();
    if (geometry.files() != files || geometry.ranks() != ranks) {
      throw otherSize(files, ranks);
    }
  }

  /** Throws; a method of its own, so that the check is small enough to be inlined. */
  private IllegalArgumentException otherSize(int files, int ranks) {
    return new IllegalArgumentException(
        getClass().getSimpleName()
            + " is made for boards of "
            + files
            + "x"
            + ranks
            + ", as declared with the piece");
  }

  /** Looks for the piece among the attackers of the target. */
  @Override
  public boolean canCapture(Board board, int from, int target) {
    int[] cells = board.cells();
    return ((cells[from] ^ cells[target]) & Cell.EDGE) == Cell.EDGE
        ? findAttackers(board, target, cells[from] & Cell.PIECE, board.only(from))
        : isEmpty(board, from) && canCaptureFromEmpty(board, from, target);
  }

  /**
   * Returns whether the square that a piece is to move from is empty. Then the methods below put a
   * piece there for the call. For generated code.
   *
   * @param board the board
   * @param from the square
   */
  protected static boolean isEmpty(Board board, int from) {
    return board.cells()[from] == Cell.EMPTY;
  }

  /**
   * Returns the same for a method that lists moves, which has a direction argument.
   *
   * @param forward 1, or -1 for a piece that faces its own side
   * @throws IllegalArgumentException if it is neither
   */
  protected static boolean isEmpty(Board board, int from, int forward) {
    if (forward != 1 && forward != -1) {
      throw noDirection(forward);
    }
    return isEmpty(board, from);
  }

  /** Throws; a method of its own, so that the check is small enough to be inlined. */
  private static IllegalArgumentException noDirection(int forward) {
    return new IllegalArgumentException("forward is 1 or -1, not " + forward);
  }

  /**
   * Calls {@link #generate} as if a piece of the side to move were on an empty square: it has
   * moved, and is of no registered kind. For generated code.
   */
  protected final void generateFromEmpty(
      Board board, int from, int forward, int wanted, MoveList moves) {
    MovesFromEmpty.generate(this, board, from, forward, wanted, moves);
  }

  /** Calls {@link #generateOwn} in the same way. For generated code. */
  protected final void generateOwnFromEmpty(
      Board board, int from, int forward, int wanted, MoveList moves) {
    MovesFromEmpty.generateOwn(this, board, from, forward, wanted, moves);
  }

  /** Calls {@link #count} in the same way. For generated code. */
  protected final int countFromEmpty(Board board, int from) {
    return MovesFromEmpty.count(this, board, from);
  }

  /** Calls {@link #canCapture} in the same way. For generated code. */
  protected final boolean canCaptureFromEmpty(Board board, int from, int target) {
    return MovesFromEmpty.canCapture(this, board, from, target);
  }

  /** Calls {@link #canImmobilize} in the same way. For generated code. */
  protected final boolean canImmobilizeFromEmpty(Board board, int from, int target) {
    return MovesFromEmpty.canImmobilize(this, board, from, target);
  }

  /**
   * Appends castling with the first piece in a direction, if that is an own piece which has not
   * moved, on its file. For generated code, which calls it for pieces that have not moved.
   *
   * @param cells the cells of the board
   * @param from the square of the piece
   * @param step a step in that direction
   * @param steps how many steps the piece takes; its partner goes to the last square that it passes
   * @param inset the distance of the partner from the edge, in files
   * @param moves the list of moves
   */
  protected static void castle(
      int[] cells, int from, int step, int steps, int inset, MoveList moves) {
    int partner = from + step;
    while (cells[partner] == Cell.EMPTY) {
      partner += step;
    }
    int own = cells[from] & Cell.EDGE;
    boolean castles = (cells[partner] & Cell.EDGE) == own && (cells[partner] & Cell.UNMOVED) != 0;
    if (castles
        && Math.abs(partner - from) >= steps
        && (inset == 0 || cells[partner + step * inset] != Cell.EDGE)
        && cells[partner + step * (inset + 1)] == Cell.EDGE) {
      moves.pending().push(Effect.of(Effect.PARTNER, partner, from + step * (steps - 1)));
      moves.pending().addUnique(from, from + step * steps, false);
      moves.pending().pop();
    }
  }

  @Override
  public final String notation() {
    return notation;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final char letter() {
    return letter;
  }

  @Override
  public final boolean isRoyal() {
    return royal;
  }

  @Override
  public final Dialect dialect() {
    return dialect;
  }

  @Override
  public final Set<Trait> traits() {
    return Trait.of(traits);
  }
}
