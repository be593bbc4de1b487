package io.github.betza.game;

import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.generated.NotationMoves;
import io.github.betza.model.AttackPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The traits of a kind that the rules use in addition to its moves.
 *
 * @param bits its traits, by {@link Trait#bit}
 * @param complete whether its moves come from a notation, so that it has only these traits and the
 *     ones that the game sets
 * @param direct see {@link GameRulesBuilder#direct}
 * @param attacks see {@link GameRulesBuilder#attacks}
 * @param extraAttacks see {@link GameRulesBuilder#extraAttacks}
 */
record Traits(
    int bits,
    boolean complete,
    boolean direct,
    Optional<List<AttackPath>> attacks,
    List<ExtraAttacks> extraAttacks) {
  /** The traits of a kind that does not exist. */
  static final Traits NONE = new Traits(0, true, false, Optional.empty(), List.of());

  /** Copies the lists. */
  Traits {
    attacks = attacks.map(List::copyOf);
    extraAttacks = List.copyOf(extraAttacks);
  }

  /**
   * The lines of extra moves.
   *
   * @param number the number of the extra moves
   */
  record ExtraAttacks(int number, List<AttackPath> paths) {}

  /** Returns the traits that a piece declares. */
  static Traits of(PieceMoves moves) {
    int bits = 0;
    for (Trait trait : moves.traits()) {
      bits |= trait.bit();
    }
    return new Traits(bits, moves instanceof NotationMoves, false, Optional.empty(), List.of());
  }

  /** Returns whether the kind has a trait. */
  boolean has(Trait trait) {
    return (bits & trait.bit()) != 0;
  }

  /** Returns whether it has moves that only an unmoved piece has, see {@link KnownTraits}. */
  boolean initial() {
    return has(Trait.INITIAL);
  }

  /** Returns whether it may attack squares that are outside its zone, see {@link KnownTraits}. */
  boolean distant() {
    return has(Trait.DISTANT);
  }

  boolean displaces() {
    return has(Trait.DISPLACING);
  }

  boolean excites() {
    return has(Trait.EXCITING);
  }

  /** Returns whether it may have the moves of other pieces. */
  boolean hasOthersMoves() {
    return has(Trait.BORROWING) || has(Trait.IMITATING);
  }

  /** Returns whether it may be captured en passant, see {@link KnownTraits}. */
  boolean grantsEnPassant() {
    return has(Trait.EN_PASSANT);
  }

  /** Returns whether it may have the moves of other pieces, or only their captures. */
  boolean movesAsOthers() {
    return hasOthersMoves() || has(Trait.CAPTURING_ALIKE);
  }

  Traits with(Trait trait) {
    return new Traits(bits | trait.bit(), complete, direct, attacks, extraAttacks);
  }

  Traits without(Trait trait) {
    return new Traits(bits & ~trait.bit(), complete, direct, attacks, extraAttacks);
  }

  Traits withDirect() {
    return new Traits(bits, complete, true, attacks, extraAttacks);
  }

  /** Returns the traits of a kind that also has the moves of another. */
  Traits and(Traits other) {
    return new Traits(bits | other.bits, complete && other.complete, direct, attacks, extraAttacks);
  }

  /** Returns the same traits without the lines and traits of its attacks. */
  Traits withoutAttacks() {
    return new Traits(bits, complete, false, Optional.empty(), List.of());
  }

  /** Returns whether the lines of some extra moves are known. */
  boolean hasLinesOf(int number) {
    return extraAttacks.stream().anyMatch(extra -> extra.number() == number);
  }

  Traits withAttacks(List<AttackPath> paths) {
    return new Traits(bits, complete, direct, Optional.of(paths), extraAttacks);
  }

  Traits withExtraAttacks(int number, List<AttackPath> paths) {
    List<ExtraAttacks> all = new ArrayList<>(extraAttacks);
    all.add(new ExtraAttacks(number, paths));
    return new Traits(bits, complete, direct, attacks, all);
  }
}
