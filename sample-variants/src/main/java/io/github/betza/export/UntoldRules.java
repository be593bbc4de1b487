package io.github.betza.export;

import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.model.Form;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.model.Member.Kind;
import io.github.betza.model.RuleSentences;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds the rules of a game that a program is not told. An exporter names the members that it
 * writes; every other value that is not the default is an omission, so a new rule is listed by all
 * exporters until they write it.
 */
public final class UntoldRules {
  /** The members that every exporter writes. */
  private static final Set<Member<?>> BOARD =
      Set.of(GameModel.NAME, GameModel.FILES, GameModel.RANKS, GameModel.SETUP);

  private final Set<Member<?>> told;
  private final boolean toldForms;

  private UntoldRules(Set<Member<?>> told, boolean toldForms) {
    this.told = told;
    this.toldForms = toldForms;
  }

  /**
   * Makes a finder for a program without promoted forms.
   *
   * @param told the members of the game's annotation, and of those in it, that the exporter writes,
   *     or of which it lists itself what it does not write
   */
  public static UntoldRules besides(Member<?>... told) {
    Set<Member<?>> members = new HashSet<>(BOARD);
    members.addAll(List.of(told));
    return new UntoldRules(members, false);
  }

  /** Returns a finder for a program that is told further members. */
  public UntoldRules and(Member<?>... further) {
    Set<Member<?>> members = new HashSet<>(told);
    members.addAll(List.of(further));
    return new UntoldRules(members, toldForms);
  }

  /** Returns a finder for a program that is told the promoted forms as well. */
  public UntoldRules andForms() {
    return new UntoldRules(told, true);
  }

  /** Adds a sentence for each rule that is not told, unless it is among the omissions already. */
  public void addTo(List<String> omissions, DeclaredVariant variant) {
    if (!toldForms) {
      for (DeclaredPiece form : variant.forms().pieces()) {
        omissions.add("the promoted form " + form.symbol() + ", " + form.notation());
      }
    }
    RuleSentences sentences = variant.sentences();
    List<String> untold = new ArrayList<>();
    for (Member<?> member : GameModel.FORM.members()) {
      Object value = variant.model().get(member);
      if (member.isDefault(value)) {
        continue;
      }
      if (!told.contains(member)) {
        untold.addAll(sentences.of(member));
      } else if (value instanceof List<?> rules) {
        Form<?> form = member.ruleForm().orElseThrow();
        rules.stream()
            .filter(rule -> !isTold(form, rule))
            .forEach(rule -> untold.add(sentences.of(member, rule)));
      }
    }
    untold.stream().filter(each -> !omissions.contains(each)).forEach(omissions::add);
  }

  @SuppressWarnings("unchecked") // The rules of a member have its form.
  private <R> boolean isTold(Form<R> form, Object rule) {
    return form.members().stream().allMatch(part -> isTold(part, form.value((R) rule, part)));
  }

  private boolean isTold(Member<?> part, Object value) {
    boolean hasForms = part.kind() == Kind.LETTERS && ((String) value).indexOf('+') >= 0;
    return part.isDefault(value) || (told.contains(part) && (toldForms || !hasForms));
  }
}
