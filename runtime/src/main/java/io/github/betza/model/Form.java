package io.github.betza.model;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The members of an annotation, and the record that holds their values. All readers and writers of
 * declarations iterate over the members of a form, so a new member requires no change there.
 *
 * <pre>{@code
 * Map<String, Object> values = Map.of("of", "K", "to", "R");
 * Blocker blocker = Blocker.FORM.read(member -> values.get(member.name())).orElseThrow();
 * }</pre>
 *
 * @param <T> the record
 */
public final class Form<T> {
  /** The values of a record that is being made, by their members. */
  static final class Parts {
    private final Map<Member<?>, Object> values = new HashMap<>();

    private Parts() {}

    @SuppressWarnings("unchecked") // The member itself has read the value, so the type is right.
    <V> V get(Member<V> member) {
      return (V) values.get(member);
    }
  }

  private final String annotation;
  private final Function<Parts, T> maker;
  private final Map<Member<?>, Function<T, ?>> getters = new LinkedHashMap<>();

  Form(String annotation, Function<Parts, T> maker) {
    this.annotation = annotation;
    this.maker = maker;
  }

  /** Adds a member while the form is made; members keep this order. */
  <V> Form<T> member(Member<V> member, Function<T, V> getter) {
    getters.put(member, getter);
    return this;
  }

  /** Returns the simple name of the annotation, for example {@code Goal}. */
  public String annotation() {
    return annotation;
  }

  /** Returns the members, always in the same order. */
  public List<Member<?>> members() {
    return List.copyOf(getters.keySet());
  }

  /** Returns the member with a name, if there is one. */
  public Optional<Member<?>> member(String name) {
    return members().stream().filter(each -> each.name().equals(name)).findFirst();
  }

  /** Returns a record with the values of a source; nothing if one of them is not known (yet). */
  public Optional<T> read(MemberSource source) {
    Parts parts = new Parts();
    for (Member<?> member : getters.keySet()) {
      Optional<?> value = member.read(source.value(member));
      if (value.isEmpty()) {
        return Optional.empty();
      }
      parts.values.put(member, value.get());
    }
    return Optional.of(maker.apply(parts));
  }

  /** Returns a record with some values, and the defaults of all other members. */
  T of(Map<Member<?>, Object> given) {
    return read(member ->
            given.containsKey(member) ? given.get(member) : member.defaultValue().orElseThrow())
        .orElseThrow();
  }

  /** Reads a source; returns a record of this form unchanged. */
  @SuppressWarnings(
      "unchecked") // An object that is not a source is a record that this form has read before.
  Optional<T> readAny(Object source) {
    return source instanceof MemberSource values ? read(values) : Optional.of((T) source);
  }

  /** Returns the value of a member in a record. */
  public Object value(T whole, Member<?> member) {
    return getters.get(member).apply(whole);
  }

  /** Returns a copy of a record in which a member has another value. */
  public T with(T whole, Member<?> member, Object value) {
    return read(each -> each == member ? value : value(whole, each))
        .orElseThrow(() -> new IllegalArgumentException(member + " cannot be " + value));
  }
}
