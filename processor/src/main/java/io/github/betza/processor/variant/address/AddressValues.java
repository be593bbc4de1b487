package io.github.betza.processor.variant.address;

import io.github.betza.model.Form;
import io.github.betza.model.Member;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Writes the value of a member of an annotation for an address, and reads it. Rules are separated
 * by semicolons; a rule has the required members in their order, and then the others by name, if
 * they are not the default: {@code P:QNG:8;L:Q:8:optional=true}.
 */
final class AddressValues {
  static final String RULES = ";";
  static final String PARTS = ":";

  private static final String GIVEN = "=";

  private AddressValues() {}

  /** Returns the text of a value. */
  static String write(Member<?> member, Object value) {
    return switch (member.kind()) {
      case TEXT, LETTERS, SQUARES -> AddressText.encode((String) value);
      case TYPE -> AddressText.encode(simpleName((String) value));
      case NUMBER, FLAG -> value.toString();
      case CONSTANT -> ((Enum<?>) value).name();
      case RULES ->
          ((List<?>) value)
              .stream()
                  .map(rule -> rule(member.ruleForm().orElseThrow(), rule))
                  .collect(Collectors.joining(RULES));
    };
  }

  /** Returns the name of a type without the names of enclosing types. */
  static String simpleName(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }

  @SuppressWarnings("unchecked") // The rules of a member have the type of the member.
  private static <R> String rule(Form<R> form, Object rule) {
    List<String> parts = new ArrayList<>();
    for (Member<?> member : form.members()) {
      Object value = form.value((R) rule, member);
      if (member.defaultValue().isEmpty()) {
        parts.add(write(member, value));
      }
    }
    for (Member<?> member : form.members()) {
      Object value = form.value((R) rule, member);
      if (member.defaultValue().isPresent() && !member.isDefault(value)) {
        parts.add(member.name() + GIVEN + write(member, value));
      }
    }
    return String.join(PARTS, parts);
  }

  /** Returns the value of a text for a form, or null if it is invalid. */
  static Object read(Member<?> member, String text) {
    return switch (member.kind()) {
      case TEXT, LETTERS, SQUARES, TYPE -> AddressText.decode(text);
      case NUMBER -> number(text);
      case FLAG -> text.equals("true") ? Boolean.TRUE : text.equals("false") ? false : null;
      case CONSTANT -> text;
      case RULES -> rules(member.ruleForm().orElseThrow(), text);
    };
  }

  private static Object number(String text) {
    // No rule has more digits.
    return text.matches("-?[0-9]{1,9}") ? (Object) Integer.parseInt(text) : null;
  }

  private static Object rules(Form<?> form, String text) {
    List<Object> rules = new ArrayList<>();
    for (String rule : text.split(RULES, -1)) {
      Optional<?> read = rule(form, rule);
      if (read.isEmpty()) {
        return null;
      }
      rules.add(read.get());
    }
    return rules;
  }

  private static <R> Optional<R> rule(Form<R> form, String text) {
    Map<Member<?>, Object> values = new HashMap<>();
    List<Member<?>> required =
        form.members().stream().filter(each -> each.defaultValue().isEmpty()).toList();
    List<String> parts = Arrays.asList(text.split(PARTS, -1));
    if (parts.size() < required.size()) {
      return Optional.empty();
    }
    for (int i = 0; i < required.size(); i++) {
      values.put(required.get(i), read(required.get(i), parts.get(i)));
    }
    boolean none = required.isEmpty() && text.isEmpty();
    for (String part : none ? List.<String>of() : parts.subList(required.size(), parts.size())) {
      int given = part.indexOf(GIVEN);
      Optional<Member<?>> member = form.member(part.substring(0, Math.max(given, 0)));
      if (member.isEmpty()) {
        // A later version may have this member; then the whole rule is ignored.
        return Optional.empty();
      }
      values.put(member.get(), read(member.get(), part.substring(given + 1)));
    }
    return form.read(
        member ->
            values.containsKey(member) ? values.get(member) : member.defaultValue().orElseThrow());
  }
}
