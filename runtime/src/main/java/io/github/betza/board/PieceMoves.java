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
 * <p>The moves are those of the piece by itself. Where a game has pieces that immobilise others, a
 * piece for which {@link Board#isImmobilized} returns true has none of them.
 */
public interface PieceMoves {
  /** Selects every move. */
  int ALL = 0;

  /** Selects moves that remove at least one enemy piece. */
  int CAPTURES = 1;

  /** Selects moves that remove no enemy piece. */
  int QUIETS = 2;

  /**
   * Returns the moves of a piece that has none, for positions in which the moves of some kind are
   * not needed.
   */
  static PieceMoves none() {
    return Motionless.INSTANCE;
  }

  /**
   * Appends the piece's moves from a square to a list.
   *
   * <p>Methods do not require that the piece itself stands on the square: any piece there moves as
   * this one does, for its owner. Where nothing stands, generated classes answer as if a piece of
   * the side to move did, which has moved already and is not royal; here and in all other methods
   * that take the square of a piece.
   *
   * @param board the position; the same as before when the moves have been found
   * @param from a square of the board, not a hole; the owner of the piece on it is the side that
   *     moves
   * @param forward 1 where the piece faces the enemy as usual, -1 where it faces its own side, as
   *     for an imitator that mirrors
   * @param wanted {@link #ALL}, {@link #CAPTURES} or {@link #QUIETS}
   * @param moves the list that the moves are appended to
   * @throws IllegalArgumentException if the class was generated, and {@code forward} is neither
   */
  void generate(Board board, int from, int forward, int wanted, MoveList moves);

  /**
   * Appends the moves that the piece has of its own: all but those that it imitates or borrows. An
   * imitator uses these, so that imitation never turns in a circle.
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
   * Returns whether the piece has a move that ends on a square, whatever else it does: for moves
   * that were found in another position, such as those of a hash table.
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
   * @param square a square of the board, not a hole. What stands there does not matter: if it is no
   *     enemy of theirs, it is as if a royal enemy stood there.
   * @param attacker what the cell of such a piece holds, as {@link Cell#of} gives it: the kind and
   *     the side, and nothing else. That is not checked, as this method is called very often; a
   *     kind alone is no piece, and is never found
   * @param found where their squares are added
   * @return whether the list wants no more of them
   */
  default boolean findAttackers(Board board, int square, int attacker, Attackers found) {
    return found.search(board, this, square, attacker);
  }

  /** Returns whether pieces of this kind immobilise enemy pieces; See {@link #canImmobilize}. */
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
   * Returns what the piece may promote to, as notations, in the order of its own notation. A {@link
   * PieceTable} finds the kinds. When and where a piece promotes is a matter of the game's rules.
   */
  default List<String> promotions() {
    return List.of();
  }

  /**
   * Returns the traits of the piece that the rules of a game depend on besides its moves. {@link
   * io.github.betza.game.GameRulesBuilder} calls it. An implementation written by hand returns the
   * traits of its piece, or passes them to the builder instead; one that delegates to other moves
   * returns theirs.
   *
   * @return a set that does not change; empty unless a class overrides this method
   */
  default Set<Trait> traits() {
    return Set.of();
  }

  /**
   * A trait of a piece that the rules of a game depend on besides its moves. The compiler finds it
   * in the notation, and the generated class declares it: see {@link PieceMoves#traits}.
   */
  enum Trait {
    /** It has moves, other than castling, that only a piece has which has not moved yet. */
    INITIAL(1),

    /** It castles as long as it has not moved. */
    CASTLING(2),

    /**
     * It may capture elsewhere than on the square where its move ends, en passant included; or as
     * another piece does, of which that may be true.
     */
    DISTANT(4),

    /** It may put other pieces on squares that these do not reach by moves of their own. */
    DISPLACING(8),

    /** It may make other pieces move in its place. */
    EXCITING(16),

    /** It may move as a piece does that it meets on its way. */
    BORROWING(32),

    /** It moves as the piece does that moved last. */
    IMITATING(64),

    /** It has moves after which it may be captured en passant. */
    EN_PASSANT(128),

    /** It may capture as its victims do. */
    CAPTURING_ALIKE(256),

    /**
     * It has moves after which it may be captured en passant and that may change more of the board
     * than the squares which they leave and reach.
     */
    EN_PASSANT_CHANGING(512),

    /** It has captures that take royal pieces only, or all but these. */
    CAPTURING_SOME(1024);

    private final int bit;

    Trait(int bit) {
      this.bit = bit;
    }

    /**
     * Returns the bit that stands for the trait. For generated code, which may be older than this
     * class.
     */
    public int bit() {
      return bit;
    }

    /** Returns the traits that some bits stand for, as a set that does not change. */
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
