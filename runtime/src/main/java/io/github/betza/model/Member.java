package io.github.betza.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A member of an annotation.
 *
 * @param <V> what it holds
 */
public final class Member<V> {
  /** What a member holds, and so how it is read, written, checked and corrected. */
  public enum Kind {
    /** Any text. */
    TEXT,
    /** Letters of pieces, those of promoted forms after a plus. */
    LETTERS,
    /** A set of squares. */
    SQUARES,
    /** The name of a type nested in the game's. */
    TYPE,
    NUMBER,
    FLAG,
    /** A constant of an enum. */
    CONSTANT,
    /** Further annotations. */
    RULES
  }

  private final String name;
  private final Kind kind;
  private final Optional<V> usual;
  private final Optional<Form<?>> items;
  private final Function<Object, Optional<V>> reader;

  private Member(
      String name,
      Kind kind,
      Optional<V> usual,
      Optional<Form<?>> items,
      Function<Object, Optional<V>> reader) {
    this.name = name;
    this.kind = kind;
    this.usual = usual;
    this.items = items;
    this.reader = reader;
  }

  /** Returns a member with a text that must be given. */
  static Member<String> text(String name, Kind kind) {
    return new Member<>(name, kind, Optional.empty(), Optional.empty(), Member::text);
  }

  /** Returns a member with a text that may be left out, which means none. */
  static Member<String> optionalText(String name, Kind kind) {
    return new Member<>(name, kind, Optional.of(""), Optional.empty(), Member::text);
  }

  /** Returns a member with a number that must be given. */
  static Member<Integer> number(String name) {
    return new Member<>(name, Kind.NUMBER, Optional.empty(), Optional.empty(), Member::number);
  }

  /** Returns a member with a number that may be left out, which means none. */
  static Member<Integer> optionalNumber(String name) {
    return new Member<>(name, Kind.NUMBER, Optional.of(0), Optional.empty(), Member::number);
  }

  /** Returns a member that is false unless it is set. */
  static Member<Boolean> flag(String name) {
    return new Member<>(
        name,
        Kind.FLAG,
        Optional.of(false),
        Optional.empty(),
        value -> value instanceof Boolean flag ? Optional.of(flag) : Optional.empty());
  }

  /** Returns a member with a constant. */
  static <E extends Enum<E>> Member<E> constant(String name, E[] constants, E usual) {
    return new Member<>(
        name,
        Kind.CONSTANT,
        Optional.of(usual),
        Optional.empty(),
        value ->
            Arrays.stream(constants)
                .filter(each -> each == value || each.name().equals(value))
                .findFirst());
  }

  /** Returns a member with annotations. */
  static <R> Member<List<R>> rules(String name, Form<R> form) {
    return new Member<>(
        name,
        Kind.RULES,
        Optional.of(List.of()),
        Optional.of(form),
        value -> value instanceof List<?> list ? all(list, form) : Optional.empty());
  }

  private static <R> Optional<List<R>> all(List<?> list, Form<R> form) {
    List<R> rules = new ArrayList<>();
    for (Object each : list) {
      Optional<R> rule = form.read(each);
      if (rule.isEmpty()) {
        return Optional.empty();
      }
      rules.add(rule.get());
    }
    return Optional.of(List.copyOf(rules));
  }

  private static Optional<String> text(Object value) {
    return value instanceof String text ? Optional.of(text) : Optional.empty();
  }

  private static Optional<Integer> number(Object value) {
    return value instanceof Integer number ? Optional.of(number) : Optional.empty();
  }

  /** Returns its name. */
  public String name() {
    return name;
  }

  /** Returns what it holds. */
  public Kind kind() {
    return kind;
  }

  /** Returns its default, unless it must be given. */
  public Optional<V> usual() {
    return usual;
  }

  /** Returns the form of the annotations that it holds, if it holds any. */
  public Optional<Form<?>> items() {
    return items;
  }

  /** Returns the form of the annotations that a member holds. */
  @SuppressWarnings("unchecked") // A member is made with the form of its own items.
  static <R> Form<R> form(Member<List<R>> member) {
    return (Form<R>) member.items.orElseThrow();
  }

  /** Reads a value; nothing where it is of another type, or cannot be worked out (yet). */
  Optional<V> read(Object value) {
    return reader.apply(value);
  }
}
