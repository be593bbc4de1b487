package io.github.betza.play;

import io.github.betza.board.Board;
import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;

/**
 * Moves as text: {@code from-to}, then the effects of the move, in lexical order: {@code xSQ} for
 * each piece removed elsewhere than on the square reached, or for the mover itself if it leaves the
 * board, {@code uSQ} for a captured piece put on a square, or for an enemy piece that changes
 * places with the mover, {@code C<from><to>} for the partner's move in castling, and at the end
 * {@code =} and the letter of a promotion, and {@code /P@SQ} for a piece that enters on a square
 * that is left. The creation of en-passant rights is not shown. A drop is {@code P@SQ}.
 */
public final class MoveText {
  private MoveText() {}

  /** Returns one move of a list as text. */
  public static String of(Board board, MoveList moves, int index) {
    Geometry geometry = board.geometry();
    int move = moves.get(index);
    int to = Move.to(move);
    if (Move.isDrop(move)) {
      return board.pieces().symbol(Move.promotion(move)) + "@" + geometry.name(to);
    }
    List<String> effects = new ArrayList<>();
    for (int i = 0; i < moves.effectCount(index); i++) {
      addEffect(effects, geometry, moves.effect(index, i), to);
    }
    Collections.sort(effects);
    StringBuilder text = new StringBuilder(geometry.name(Move.from(move)));
    text.append('-').append(geometry.name(to));
    effects.forEach(text::append);
    if (Move.promotion(move) != 0) {
      text.append('=').append(board.pieces().symbol(Move.promotion(move)));
    }
    int kind = Effect.entering(moves, index);
    if (kind != 0) {
      int square = Effect.first(moves.effect(index, moves.effectCount(index) - 1));
      text.append('/')
          .append(board.pieces().symbol(kind))
          .append('@')
          .append(geometry.name(square));
    }
    return text.toString();
  }

  /** Returns all moves of a list as text, each once, sorted and separated by spaces. */
  public static String all(Board board, MoveList moves) {
    TreeSet<String> texts = new TreeSet<>();
    for (int i = 0; i < moves.size(); i++) {
      texts.add(of(board, moves, i));
    }
    return String.join(" ", texts);
  }

  private static void addEffect(List<String> texts, Geometry geometry, int effect, int to) {
    int first = Effect.first(effect);
    switch (Effect.kind(effect)) {
      case Effect.REMOVE, Effect.VANISH -> texts.add("x" + geometry.name(first));
      case Effect.UNLOAD -> {
        if (first != to) {
          texts.add("x" + geometry.name(first));
        }
        texts.add("u" + geometry.name(Effect.second(effect)));
      }
      case Effect.PARTNER ->
          texts.add("C" + geometry.name(first) + geometry.name(Effect.second(effect)));
      case Effect.SWAP -> texts.add("u" + geometry.name(Effect.second(effect)));
      default -> {
        // The creation of en-passant rights is not shown, and an entering piece is written
        // separately.
      }
    }
  }
}
