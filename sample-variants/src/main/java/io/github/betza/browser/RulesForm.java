package io.github.betza.browser;

import io.github.betza.model.Form;
import io.github.betza.model.GameModel;
import io.github.betza.model.Member;
import io.github.betza.processor.variant.address.GameAddress;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The members of the annotation of games as data, so that a page can show rules it does not know.
 */
final class RulesForm {
  private RulesForm() {}

  /** Returns all members but the name, the size and the setup. */
  static List<Object> members() {
    return GameModel.FORM.members().stream()
        .filter(GameAddress::hasKey)
        .map(RulesForm::member)
        .toList();
  }

  private static Object member(Member<?> member) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", member.name());
    data.put("kind", member.kind().name());
    data.put("required", member.defaultValue().isEmpty());
    Object value = member.defaultValue().orElse(null);
    if (value instanceof Enum<?> constant) {
      data.put("default", constant.name());
      data.put(
          "constants",
          Arrays.stream(constant.getDeclaringClass().getEnumConstants())
              .map(Object::toString)
              .toList());
    } else if (value != null && member.ruleForm().isEmpty()) {
      data.put("default", value.toString());
    }
    member
        .range()
        .ifPresent(
            range -> {
              data.put("least", range.least());
              data.put("most", range.most());
            });
    member.ruleForm().ifPresent(form -> data.put("rule", parts(form)));
    return data;
  }

  private static List<Object> parts(Form<?> form) {
    return form.members().stream().map(RulesForm::member).toList();
  }
}
