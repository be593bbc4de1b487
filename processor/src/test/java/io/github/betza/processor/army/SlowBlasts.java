package io.github.betza.processor.army;

import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.model.Blast;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Adds to captures what they remove besides. */
final class SlowBlasts {
  private final SlowBoard on;

  SlowBlasts(SlowBoard on) {
    this.on = on;
  }

  /** Makes each capture to see what stands round it then. */
  MoveList with(MoveList all) {
    MoveList blown = new MoveList();
    for (int i = 0; i < all.size(); i++) {
      int word = all.get(i);
      Optional<Blast> rule = Move.isCapture(word) ? blastOf(Move.from(word)) : Optional.empty();
      if (rule.isEmpty()) {
        blown.append(all, i);
        continue;
      }
      on.board.make(all, i);
      List<Integer> gone = gone(rule.get(), Move.to(word));
      on.board.unmake();
      List<Integer> effects = new ArrayList<>();
      for (int j = 0; j < all.effectCount(i); j++) {
        boolean grants = Effect.kind(all.effect(i, j)) == Effect.GRANT_EN_PASSANT;
        if (!grants || !gone.contains(Move.to(word))) {
          effects.add(all.effect(i, j));
        }
      }
      gone.forEach(square -> effects.add(Effect.of(Effect.BLAST, square)));
      add(word, effects, blown);
    }
    return blown;
  }

  private Optional<Blast> blastOf(int from) {
    char mover = on.letterOn(from);
    return on.army.blasts().stream()
        .filter(blast -> blast.of().isEmpty() || blast.of().indexOf(mover) >= 0)
        .findAny();
  }

  /** Adds a move with effects, which the board wants in order. */
  static void add(int word, List<Integer> effects, MoveList into) {
    int[] sorted = effects.stream().mapToInt(Integer::intValue).sorted().toArray();
    switch (sorted.length) {
      case 0 -> into.add(word & ~Move.SPECIAL);
      case 1 -> into.special(word, sorted[0]);
      default -> into.special(word, sorted, sorted.length);
    }
  }

  /** Returns what goes where a capture has been made, before it does. */
  private List<Integer> gone(Blast blast, int to) {
    List<Integer> gone = new ArrayList<>();
    Geometry geometry = on.board.geometry();
    for (int square : on.pieces().toArray()) {
      char letter = on.letterOn(square);
      boolean isNear =
          Math.abs(geometry.file(square) - geometry.file(to)) < 2
              && Math.abs(geometry.rank(square) - geometry.rank(to)) < 2;
      boolean stays =
          blast.immune().indexOf(letter) >= 0
              || (square != to && blast.spares().indexOf(letter) >= 0);
      if (isNear && !stays) {
        gone.add(square);
      }
    }
    return gone;
  }
}
