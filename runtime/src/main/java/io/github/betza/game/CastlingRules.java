package io.github.betza.game;

import io.github.betza.model.Castling;
import io.github.betza.model.RulesByKind;

/**
 * The kinds that castle by {@link Castling} rules, their partners, and the files on which both end.
 */
final class CastlingRules {
  /** By kind: the rule by which royal pieces castle, or null. */
  private final Castling[] castling;

  /** By kind of the royal piece, and by kind: whether the two kinds castle together. */
  private final boolean[][] pairs;

  private final boolean[] partners;

  CastlingRules(GameRulesBuilder builder) {
    int kinds = builder.traits.size();
    this.castling = new Castling[kinds];
    this.pairs = new boolean[kinds][kinds];
    this.partners = new boolean[kinds];
    for (Castling rule : builder.model.castlings()) {
      for (int of : RulesByKind.kinds(rule.of(), builder.symbols)) {
        castling[of] = rule;
        for (int with : RulesByKind.kinds(rule.with(), builder.symbols)) {
          pairs[of][with] = true;
          partners[with] = true;
        }
      }
    }
  }

  /** Returns whether royal pieces of a kind castle by these rules. */
  boolean isRoyal(int kind) {
    return castling[kind] != null;
  }

  /** Returns whether pieces of a kind castle by these rules, as royal pieces or as partners. */
  boolean isEither(int kind) {
    return isRoyal(kind) || partners[kind];
  }

  /** Returns whether a royal piece of one kind castles by these rules with a piece of another. */
  boolean arePair(int royal, int partner) {
    return pairs[royal][partner];
  }

  /**
   * Returns the file on which a royal piece ends, counted from 0.
   *
   * @param direction negative if its partner is on a file to the left of it, and positive if to the
   *     right
   */
  int endOfRoyal(int kind, int direction) {
    return Castling.end(castling[kind].to(), direction);
  }

  /** Returns the file on which the partner of a royal piece of a kind ends. */
  int endOfPartner(int kind, int direction) {
    return Castling.end(castling[kind].partner(), direction);
  }
}
