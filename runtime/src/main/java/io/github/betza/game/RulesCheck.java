package io.github.betza.game;

import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.board.PieceTable;
import io.github.betza.game.GameRulesBuilder.KindSquares;
import io.github.betza.game.HandRules.Refusal;
import io.github.betza.game.Traits.ExtraAttacks;
import io.github.betza.model.Blast;
import io.github.betza.model.Castling;
import io.github.betza.model.Drop;
import io.github.betza.model.Extinction;
import io.github.betza.model.Form;
import io.github.betza.model.Goal;
import io.github.betza.model.Member;
import io.github.betza.model.RuleFeature;
import io.github.betza.model.RulesByKind;
import io.github.betza.model.SquareSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Refuses invalid rules before games are made of them. */
final class RulesCheck {
  private final GameRulesBuilder builder;

  RulesCheck(GameRulesBuilder builder) {
    this.builder = builder;
  }

  /**
   * Checks all rules that may be set before the pieces are added.
   *
   * @throws IllegalArgumentException if a rule is invalid
   */
  void check() {
    builder.promotions.forEach(rule -> checkKind(rule.kind()));
    builder.promotions.forEach(rule -> checkChoices(rule.kind(), rule.rule().choices()));
    List.of(builder.zones, builder.captureZones)
        .forEach(areas -> areas.forEach(area -> checkKind(area.kind())));
    if (builder.zones.stream().map(KindSquares::kind).distinct().count() < builder.zones.size()) {
      throw new IllegalArgumentException("a kind is confined twice");
    }
    builder.extras.forEach(extra -> extra.kinds().forEach(this::checkKind));
    builder.blockers.forEach(blocker -> checkKind(blocker.of()));
    builder.blockers.forEach(blocker -> checkKind(blocker.to()));
    checkBlasts();
    checkCastlings();
    builder.traits.forEach(each -> each.extraAttacks().forEach(this::checkExtra));
    builder.model.gates().forEach(gate -> SquareSet.parse(builder.geometry, gate.squares()));
    builder.model.drops().forEach(drop -> checkNumbers(Drop.FORM, drop));
    builder.model.extinctions().forEach(each -> checkNumbers(Extinction.FORM, each));
    builder.model.goals().forEach(RulesCheck::checkGoal);
    if (!builder.model.gates().isEmpty() && builder.unmoved != null) {
      throw new IllegalArgumentException(
          "in a game with gates the castling rights name the pieces that have not moved");
    }
    for (Refusal refusal : HandRules.of(builder).refusals()) {
      throw new IllegalArgumentException(refusal.message());
    }
  }

  private static <R> void checkNumbers(Form<R> form, R rule) {
    form.members().forEach(part -> part.check(form.value(rule, part)));
  }

  private static void checkGoal(Goal goal) {
    checkNumbers(Goal.FORM, goal);
    goal.conflict(member -> {})
        .ifPresent(
            conflict -> {
              throw new IllegalArgumentException(conflict);
            });
  }

  private void checkBlasts() {
    Set<RuleFeature> features = RuleFeature.of(builder.model);
    if (features.containsAll(Set.of(RuleFeature.LAST_ROYAL, RuleFeature.BLASTS))) {
      throw new IllegalArgumentException(
          "blasts are not supported where only the last royal piece is protected");
    }
    Set<String> known = new HashSet<>();
    for (Blast blast : builder.model.blasts()) {
      for (String of : blast.of().isEmpty() ? builder.symbols : RulesByKind.split(blast.of())) {
        if (!known.add(of)) {
          throw new IllegalArgumentException("captures of " + of + " blast by two rules");
        }
      }
    }
  }

  private void checkCastlings() {
    PieceTable pieces = builder.table.build();
    Set<String> known = new HashSet<>();
    for (Castling castling : builder.model.castlings()) {
      for (Member<String> files : List.of(Castling.TO, Castling.PARTNER)) {
        castling
            .refusal(files, builder.geometry.files())
            .ifPresent(
                refusal -> {
                  throw new IllegalArgumentException(refusal);
                });
      }
      for (String of : RulesByKind.split(castling.of())) {
        if (!known.add(of)) {
          throw new IllegalArgumentException(of + " castles by two rules");
        }
        if (!pieces.isRoyal(pieces.kindOf(of))) {
          throw new IllegalArgumentException(of + " castles, but is not royal");
        }
        if (builder.traits.get(pieces.kindOf(of)).has(Trait.CASTLING)) {
          throw new IllegalArgumentException(of + " castles by its moves already");
        }
      }
      for (String with : RulesByKind.split(castling.with())) {
        if (pieces.isRoyal(pieces.kindOf(with))) {
          throw new IllegalArgumentException(with + " is royal, so it is no partner in castling");
        }
      }
    }
  }

  /**
   * Checks the number of a kind.
   *
   * @throws IllegalArgumentException if no piece has it
   */
  void checkKind(int kind) {
    if (kind < 1 || kind >= builder.traits.size()) {
      throw new IllegalArgumentException("there is no kind " + kind);
    }
  }

  /**
   * Checks the choices of a promotion: two equal ones would make two equal moves, and an empty list
   * would remove the move.
   */
  private void checkChoices(int kind, List<Integer> choices) {
    choices.forEach(this::checkKind);
    if (choices.isEmpty()) {
      throw new IllegalArgumentException("kind " + kind + " promotes to nothing");
    }
    if (choices.contains(kind)) {
      throw new IllegalArgumentException("kind " + kind + " promotes to itself");
    }
    if (new HashSet<>(choices).size() < choices.size()) {
      throw new IllegalArgumentException("kind " + kind + " promotes to another twice");
    }
  }

  private void checkExtra(ExtraAttacks attacks) {
    if (attacks.number() < 0 || attacks.number() >= builder.extras.size()) {
      throw new IllegalArgumentException("there are no extra squares " + attacks.number());
    }
  }
}
