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
 * Finds the rules of a game that an exporter omits. An exporter names the members that it writes;
 * every other value that is not the default is an omission, so a new rule is listed by all
 * exporters until they write it.
 */
public final class OmittedRules {
  /** The members that every exporter writes. */
  private static final Set<Member<?>> BOARD =
      Set.of(GameModel.NAME, GameModel.FILES, GameModel.RANKS, GameModel.SETUP);

  private final Set<Member<?>> written;
  private final boolean writesForms;

  private OmittedRules(Set<Member<?>> written, boolean writesForms) {
    this.written = written;
    this.writesForms = writesForms;
  }

  /**
   * Makes a finder for a program without promoted forms.
   *
   * @param written the members of the game's annotation, and of the annotations in it, that the
   *     exporter writes, or whose omissions it lists itself
   */
  public static OmittedRules except(Member<?>... written) {
    Set<Member<?>> members = new HashSet<>(BOARD);
    members.addAll(List.of(written));
    return new OmittedRules(members, false);
  }

  /** Returns a finder for an exporter that writes further members. */
  public OmittedRules and(Member<?>... further) {
    Set<Member<?>> members = new HashSet<>(written);
    members.addAll(List.of(further));
    return new OmittedRules(members, writesForms);
  }

  /** Returns a finder for an exporter that also writes the promoted forms. */
  public OmittedRules andForms() {
    return new OmittedRules(written, true);
  }

  /** Adds a sentence for each rule that is not written, unless the omissions already contain it. */
  public void addTo(List<String> omissions, DeclaredVariant variant) {
    if (!writesForms) {
      for (DeclaredPiece form : variant.forms().pieces()) {
        omissions.add("the promoted form " + form.symbol() + ", " + form.notation());
      }
    }
    RuleSentences sentences = variant.sentences();
    List<String> omitted = new ArrayList<>();
    for (Member<?> member : GameModel.FORM.members()) {
      Object value = variant.model().get(member);
      if (member.isDefault(value)) {
        continue;
      }
      if (!written.contains(member)) {
        omitted.addAll(sentences.of(member));
      } else if (value instanceof List<?> rules) {
        Form<?> form = member.ruleForm().orElseThrow();
        rules.stream()
            .filter(rule -> !isWritten(form, rule))
            .forEach(rule -> omitted.add(sentences.of(member, rule)));
      }
    }
    omitted.stream().filter(each -> !omissions.contains(each)).forEach(omissions::add);
  }

  @SuppressWarnings("unchecked") // The rules of a member have the type of the member.
  private <R> boolean isWritten(Form<R> form, Object rule) {
    return form.members().stream().allMatch(part -> isWritten(part, form.value((R) rule, part)));
  }

  private boolean isWritten(Member<?> part, Object value) {
    boolean hasForms = part.kind() == Kind.LETTERS && ((String) value).indexOf('+') >= 0;
    return part.isDefault(value) || (written.contains(part) && (writesForms || !hasForms));
  }
}
