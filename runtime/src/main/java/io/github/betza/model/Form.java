package io.github.betza.model;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What an annotation says, member by member. Readers of source, of class files and of pages, and
 * writers of Java and of JSON go by it, and none of them names a member.
 *
 * @param <T> the record that the annotation is read as
 */
public final class Form<T> {
  /** Values by their members. */
  public static final class Parts {
    private final IdentityHashMap<Member<?>, Object> values = new IdentityHashMap<>();

    private Parts() {}

    /** Returns a value. */
    @SuppressWarnings("unchecked") // Only values that the member itself has read are put in.
    public <V> V get(Member<V> member) {
      return (V) values.get(member);
    }
  }

  private final String annotation;
  private final Function<Parts, T> maker;
  private final Map<Member<?>, Function<T, ?>> parts = new LinkedHashMap<>();

  Form(String annotation, Function<Parts, T> maker) {
    this.annotation = annotation;
    this.maker = maker;
  }

  /** Adds a member; they are written in this order. */
  <V> Form<T> with(Member<V> member, Function<T, V> part) {
    parts.put(member, part);
    return this;
  }

  /** Returns the simple name of the annotation. */
  public String annotation() {
    return annotation;
  }

  /** Returns the members in their order. */
  public List<Member<?>> members() {
    return List.copyOf(parts.keySet());
  }

  /** Returns a member by its name. */
  public Optional<Member<?>> member(String name) {
    return parts.keySet().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .map(each -> (Member<?>) each);
  }

  /** Reads a {@link MemberSource}, or a record of this form itself. */
  @SuppressWarnings("unchecked") // What is no source has been read by this form before.
  Optional<T> read(Object source) {
    return source instanceof MemberSource values ? read(values) : Optional.of((T) source);
  }

  /** Returns what an annotation says; nothing where some value cannot be worked out (yet). */
  public Optional<T> read(MemberSource source) {
    Parts read = new Parts();
    for (Member<?> member : parts.keySet()) {
      Optional<?> value = member.read(source.value(member));
      if (value.isEmpty()) {
        return Optional.empty();
      }
      read.values.put(member, value.get());
    }
    return Optional.of(maker.apply(read));
  }

  /** Returns all values by their members. */
  public Map<Member<?>, Object> values(T whole) {
    Map<Member<?>, Object> values = new LinkedHashMap<>();
    parts.forEach((member, part) -> values.put(member, part.apply(whole)));
    return values;
  }

  /** Returns the value of a member. */
  public Object value(T whole, Member<?> member) {
    return parts.get(member).apply(whole);
  }

  /** Returns the same with another value of a member. */
  public T with(T whole, Member<?> member, Object value) {
    return read(each -> each == member ? value : value(whole, each)).orElseThrow();
  }

  /** Returns the values as data for JSON: numbers, flags, texts, lists and maps. */
  @SuppressWarnings("unchecked")
  public Map<String, Object> data(T whole) {
    Map<String, Object> data = new LinkedHashMap<>();
    parts.forEach(
        (member, part) -> {
          Object value = part.apply(whole);
          data.put(
              member.name(),
              value instanceof Enum<?> constant
                  ? constant.name()
                  : member.items().isPresent()
                      ? data((List<Object>) value, (Form<Object>) member.items().get())
                      : value);
        });
    return data;
  }

  private static List<Object> data(List<Object> rules, Form<Object> form) {
    List<Object> all = new ArrayList<>();
    rules.forEach(rule -> all.add(form.data(rule)));
    return all;
  }
}
