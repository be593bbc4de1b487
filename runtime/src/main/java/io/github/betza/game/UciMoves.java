package io.github.betza.game;

import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceTable;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Moves as text, in the style of the protocol UCI: the square left and the square reached ({@code
 * e2e4}), followed by the small letter of the piece that the mover becomes ({@code e7e8q}). A piece
 * that becomes its own promoted form has a plus there ({@code e4e5+}), one that becomes that of
 * another piece the plus and the letter. Castling is the move of the king ({@code e1g1}).
 *
 * <p>A move that removes pieces elsewhere than on the square reached names their squares between
 * the two, in the order of ranks and files: {@code e4d5e6} goes from e4 to e6 and takes what stood
 * on d5. Capturing en passant is written like any other capture ({@code e5d6}). What else a move
 * may do follows: {@code @} and the square on which a captured piece is put, or to which a piece
 * that changes places goes; {@code !} where the mover leaves the board.
 *
 * <p>Where a piece has another move to the same square that would be written alike, castling names
 * the square to which the partner goes ({@code f1g1@f1}), a move after which the mover may be
 * captured en passant those squares on which it may ({@code e2e4^e3}), and capturing a piece that
 * may be captured en passant its square, as capturing any other. A move that puts captured pieces
 * elsewhere has the square to which each goes after its own then, also where that is the square
 * reached: {@code e2d2@e2d2} captures what stands on d2 and puts it on e2, while {@code e2d2@e2}
 * changes places with it.
 */
public final class UciMoves {
  private UciMoves() {}

  /**
   * Returns a legal move of a game as text; {@link LegalMove} keeps it.
   *
   * @throws IndexOutOfBoundsException where the list has no move with that index
   */
  public static String of(Game game, MoveList moves, int index) {
    Objects.checkIndex(index, moves.size());
    if (!hasSilentEffects(game, moves, index)) {
      return name(game, moves, index, false);
    }
    MoveList legal = new MoveList();
    game.legalMoves(legal);
    return of(game, moves, index, legal);
  }

  /** Returns the same where the legal moves of the game are known already. */
  static String of(Game game, MoveList moves, int index, MoveList legal) {
    String name = name(game, moves, index, false);
    boolean shared =
        hasSilentEffects(game, moves, index)
            && IntStream.range(0, legal.size())
                .filter(i -> Move.from(legal.get(i)) == Move.from(moves.get(index)))
                .filter(i -> Move.to(legal.get(i)) == Move.to(moves.get(index)))
                .filter(i -> name(game, legal, i, false).equals(name))
                .anyMatch(i -> !legal.areEqual(i, moves, index));
    return shared ? name(game, moves, index, true) : name;
  }

  /** Returns whether a move does what its name says only where another one has that name too. */
  private static boolean hasSilentEffects(Game game, MoveList moves, int index) {
    int inPassing = game.board().enPassantVictim(Move.to(moves.get(index)));
    boolean silent = false;
    for (int i = 0; i < moves.effectCount(index); i++) {
      int effect = moves.effect(index, i);
      int kind = Effect.kind(effect);
      silent |= kind == Effect.PARTNER || kind == Effect.GRANT_EN_PASSANT;
      silent |= kind == Effect.UNLOAD;
      silent |= kind == Effect.REMOVE && Effect.first(effect) == inPassing;
    }
    return silent;
  }

  private static String name(Game game, MoveList moves, int index, boolean exactly) {
    Geometry geometry = game.rules().geometry();
    int move = moves.get(index);
    int to = Move.to(move);
    int inPassing = game.board().enPassantVictim(to);
    StringBuilder text = new StringBuilder(geometry.name(Move.from(move)));
    StringBuilder behind = new StringBuilder();
    for (int i = 0; i < moves.effectCount(index); i++) {
      int effect = moves.effect(index, i);
      int first = Effect.first(effect);
      switch (Effect.kind(effect)) {
        case Effect.REMOVE ->
            text.append(first == inPassing && !exactly ? "" : geometry.name(first));
        case Effect.UNLOAD -> {
          text.append(first == to && !exactly ? "" : geometry.name(first));
          (exactly ? text : behind).append('@').append(geometry.name(Effect.second(effect)));
        }
        case Effect.SWAP -> behind.append('@').append(geometry.name(Effect.second(effect)));
        case Effect.VANISH -> behind.append('!');
        case Effect.PARTNER ->
            behind.append(exactly ? "@" + geometry.name(Effect.second(effect)) : "");
        case Effect.GRANT_EN_PASSANT -> behind.append(exactly ? "^" + geometry.name(first) : "");
        default -> throw new AssertionError(effect);
      }
    }
    text.append(geometry.name(to)).append(behind);
    return text.append(promotion(game, move)).toString();
  }

  /**
   * Returns the text after the squares for the piece that the mover becomes; nothing where it
   * stays.
   */
  private static String promotion(Game game, int move) {
    int kind = Move.promotion(move);
    if (kind == 0) {
      return "";
    }
    PieceTable pieces = game.rules().pieces();
    int mover = Cell.kind(game.board().get(Move.from(move)));
    boolean own = pieces.isPromoted(kind) && pieces.letter(kind) == pieces.letter(mover);
    return own ? "+" : pieces.symbol(kind).toLowerCase(Locale.ROOT);
  }

  /**
   * Finds the move that a text means.
   *
   * @param legal the legal moves of the game
   * @param text the move as {@link #of} writes it; or only the square left, the square reached and
   *     the promotion, where no two moves have these in common
   * @return its index, or -1 where no move or more than one is meant
   */
  public static int find(Game game, MoveList legal, String text) {
    int found = -1;
    int brief = -1;
    boolean several = false;
    for (int i = 0; i < legal.size(); i++) {
      if (brief(game, legal.get(i)).equals(text)) {
        several |= brief >= 0 && !legal.areEqual(brief, legal, i);
        brief = i;
      }
      if (of(game, legal, i, legal).equals(text)) {
        if (found >= 0 && !legal.areEqual(found, legal, i)) {
          return -1;
        }
        found = i;
      }
    }
    return found >= 0 || several ? found : brief;
  }

  private static String brief(Game game, int move) {
    Geometry geometry = game.rules().geometry();
    return geometry.name(Move.from(move)) + geometry.name(Move.to(move)) + promotion(game, move);
  }
}
