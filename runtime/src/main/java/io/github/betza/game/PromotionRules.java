package io.github.betza.game;

import io.github.betza.Promoting;
import io.github.betza.board.Move;
import java.util.ArrayList;
import java.util.List;

/** How the pieces of a game promote. */
final class PromotionRules {
  private final List<List<PromotionRule>> rules;

  /**
   * Reads the rules.
   *
   * @param kinds the number of kinds, with the kind 0, which means no piece
   */
  PromotionRules(GameRulesBuilder builder, int kinds) {
    List<List<PromotionRule>> lists = new ArrayList<>();
    for (int kind = 0; kind < kinds; kind++) {
      lists.add(new ArrayList<>());
    }
    builder.promotions.forEach(rule -> lists.get(rule.kind()).add(rule.rule()));
    this.rules = lists.stream().map(List::copyOf).toList();
  }

  /** Returns how a kind promotes, in the order in which its rules were added. */
  List<PromotionRule> ofKind(int kind) {
    return rules.get(kind);
  }

  /** Returns the kind to which a kind promotes, if it promotes to one kind only, or 0. */
  int onlyForm(int kind) {
    int form = 0;
    for (PromotionRule rule : rules.get(kind)) {
      for (int choice : rule.choices()) {
        if (form != 0 && form != choice) {
          return 0;
        }
        form = choice;
      }
    }
    return form;
  }

  /**
   * Returns how a move of a kind promotes, or null if it does not. Rules whose zones contain the
   * square reached have precedence over rules whose zones contain only the square left; in both
   * groups the first rule counts.
   */
  PromotionRule ofMove(int kind, int side, int move) {
    List<PromotionRule> all = rules.get(kind);
    PromotionRule left = null;
    for (int i = 0; i < all.size(); i++) {
      PromotionRule rule = all.get(i);
      if (rule.holds(side, Move.from(move), Move.to(move), Move.isCapture(move))) {
        if (rule.zone().contains(side, Move.to(move))) {
          return rule;
        }
        left = left == null ? rule : left;
      }
    }
    return left;
  }

  /** Returns whether a move of a kind that begins or ends on a square may promote. */
  boolean mayPromoteOn(int kind, int side, int square) {
    return rules.get(kind).stream().anyMatch(rule -> rule.zone().contains(side, square));
  }

  /** Returns the place of the first rule of a kind whose zone holds a square, or -1. */
  int firstOn(int kind, int side, int square) {
    List<PromotionRule> all = rules.get(kind);
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).zone().contains(side, square)) {
        return i;
      }
    }
    return -1;
  }

  /** Returns whether a piece cannot be on a square because it must have promoted there. */
  boolean mustHavePromoted(int kind, int side, int square) {
    for (PromotionRule rule : rules.get(kind)) {
      if (rule.zone().contains(side, square)) {
        if (rule.isOptional()) {
          return false;
        }
        if (rule.on() == Promoting.ARRIVAL || rule.on() == Promoting.CONTACT) {
          return true;
        }
        // Some moves to the square do not fall under this rule; they may fall under the next.
      }
    }
    return false;
  }
}
