package io.github.betza.generated;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Effect;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import org.junit.jupiter.api.Test;

/** Moves that one piece finds by several paths are listed once. */
final class PendingEffectsTest {
  @Provide
  static Arbitrary<List<Integer>> quietMoves() {
    Arbitrary<Integer> from =
        Arbitraries.integers().between(0, 999).withDistribution(RandomDistribution.uniform());
    return Combinators.combine(from, Arbitraries.integers().between(1, 2))
        .as(Move::quiet)
        .list()
        .ofMaxSize(5_000)
        .withSizeDistribution(RandomDistribution.uniform());
  }

  @Property(tries = 4, seed = "1")
  void ordinaryMoves(@ForAll("quietMoves") List<Integer> quietMoves) {
    MoveList moves = new MoveList();
    moves.pending().beginPiece();
    quietMoves.forEach(moves.pending()::addUnique);
    TreeSet<Integer> words = new TreeSet<>(quietMoves);

    assertThat(moves.size()).isEqualTo(words.size());
    for (int i = 0; i < moves.size(); i++) {
      assertThat(words.remove(moves.get(i))).isTrue();
    }
  }

  /** From one square they are told apart by the squares that they reach, up to the last one. */
  @Test
  void ordinaryMovesOfOnePiece() {
    MoveList moves = new MoveList();
    for (int piece = 0; piece < 3; piece++) {
      moves.clear();
      moves.pending().beginPiece();
      for (int i = 0; i < 2; i++) {
        for (int to : new int[] {piece, 7, 511, 512, 4_095}) {
          moves.pending().addUnique(Move.quiet(piece, to));
          moves.pending().addUnique(Move.capture(piece, to));
        }
        moves.pending().addUnique(piece, 7, true);
        moves.pending().addUnique(piece, 8, false);
        moves.pending().addUnique(Move.quiet(9, 7));
      }
      assertThat(moves.size()).isEqualTo(12);
    }
  }

  /** A move that is gone again may be had once more by the next piece. */
  @Test
  void specialMovesBesideOrdinaryOnes() {
    MoveList moves = new MoveList();
    for (int piece = 0; piece < 300; piece++) {
      moves.clear();
      moves.pending().beginPiece();
      for (int victim = 0; victim < 100; victim++) {
        moves.pending().push(Effect.of(Effect.REMOVE, victim % 50));
        moves.pending().addUnique(1, 60, true);
        moves.pending().popTo(0);
        moves.pending().addUnique(Move.capture(1, 60));
      }
      assertThat(moves.size()).isEqualTo(51);
    }
  }

  @Test
  void specialMovesWithTheSameEffectsInAnotherOrder() {
    MoveList moves = new MoveList();
    moves.pending().beginPiece();
    for (int[] victims : new int[][] {{5, 6}, {6, 5}, {5, 7}}) {
      moves.pending().push(Effect.of(Effect.REMOVE, victims[0]));
      moves.pending().push(Effect.of(Effect.REMOVE, victims[1]));
      moves.pending().addUnique(1, 2, true);
      moves.pending().popTo(0);
    }
    moves.pending().addUnique(1, 2, true);
    moves.pending().addUnique(1, 2, true);

    assertThat(moves.size()).isEqualTo(3);
    assertThat(moves.effectCount(0)).isEqualTo(2);
    assertThat(moves.effect(1, 1)).isEqualTo(Effect.of(Effect.REMOVE, 7));
    assertThat(Move.isSpecial(moves.get(2))).isFalse();
  }

  /** What was written down for a move that is gone again is no other move's. */
  @Test
  void effectsOfAMoveThatIsGone() {
    MoveList moves = new MoveList();
    moves.pending().beginPiece();
    moves.pending().push(Effect.of(Effect.REMOVE, 5));
    moves.pending().add(1, 2, true);
    moves.truncate(0);
    moves.pending().add(1, 3, true);
    moves.pending().push(Effect.of(Effect.REMOVE, 6));
    moves.pending().add(1, 4, true);

    assertThat(moves.effectCount(0)).isEqualTo(1);
    assertThat(moves.effect(0, 0)).isEqualTo(Effect.of(Effect.REMOVE, 5));
    assertThat(moves.effectCount(1)).isEqualTo(2);
  }

  @Test
  void anotherPieceMayHaveTheSameMove() {
    MoveList moves = new MoveList();
    moves.pending().beginPiece();
    moves.pending().addUnique(Move.quiet(1, 2));
    moves.pending().beginPiece();
    moves.pending().addUnique(Move.quiet(1, 2));

    assertThat(moves.size()).isEqualTo(2);
  }

  @Test
  void aRemovalIsTurnedIntoAnUnloadingAndBack() {
    MoveList moves = new MoveList();
    moves.pending().push(Effect.of(Effect.REMOVE, 5));
    moves.pending().push(Effect.of(Effect.UNLOAD, 6, 7));

    int last = moves.pending().lastRemoval();
    moves.pending().unload(last, 9);
    assertThat(moves.pending().isUnloaded(9)).isTrue();
    assertThat(moves.pending().lastRemoval()).isEqualTo(-1);
    moves.pending().reload(last);

    assertThat(moves.pending().isUnloaded(9)).isFalse();
    assertThat(moves.pending().isVacated(5)).isTrue();
    assertThat(moves.pending().isUnloaded(7)).isTrue();
  }

  @Test
  void aPieceThatWasPutDownIsTakenFromWhereItStood() {
    MoveList moves = new MoveList();
    PendingEffects pending = moves.pending();
    pending.push(Effect.of(Effect.UNLOAD, 5, 6));
    pending.push(Effect.of(Effect.REMOVE, 8));
    assertThat(pending.unloadedFrom(6)).isEqualTo(5);
    assertThat(pending.unloadedFrom(5)).isEqualTo(Geometry.OFF);

    int carried = pending.take(Effect.of(Effect.UNLOAD, 6, 7));
    assertThat(pending.unloadedFrom(7)).isEqualTo(5);
    assertThat(pending.isUnloaded(6)).isFalse();
    int removed = pending.take(Effect.of(Effect.REMOVE, 7));
    assertThat(pending.isUnloaded(7)).isFalse();
    assertThat(pending.lastRemoval()).isEqualTo(1);
    moves.pending().add(1, 7, true);
    int other = pending.take(Effect.of(Effect.REMOVE, 9));
    moves.pending().add(1, 9, true);

    pending.takeBack(other, 9);
    pending.takeBack(removed, 7);
    pending.takeBack(carried, 6);
    moves.pending().add(1, 2, true);

    assertThat(effects(moves, 0))
        .containsExactly(Effect.of(Effect.REMOVE, 5), Effect.of(Effect.REMOVE, 8));
    assertThat(effects(moves, 1)).isEqualTo(effects(moves, 0));
    assertThat(effects(moves, 2))
        .containsExactly(Effect.of(Effect.REMOVE, 8), Effect.of(Effect.UNLOAD, 5, 6));
    assertThat(pending.size()).isEqualTo(2);
    assertThat(pending.lastRemoval()).isEqualTo(1);
  }

  private static List<Integer> effects(MoveList moves, int index) {
    List<Integer> effects = new ArrayList<>();
    for (int i = 0; i < moves.effectCount(index); i++) {
      effects.add(moves.effect(index, i));
    }
    return effects;
  }

  @Test
  void movesThatShareEffectsKeepThemWhereLaterOnesAreDropped() {
    MoveList moves = new MoveList();
    moves.pending().beginPiece();
    moves.pending().push(Effect.of(Effect.REMOVE, 5));
    moves.pending().addUnique(1, 2, true);
    moves.pending().addUnique(1, 3, true);
    moves.pending().addUnique(1, 3, true);
    moves.pending().addUnique(1, 5, true);
    moves.pending().addUnique(1, 4, true);
    moves.pending().push(Effect.of(Effect.REMOVE, 4));
    moves.pending().addUnique(1, 3, true);

    assertThat(moves.size()).isEqualTo(5);
    assertThat(Move.isSpecial(moves.get(2))).isFalse();
    moves.truncate(2);
    moves.pending().popTo(0);
    moves.pending().push(Effect.of(Effect.REMOVE, 7));
    moves.pending().add(1, 3, true);

    assertThat(moves.effectCount(0)).isEqualTo(1);
    assertThat(moves.effect(0, 0)).isEqualTo(Effect.of(Effect.REMOVE, 5));
    assertThat(moves.effect(1, 0)).isEqualTo(Effect.of(Effect.REMOVE, 5));
    assertThat(moves.effect(2, 0)).isEqualTo(Effect.of(Effect.REMOVE, 7));
    moves.clear();
    moves.pending().add(1, 3, true);
    assertThat(moves.effect(0, 0)).isEqualTo(Effect.of(Effect.REMOVE, 7));
  }

  @Test
  void aMoveOfAnotherListBetweenMovesThatShareEffectsKeepsItsOwn() {
    MoveList others = new MoveList();
    others.pending().push(Effect.of(Effect.REMOVE, 77));
    others.pending().add(1, 2, true);
    MoveList moves = new MoveList();
    moves.pending().beginPiece();
    moves.pending().push(Effect.of(Effect.REMOVE, 5));
    moves.pending().addUnique(1, 2, true);
    moves.append(others, 0);
    moves.pending().dropRepeated();
    moves.pending().addUnique(1, 3, true);
    moves.pending().addUnique(1, 3, true);
    moves.pending().push(Effect.of(Effect.REMOVE, 6));
    moves.pending().add(1, 4, true);

    assertThat(moves.size()).isEqualTo(4);
    assertThat(moves.areEqual(1, others, 0)).isTrue();
    assertThat(moves.effect(0, 0)).isEqualTo(Effect.of(Effect.REMOVE, 5));
    assertThat(moves.effectCount(3)).isEqualTo(2);
  }
}
