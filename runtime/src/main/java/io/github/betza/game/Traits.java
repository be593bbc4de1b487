package io.github.betza.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the rules know of a kind besides its moves.
 *
 * @param initial see {@link GameRulesBuilder#initial}
 * @param direct see {@link GameRulesBuilder#direct}
 * @param distant see {@link GameRulesBuilder#distant}
 * @param displaces see {@link GameRulesBuilder#displaces}
 * @param excites see {@link GameRulesBuilder#excites}
 * @param grantsEnPassant see {@link GameRulesBuilder#enPassant}
 * @param attacks see {@link GameRulesBuilder#attacks}
 * @param extraAttacks see {@link GameRulesBuilder#extraAttacks}
 */
record Traits(
    boolean initial,
    boolean direct,
    boolean distant,
    boolean displaces,
    boolean excites,
    boolean grantsEnPassant,
    Optional<String> attacks,
    List<ExtraAttacks> extraAttacks) {
  /** A kind of which nothing is known. */
  static final Traits NONE =
      new Traits(false, false, false, false, false, true, Optional.empty(), List.of());

  /** Copies the list. */
  Traits {
    extraAttacks = List.copyOf(extraAttacks);
  }

  /**
   * The lines of extra moves.
   *
   * @param number the number of the squares within which the kind has them
   */
  record ExtraAttacks(int number, String paths) {}

  Traits withInitial() {
    return new Traits(
        true, direct, distant, displaces, excites, grantsEnPassant, attacks, extraAttacks);
  }

  Traits withDirect() {
    return new Traits(
        initial, true, distant, displaces, excites, grantsEnPassant, attacks, extraAttacks);
  }

  Traits withDistant() {
    return new Traits(
        initial, direct, true, displaces, excites, grantsEnPassant, attacks, extraAttacks);
  }

  Traits withDisplaces() {
    return new Traits(
        initial, direct, distant, true, excites, grantsEnPassant, attacks, extraAttacks);
  }

  Traits withExcites() {
    return new Traits(
        initial, direct, distant, displaces, true, grantsEnPassant, attacks, extraAttacks);
  }

  Traits withEnPassant(boolean grants) {
    return new Traits(initial, direct, distant, displaces, excites, grants, attacks, extraAttacks);
  }

  Traits withAttacks(String paths) {
    return new Traits(
        initial,
        direct,
        distant,
        displaces,
        excites,
        grantsEnPassant,
        Optional.of(paths),
        extraAttacks);
  }

  Traits withExtraAttacks(int number, String paths) {
    List<ExtraAttacks> all = new ArrayList<>(extraAttacks);
    all.add(new ExtraAttacks(number, paths));
    return new Traits(initial, direct, distant, displaces, excites, grantsEnPassant, attacks, all);
  }
}
