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

/** Writes and reads moves as texts, which {@link LegalMove} describes. */
final class UciMoves {
  private UciMoves() {}

  /** Implements {@link Game#text}. */
  static String of(Game game, MoveList moves, int index) {
    Objects.checkIndex(index, moves.size());
    if (!hasSilentEffects(game, moves, index)) {
      return name(game, moves, index, false);
    }
    MoveList legal = new MoveList();
    game.legalMoves(legal);
    return of(game, moves, index, legal);
  }

  /** Returns the same for a caller that already has the legal moves of the game. */
  static String of(Game game, MoveList moves, int index, MoveList legal) {
    String name = name(game, moves, index, false);
    boolean shared =
        hasSilentEffects(game, moves, index)
            && IntStream.range(0, legal.size())
                .filter(i -> Move.from(legal.get(i)) == Move.from(moves.get(index)))
                .filter(i -> Move.to(legal.get(i)) == Move.to(moves.get(index)))
                .filter(i -> name(game, legal, i, false).equals(name))
                .anyMatch(i -> !legal.areEqual(i, moves, index));
    int partner = partnerByFile(game, moves, index);
    boolean stays = Move.from(moves.get(index)) == Move.to(moves.get(index));
    if (partner != Geometry.OFF && (shared || stays)) {
      return withEntry(game, moves, index, ofCastling(game, moves.get(index), partner), false);
    }
    return shared ? name(game, moves, index, true) : name;
  }

  /** Returns the text of castling by file as a move of the royal piece to its partner. */
  private static String ofCastling(Game game, int move, int partner) {
    Geometry geometry = game.rules().geometry();
    return geometry.name(Move.from(move)) + geometry.name(partner) + promotion(game, move);
  }

  /**
   * Returns the square that the partner leaves by a move that castles by file, or {@link
   * Geometry#OFF} for another move.
   */
  static int partnerByFile(Game game, MoveList moves, int index) {
    int kind = Cell.kind(game.board().get(Move.from(moves.get(index))));
    return game.rules().castlings().isRoyal(kind) ? Effect.partner(moves, index) : Geometry.OFF;
  }

  /** Returns whether the text of a move omits effects unless another move has the same text. */
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
    if (Move.isDrop(move)) {
      return drop(game, move);
    }
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
        // Where a move ends decides what it blasts.
        case Effect.BLAST -> {}
        case Effect.ENTER -> {}
        case Effect.GRANT_EN_PASSANT -> behind.append(exactly ? "^" + geometry.name(first) : "");
        default -> throw new AssertionError(effect);
      }
    }
    text.append(geometry.name(to)).append(behind).append(promotion(game, move));
    return withEntry(game, moves, index, text.toString(), exactly);
  }

  /**
   * Returns the text of a move with the piece that enters, if one does. If it enters on the square
   * of the castling partner, the text has that square and the king's.
   */
  private static String withEntry(
      Game game, MoveList moves, int index, String text, boolean exactly) {
    int kind = Effect.entering(moves, index);
    if (kind == 0) {
      return text;
    }
    Geometry geometry = game.rules().geometry();
    int left = Move.from(moves.get(index));
    String from = geometry.name(left);
    String gate = geometry.name(Effect.first(moves.effect(index, moves.effectCount(index) - 1)));
    int mover = Cell.kind(game.board().get(left));
    // A letter alone would be read as a promotion.
    String before = game.rules().promotes(mover) ? "/" : "";
    String letter = game.rules().pieces().symbol(kind).toLowerCase(Locale.ROOT);
    boolean isPartner = !gate.equals(from);
    return isPartner && !exactly
        ? gate + from + before + letter
        : text + before + letter + (isPartner ? gate : "");
  }

  private static String drop(Game game, int move) {
    String symbol = game.rules().pieces().symbol(Move.promotion(move));
    return symbol + "@" + game.rules().geometry().name(Move.to(move));
  }

  /**
   * Returns the text after the squares for the piece that the mover becomes; an empty text if it
   * keeps its kind.
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

  /** Implements {@link Game#find}. */
  static int find(Game game, MoveList legal, String text) {
    int found = -1;
    int brief = -1;
    boolean several = false;
    for (int i = 0; i < legal.size(); i++) {
      if (brief(game, legal, i).equals(text)) {
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

  private static String brief(Game game, MoveList legal, int index) {
    int move = legal.get(index);
    if (Move.isDrop(move)) {
      return drop(game, move);
    }
    int partner = partnerByFile(game, legal, index);
    return ofCastling(game, move, partner == Geometry.OFF ? Move.to(move) : partner);
  }
}
