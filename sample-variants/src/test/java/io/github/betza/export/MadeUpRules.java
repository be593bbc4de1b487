package io.github.betza.export;

import io.github.betza.Dialect;
import io.github.betza.convert.Target;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.xboard.XBoardRules;
import io.github.betza.imports.JavaSource;
import io.github.betza.model.GameModel;
import io.github.betza.model.Goal;
import io.github.betza.model.Member;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Tells of a game with a rule that is made up. {@link MadeUpRulesTest} loads this class, and all
 * others of the project, beside a model that has the member {@code madeUp}.
 */
public final class MadeUpRules implements Supplier<Map<String, List<String>>> {
  /** Returns what each exporter does not tell, and the lines that the Java writer writes. */
  @Override
  public Map<String, List<String>> get() {
    DeclaredVariant variant = variant();
    Map<String, List<String>> found = new LinkedHashMap<>();
    for (Target target : Target.values()) {
      found.put(target.id(), target.export(variant, "game").sentences());
    }
    found.put("XBoard's protocol", XBoardRules.omissions(variant));
    found.put("Java", JavaSource.of(variant, "Game").lines().toList());
    return found;
  }

  private static DeclaredVariant variant() {
    GameModel model = GameModel.of("Game", 5, 5, "4k/5/5/5/K4 w - - 0 1");
    Map<String, Object> rule = Map.of("of", "K", "squares", "5", "madeUp", true);
    List<Goal> goals = new ArrayList<>();
    goals.add(
        Goal.FORM
            .read(
                member ->
                    rule.getOrDefault(
                        member.name(), member.defaultValue().map(Object.class::cast).orElse("")))
            .orElseThrow());
    model = model.with(GameModel.GOALS, goals);
    for (Member<?> member : GameModel.FORM.members()) {
      if (member.name().equals("madeUp")) {
        model = GameModel.FORM.with(model, member, true);
      }
    }
    DeclaredPiece king = new DeclaredPiece("King", 'K', "K", Dialect.XBETZA, true);
    return new DeclaredVariant(model, List.of(king), Map.of());
  }
}
