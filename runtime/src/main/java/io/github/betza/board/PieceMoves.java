package io.github.betza.board;

import io.github.betza.Dialect;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The moves of one kind of piece, for callers that get the piece only at run time: a {@link
 * PieceTable}, an imitator, a piece that borrows another's moves. Generated classes implement it on
 * top of their static methods, which code written for the piece calls directly.
 *
 * <p>The moves are the moves of the piece by itself. A piece for which {@link Board#isImmobilized}
 * returns true has no moves, but these methods do not check it.
 */
public interface PieceMoves {
  /** Selects every move. */
  int ALL = 0;

  /** Selects moves that remove at least one enemy piece. */
  int CAPTURES = 1;

  /** Selects moves that remove no enemy piece. */
  int QUIETS = 2;

  /** Returns an object without moves, for positions in which the moves of a kind are not needed. */
  static PieceMoves none() {
    return Motionless.INSTANCE;
  }

  /**
   * Appends the piece's moves from a square to a list.
   *
   * <p>The methods do not look at the kind of the piece on the square, only at its side. If the
   * square is empty, generated classes behave as if a piece of the side to move were there, which
   * has already moved and is not royal. This also holds for all other methods with the square of a
   * piece.
   *
   * @param board the position; the same as before when the moves have been found
   * @param from a square of the board, not a hole; the owner of the piece on it is the side that
   *     moves
   * @param forward 1 if the piece faces the enemy as usual, -1 if it faces its own side, as for an
   *     imitator that mirrors
   * @param wanted {@link #ALL}, {@link #CAPTURES} or {@link #QUIETS}
   * @param moves the list that the moves are appended to
   * @throws IllegalArgumentException if the class was generated, and {@code forward} is neither
   */
  void generate(Board board, int from, int forward, int wanted, MoveList moves);

  /**
   * Appends the piece's own moves: all moves that it does not imitate or borrow. An imitator uses
   * these, so that imitation cannot be circular.
   */
  default void generateOwn(Board board, int from, int forward, int wanted, MoveList moves) {
    generate(board, from, forward, wanted, moves);
  }

  /**
   * Returns how many moves the piece has from a square: its mobility. Classes generated for a
   * declared board of at most 128 squares count the moves of most pieces without listing them.
   *
   * @param board the position; not changed
   * @param from as in {@link #generate}
   */
  default int count(Board board, int from) {
    MoveList moves = board.attackMoves();
    generate(board, from, 1, ALL, moves);
    return moves.size();
  }

  /**
   * Returns whether the piece has a move, with any effects, that ends on a square: for moves from
   * another position, such as hash moves.
   *
   * <pre>{@code
   * int kind = Cell.kind(board.get(Move.from(hashMove)));
   * boolean possible = pieces.moves(kind).canMove(board, Move.from(hashMove), Move.to(hashMove));
   * }</pre>
   *
   * @param board the position; not changed
   * @param from as in {@link #generate}
   * @param to the square that the move reaches, see {@link Move#to}
   */
  default boolean canMove(Board board, int from, int to) {
    MoveList moves = board.attackMoves();
    generate(board, from, 1, ALL, moves);
    return moves.reaches(to);
  }

  /**
   * Returns whether the piece on a square could capture the enemy piece on another, on that square
   * or in passing. It has this name because generated classes also have a static {@code attacks}.
   *
   * @param board the position; not changed
   * @param from the square of a piece of this kind
   * @param target the square of another piece; one of the same side is never captured
   */
  boolean canCapture(Board board, int from, int target);

  /**
   * Finds the pieces of this kind and of one side that could capture an enemy on a square. Code
   * written for the piece calls the static method of its generated class, which needs no instance.
   *
   * @param board the position; the same as before when the search is over
   * @param square a square of the board, not a hole. If it has no enemy of these pieces, the search
   *     assumes a royal enemy there.
   * @param attacker the kind and the side of these pieces, as {@link Cell#of} returns them, without
   *     other flags. This is not checked, because the method is called very often; no piece is
   *     found for a kind without a side
   * @param found the list to which their squares are added
   * @return whether the list ends the search
   */
  default boolean findAttackers(Board board, int square, int attacker, Attackers found) {
    return found.search(board, this, square, attacker);
  }

  /** Returns whether pieces of this kind immobilise enemy pieces, see {@link #canImmobilize}. */
  default boolean isImmobilizer() {
    return false;
  }

  /**
   * Returns whether the piece on a square immobilises the enemy piece on another, which then has no
   * moves. Generated classes that immobilise also have a static {@code immobilizes}.
   *
   * @param board the position; not changed
   * @param from the square of a piece of this kind
   * @param target the square of another piece; one of the same side is never immobilised
   */
  default boolean canImmobilize(Board board, int from, int target) {
    return false;
  }

  /** Returns the name of the piece; empty if it has none. */
  default String name() {
    return "";
  }

  /** Returns the letter of the piece, {@code A} to {@code Z}, or a space if it has none. */
  default char letter() {
    return ' ';
  }

  /** Returns whether the piece is royal. */
  default boolean isRoyal() {
    return false;
  }

  /** Returns the notation that the piece was generated from; empty if there is none. */
  default String notation() {
    return "";
  }

  /** Returns the dialect that {@link #notation()} is written in. */
  default Dialect dialect() {
    return Dialect.XBETZA;
  }

  /**
   * Returns the notations of the pieces that the piece may become, in the order of its own
   * notation. A {@link PieceTable} finds the kinds. The rules of the game decide when and where a
   * piece promotes.
   */
  default List<String> promotions() {
    return List.of();
  }

  /**
   * Returns the traits of the piece: further properties that the rules of a game depend on. {@link
   * io.github.betza.game.GameRulesBuilder} calls it. An implementation written by hand returns the
   * traits of its piece, or passes them to the builder instead; one that delegates to other moves
   * returns their traits.
   *
   * @return a set that does not change; empty unless a class overrides this method
   */
  default Set<Trait> traits() {
    return Set.of();
  }

  /**
   * A trait of a piece: a property other than its moves that the rules of a game depend on. The
   * compiler finds it in the notation, and the generated class declares it: see {@link
   * PieceMoves#traits}.
   */
  enum Trait {
    /** It has moves, other than castling, only while it is unmoved. */
    INITIAL(1),

    /** It may castle while it is unmoved. */
    CASTLING(2),

    /**
     * It may capture elsewhere than on the square where its move ends, also en passant; or it may
     * capture as another piece does that may do so.
     */
    DISTANT(4),

    /** It may put other pieces on squares that they do not reach by their own moves. */
    DISPLACING(8),

    /** It may move other pieces instead of itself. */
    EXCITING(16),

    /** It may move as a piece that it meets on its way. */
    BORROWING(32),

    /** It moves as the piece that moved last. */
    IMITATING(64),

    /** It has moves after which it may be captured en passant. */
    EN_PASSANT(128),

    /** It may capture as its victims do. */
    CAPTURING_ALIKE(256),

    /**
     * It has moves after which it may be captured en passant and that may change more squares than
     * the two that they leave and reach.
     */
    EN_PASSANT_CHANGING(512),

    /** It has captures that take only royal pieces, or only pieces that are not royal. */
    CAPTURING_SOME(1024);

    private final int bit;

    Trait(int bit) {
      this.bit = bit;
    }

    /** Returns the bit of the trait. For generated code, which may be older than this class. */
    public int bit() {
      return bit;
    }

    /** Returns the traits of some bits, as an unmodifiable set. */
    public static Set<Trait> of(int bits) {
      Set<Trait> traits = EnumSet.noneOf(Trait.class);
      for (Trait trait : values()) {
        if ((bits & trait.bit) != 0) {
          traits.add(trait);
        }
      }
      return Collections.unmodifiableSet(traits);
    }
  }
}
