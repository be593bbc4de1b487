package io.github.betza.browser;

import io.github.betza.model.Form;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.model.Member.Kind;
import io.github.betza.model.RulesByKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Changes lists of letters and sets of squares in all rules of a game, whatever the rules are. */
final class RuleTexts {
  private RuleTexts() {}

  /**
   * Returns a game with other letters of pieces.
   *
   * @param symbols changes the symbol of each piece; empty takes it away, and with it the rules
   *     that name no other piece
   */
  static GameModel renamed(GameModel game, UnaryOperator<String> symbols) {
    return changed(
        game,
        Kind.LETTERS,
        letters -> RulesByKind.split(letters).stream().map(symbols).collect(Collectors.joining()));
  }

  /**
   * Returns a game on a board of another number of ranks, where ranks of Black's half are named
   * from the last one on.
   */
  static GameModel resized(GameModel game, int ranks) {
    int more = ranks - game.ranks();
    return changed(
        game,
        Kind.SQUARES,
        squares ->
            Arrays.stream(squares.strip().split("\\s+", -1))
                .map(item -> moved(item, game.ranks(), more))
                .collect(Collectors.joining(" ")));
  }

  private static String moved(String item, int ranks, int more) {
    return Arrays.stream(item.split("-", -1))
        .map(
            rank ->
                rank.matches("[0-9]{1,2}") && 2 * Integer.parseInt(rank) > ranks
                    ? String.valueOf(Math.max(1, Integer.parseInt(rank) + more))
                    : rank)
        .collect(Collectors.joining("-"));
  }

  private static GameModel changed(GameModel game, Kind kind, UnaryOperator<String> change) {
    GameModel changed = game;
    for (Member<?> member : GameModel.FORM.members()) {
      Optional<Form<?>> form = member.ruleForm();
      if (form.isPresent()) {
        List<?> rules = rules(form.get(), (List<?>) game.get(member), kind, change);
        changed = GameModel.FORM.with(changed, member, rules);
      }
    }
    return changed;
  }

  private static <R> List<Object> rules(
      Form<R> form, List<?> rules, Kind kind, UnaryOperator<String> change) {
    List<Object> all = new ArrayList<>();
    for (Object each : rules) {
      changed(form, each, kind, change).ifPresent(all::add);
    }
    return all;
  }

  /** Returns a changed rule; nothing if it has lost what it must have. */
  @SuppressWarnings("unchecked") // The rules of a member have its form.
  private static <R> Optional<R> changed(
      Form<R> form, Object rule, Kind kind, UnaryOperator<String> change) {
    R changed = (R) rule;
    for (Member<?> member : form.members()) {
      Object value = form.value(changed, member);
      if (member.kind() == kind && !member.isDefault(value)) {
        String text = change.apply((String) value);
        if (text.isEmpty() && !((String) value).isEmpty()) {
          return Optional.empty();
        }
        changed = form.with(changed, member, text);
      }
    }
    return Optional.of(changed);
  }
}
