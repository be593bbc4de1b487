package io.github.betza.game;

import io.github.betza.board.PieceMoves;
import io.github.betza.model.Extra;
import io.github.betza.model.Form;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.model.Member.Kind;
import io.github.betza.model.RulesByKind;
import io.github.betza.model.RulesByKind.KindPromotion;
import io.github.betza.model.RulesByKind.KindZone;
import java.util.List;

/** Adds the declared rules for some of the pieces to a builder, once all pieces are known. */
final class DeclaredRules {
  private final GameRulesBuilder builder;
  private final GameModel model;

  DeclaredRules(GameRulesBuilder builder) {
    this.builder = builder;
    this.model = builder.model;
  }

  /**
   * Adds the rules.
   *
   * @throws IllegalArgumentException if a rule names a letter or moves that were not added, or
   *     squares that cannot be read
   */
  void add() {
    for (Member<?> member : GameModel.FORM.members()) {
      member.ruleForm().ifPresent(form -> checkLetters(member, form));
    }
    RulesByKind rules = RulesByKind.of(model, builder.symbols);
    rules.promotions().forEach(this::add);
    rules.zones().forEach(this::add);
    model.extras().forEach(this::add);
    rules.blockers().forEach(each -> builder.blocker(each.of(), each.to()));
  }

  private void add(KindPromotion promotion) {
    builder
        .promotion(promotion.kind(), promotion.rule().zone(), ints(promotion.choices()))
        .promoting(promotion.rule().on());
    if (promotion.rule().optional()) {
      builder.optional();
    }
    if (promotion.rule().limited()) {
      builder.limited();
    }
  }

  private void add(KindZone zone) {
    builder.zone(zone.kind(), zone.zone().squares());
    if (!zone.zone().captures().isEmpty()) {
      builder.captureZone(zone.kind(), zone.zone().captures());
    }
  }

  private void add(Extra extra) {
    PieceMoves moves = builder.moves.get(extra.moves());
    if (moves == null) {
      throw new IllegalArgumentException("there are no moves " + extra.moves());
    }
    builder.extra(extra.squares(), moves, ints(RulesByKind.kinds(extra.of(), builder.symbols)));
  }

  @SuppressWarnings("unchecked") // The rules of a member have the type of the member.
  private <R> void checkLetters(Member<?> member, Form<R> form) {
    for (R rule : (List<R>) model.get(member)) {
      for (Member<?> part : form.members()) {
        if (part.kind() == Kind.LETTERS) {
          checkLetters(member, (String) form.value(rule, part));
        }
      }
    }
  }

  private void checkLetters(Member<?> member, String letters) {
    for (String symbol : RulesByKind.split(letters)) {
      if (!builder.symbols.contains(symbol) && !symbol.equals("+")) {
        throw new IllegalArgumentException(
            "no piece has the letter " + symbol + " that " + member + " names");
      }
    }
  }

  private static int[] ints(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }
}
