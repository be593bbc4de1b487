package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceTable;
import io.github.betza.model.Blast;
import io.github.betza.model.RulesByKind;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Decides which pieces a capture removes in addition to its victims, see {@link
 * io.github.betza.Variant.Blast}. The moves of the pieces do not contain the blast.
 */
final class Blasts {
  private final int[] cells;
  private final PieceTable pieces;

  /** From a square to itself and the eight round it, the smallest number first. */
  private final int[] ring;

  /** By the kind that captures: the kinds that always stay, or null if it does not blast. */
  private final boolean[][] immune;

  /** By the kind that captures: the kinds that stay round the square. */
  private final boolean[][] spared;

  private int[] effects = new int[32];
  private int count;

  /** The moves as they are with their blasts. */
  private final MoveList blown = new MoveList();

  Blasts(GameRules rules, Board board) {
    this.cells = board.cells();
    int up = board.stride();
    this.ring = IntStream.of(-up - 1, -up, 1 - up, -1, 0, 1, up - 1, up, up + 1).sorted().toArray();
    this.pieces = rules.pieces();
    List<String> symbols =
        IntStream.rangeClosed(1, rules.kinds()).mapToObj(pieces::symbol).toList();
    this.immune = new boolean[rules.kinds() + 1][];
    this.spared = new boolean[rules.kinds() + 1][];
    for (Blast blast : rules.ends().model().blasts()) {
      boolean[] always = kinds(blast.immune(), symbols);
      boolean[] aside = kinds(blast.spares(), symbols);
      for (String symbol : blast.of().isEmpty() ? symbols : RulesByKind.split(blast.of())) {
        int kind = symbols.indexOf(symbol) + 1;
        immune[kind] = always;
        spared[kind] = aside;
      }
    }
  }

  private static boolean[] kinds(String letters, List<String> symbols) {
    boolean[] named = new boolean[symbols.size() + 1];
    RulesByKind.kinds(letters, symbols).forEach(kind -> named[kind] = true);
    return named;
  }

  /** Adds what is removed to the captures of a list from an index on. */
  void expand(MoveList moves, int first) {
    blown.clear();
    for (int i = first; i < moves.size(); i++) {
      int word = moves.get(i);
      if (!blow(moves, i)) {
        blown.append(moves, i);
      } else if (count == 0) {
        blown.add(word & ~Move.SPECIAL);
      } else if (count == 1) {
        blown.special(word, effects[0]);
      } else {
        blown.special(word, effects, count);
      }
    }
    moves.truncate(first);
    for (int i = 0; i < blown.size(); i++) {
      moves.append(blown, i);
    }
  }

  /** Finds the effects of a move with its blast; returns false if it has none. */
  private boolean blow(MoveList moves, int index) {
    int word = moves.get(index);
    int kind = Cell.kind(cells[Move.from(word)]);
    if (!Move.isCapture(word) || immune[kind] == null) {
      return false;
    }
    int to = Move.to(word);
    boolean stays = immune[kind][Cell.kind(arriving(moves, index))];
    count = 0;
    for (int i = 0; i < moves.effectCount(index); i++) {
      int effect = moves.effect(index, i);
      // A removed piece cannot be captured en passant.
      if (stays || Effect.kind(effect) != Effect.GRANT_EN_PASSANT) {
        push(effect);
      }
    }
    for (int step : ring) {
      int standing = Cell.kind(after(moves, index, to + step));
      boolean remains = immune[kind][standing] || (step != 0 && spared[kind][standing]);
      if (standing != 0 && !remains) {
        push(Effect.of(Effect.BLAST, to + step));
      }
    }
    return true;
  }

  private void push(int effect) {
    if (count == effects.length) {
      effects = Arrays.copyOf(effects, 2 * count);
    }
    effects[count++] = effect;
  }

  /** Returns the cell of a square after a move without its blast. */
  private int after(MoveList moves, int index, int square) {
    int word = moves.get(index);
    if (square == Move.to(word) && !Effect.isIn(moves, index, Effect.VANISH)) {
      return arriving(moves, index);
    }
    boolean isLeft = square == Move.from(word) || square == Move.to(word);
    int cell = isLeft || !Cell.isPiece(cells[square]) ? Cell.EMPTY : cells[square];
    for (int i = 0; i < moves.effectCount(index); i++) {
      int effect = moves.effect(index, i);
      int kind = Effect.kind(effect);
      boolean isLifted = kind != Effect.GRANT_EN_PASSANT && kind != Effect.VANISH;
      cell = isLifted && Effect.first(effect) == square ? Cell.EMPTY : cell;
    }
    for (int i = 0; i < moves.effectCount(index); i++) {
      int effect = moves.effect(index, i);
      cell = Effect.second(effect) == square ? cells[Effect.first(effect)] : cell;
    }
    return cell;
  }

  /** Returns the mover as it arrives. */
  private int arriving(MoveList moves, int index) {
    int word = moves.get(index);
    int mover = cells[Move.from(word)];
    int promotion = Move.promotion(word);
    return promotion == 0 ? mover : (mover & Cell.EDGE) | pieces.withRoyalty(promotion);
  }

  /** Returns whether the blast of a capture leaves the royal pieces of the own side. */
  boolean spareOwnRoyals(MoveList moves, int index) {
    boolean spares = true;
    if (blow(moves, index)) {
      int side = Cell.side(cells[Move.from(moves.get(index))]);
      for (int i = 0; i < count; i++) {
        int gone = after(moves, index, Effect.first(effects[i]));
        boolean isOwn = Effect.kind(effects[i]) == Effect.BLAST && Cell.side(gone) == side;
        spares &= !isOwn || (gone & Cell.ROYAL) == 0;
      }
    }
    return spares;
  }
}
