package io.github.betza.game;

import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * A legal move as a value: it can be kept, compared, and shown as text. It does not depend on a
 * list; {@link Game#make(LegalMove)} makes it in any position in which it is legal.
 *
 * <pre>{@code
 * Game game = new ChessGame();
 * LegalMove opening = game.move("e2e4");
 * System.out.println(opening + " " + game.legalMoves().contains(opening)); // e2e4 true
 * game.make(opening);
 * System.out.println(game.move("c7c5").isCapture()); // false
 * }</pre>
 *
 * <p>A search should use a {@link MoveList}, because each of these values is an object.
 *
 * <p>Its text has the style of the protocol UCI: the square left and the square reached ({@code
 * e2e4}), followed by the small letter of the piece that the mover becomes ({@code e7e8q}). For a
 * piece that becomes its own promoted form a plus follows ({@code e4e5+}), for one that becomes the
 * form of another piece the plus and the letter. Castling is the move of the king ({@code e1g1}).
 * Castling by file may also be a move to the square of its partner ({@code f1h1}): this is always
 * read, and written if the king has another move with the same text. A drop is the letter of the
 * piece, {@code @} and the square ({@code P@e4}).
 *
 * <p>If a piece enters from the hand with the move of another, its small letter follows ({@code
 * e1d1h}), after a slash if the mover is of a kind that promotes ({@code a1a2/h}). Castling with a
 * piece that enters on the partner's square is written with that square and the king's ({@code
 * h1e1h}).
 *
 * <p>A move that removes pieces elsewhere than on the square reached names their squares between
 * the two, in the order of ranks and files: {@code e4d5e6} goes from e4 to e6 and takes the piece
 * on d5. Capturing en passant is written like any other capture ({@code e5d6}). Other effects
 * follow: {@code @} and the square on which a captured piece is put, or to which a piece that
 * changes places goes; {@code !} if the mover leaves the board.
 *
 * <p>If another move of the piece would have the same text, more is written. Castling names the
 * square to which the partner goes ({@code f1g1@f1}); a move after which the mover may be captured
 * en passant names the squares on which it may ({@code e2e4^e3}); a capture en passant names the
 * square of its victim, as any other capture does. A move that puts captured pieces elsewhere then
 * names for each its square and the square to which it goes, even if it is captured on the square
 * reached: {@code e2d2@e2d2} captures the piece on d2 and puts it on e2, while {@code e2d2@e2}
 * changes places with it.
 */
public final class LegalMove {
  private final int word;
  private final int[] effects;
  private final String text;

  private LegalMove(Game game, MoveList moves, int index, MoveList legal) {
    this.word = moves.get(index);
    this.effects = new int[moves.effectCount(index)];
    Arrays.setAll(effects, number -> moves.effect(index, number));
    this.text = UciMoves.of(game, moves, index, legal);
  }

  /**
   * Returns a legal move of a list as a value, for example the one that a search has chosen.
   *
   * @param game the position in which the move is legal
   * @throws IndexOutOfBoundsException if the list has no move with that index
   * @throws IllegalArgumentException if the move is not legal in this position
   */
  public static LegalMove of(Game game, MoveList moves, int index) {
    Objects.checkIndex(index, moves.size());
    if (!game.isLegal(moves, index)) {
      throw new IllegalArgumentException(ListCheck.refusal(index));
    }
    return new LegalMove(game, moves, index, legalIn(game));
  }

  static List<LegalMove> all(Game game) {
    MoveList legal = legalIn(game);
    List<LegalMove> all = new ArrayList<>(legal.size());
    for (int i = 0; i < legal.size(); i++) {
      all.add(new LegalMove(game, legal, i, legal));
    }
    all.sort(Comparator.comparing(LegalMove::toString));
    return List.copyOf(all);
  }

  static LegalMove parse(Game game, String text) {
    Objects.requireNonNull(text, "text");
    MoveList legal = legalIn(game);
    int index = UciMoves.find(game, legal, text);
    if (index < 0) {
      index = findListed(game, legal, text);
    }
    if (index < 0) {
      throw new IllegalArgumentException(new MoveRefusal(game, legal, text).message());
    }
    return new LegalMove(game, legal, index, legal);
  }

  /**
   * Returns the index of the only move of a list that has a text, with or without the effects after
   * the squares; or -1.
   */
  private static int findListed(Game game, MoveList legal, String text) {
    int found = -1;
    for (int i = 0; i < legal.size(); i++) {
      String listed = legal.text(i, game.board());
      if (listed.equals(text)) {
        return i;
      }
      if (listed.startsWith(text + " ")) {
        if (found >= 0 && !legal.areEqual(found, legal, i)) {
          return -1;
        }
        found = i;
      }
    }
    return found;
  }

  private static MoveList legalIn(Game game) {
    MoveList legal = new MoveList();
    game.legalMoves(legal);
    return legal;
  }

  /** Makes the move in a game. */
  void makeIn(Game game) {
    MoveList legal = legalIn(game);
    for (int i = 0; i < legal.size(); i++) {
      if (isAt(legal, i)) {
        game.makeLegal(legal, i);
        return;
      }
    }
    throw new IllegalArgumentException(this + " is not legal in " + game.fen());
  }

  private boolean isAt(MoveList moves, int index) {
    if (moves.get(index) != word || moves.effectCount(index) != effects.length) {
      return false;
    }
    for (int i = 0; i < effects.length; i++) {
      if (moves.effect(index, i) != effects[i]) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether the move puts a piece from the hand on the board, see {@link #promotion}. */
  public boolean isDrop() {
    return Move.isDrop(word);
  }

  /** Returns the square that the move leaves; for a drop 0, which is not a square. */
  public int from() {
    return Move.from(word);
  }

  /** Returns the square that the move reaches; for a pass or a rifle capture, the one it left. */
  public int to() {
    return Move.to(word);
  }

  /** Returns whether the move removes at least one enemy piece. */
  public boolean isCapture() {
    return Move.isCapture(word);
  }

  /** Returns the kind that the mover becomes, or that is dropped; 0 if it stays what it is. */
  public int promotion() {
    return Move.promotion(word);
  }

  /** Returns the kind of the piece that enters from the hand with this move, or 0. */
  public int entering() {
    int last = effects.length == 0 ? 0 : effects[effects.length - 1];
    return Effect.kind(last) == Effect.ENTER ? Effect.second(last) : 0;
  }

  /**
   * Returns whether the other move leaves and reaches the same squares, and has the same effects.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof LegalMove move
        && word == move.word
        && Arrays.equals(effects, move.effects);
  }

  @Override
  public int hashCode() {
    return 31 * word + Arrays.hashCode(effects);
  }

  /** Returns the move as text, such as {@code e2e4}. */
  @Override
  public String toString() {
    return text;
  }
}
