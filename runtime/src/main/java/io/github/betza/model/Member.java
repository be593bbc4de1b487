package io.github.betza.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A member of {@link io.github.betza.Variant}, or of an annotation in it: its name, the kind of its
 * value, and its default.
 *
 * @param <V> the type of its values in the record of the annotation
 */
public final class Member<V> {
  /**
   * The kind of a member's value, which determines how it is read, written, checked and corrected.
   */
  public enum Kind {
    /** Any text. */
    TEXT,
    /** Letters of pieces; the letter of a promoted form follows a plus. */
    LETTERS,
    /** A set of squares. */
    SQUARES,
    /** The name of a type nested in that of the game. */
    TYPE,
    /** A number. */
    NUMBER,
    /** A boolean. */
    FLAG,
    /** A constant of an enum. */
    CONSTANT,
    /** Annotations, each of which is a rule for some of the pieces. */
    RULES
  }

  /**
   * The numbers that a member may hold besides its default.
   *
   * @param least the least of them
   * @param most the greatest
   */
  public record Range(int least, int most) {
    private boolean contains(int number) {
      return number >= least && number <= most;
    }
  }

  private final String name;
  private final Kind kind;
  private final Function<Object, Optional<V>> reader;
  private final Optional<V> defaultValue;
  private final Optional<Range> range;
  private final Optional<Form<?>> ruleForm;

  private Member(
      String name,
      Kind kind,
      Function<Object, Optional<V>> reader,
      Optional<V> defaultValue,
      Optional<Range> range,
      Optional<Form<?>> ruleForm) {
    this.name = name;
    this.kind = kind;
    this.reader = reader;
    this.defaultValue = defaultValue;
    this.range = range;
    this.ruleForm = ruleForm;
  }

  private Member(
      String name, Kind kind, Function<Object, Optional<V>> reader, Optional<V> defaultValue) {
    this(name, kind, reader, defaultValue, Optional.empty(), Optional.empty());
  }

  /** Returns a member whose text must be given. */
  static Member<String> text(String name, Kind kind) {
    return new Member<>(name, kind, reader(String.class), Optional.empty());
  }

  /** Returns a member whose text is empty by default. */
  static Member<String> optionalText(String name, Kind kind) {
    return text(name, kind, "");
  }

  /** Returns a member with a default text. */
  static Member<String> text(String name, Kind kind, String defaultValue) {
    return new Member<>(name, kind, reader(String.class), Optional.of(defaultValue));
  }

  /** Returns a member whose number must be given. */
  static Member<Integer> number(String name, int least, int most) {
    return number(name, Optional.empty(), new Range(least, most));
  }

  /** Returns a member whose number is 0 by default, which means that there is no such rule. */
  static Member<Integer> optionalNumber(String name, int least, int most) {
    return number(name, Optional.of(0), new Range(least, most));
  }

  /** Returns a member whose number is the least one by default. */
  static Member<Integer> numberFrom(int least, String name, int most) {
    return number(name, Optional.of(least), new Range(least, most));
  }

  private static Member<Integer> number(String name, Optional<Integer> defaultValue, Range range) {
    return new Member<>(
        name,
        Kind.NUMBER,
        reader(Integer.class),
        defaultValue,
        Optional.of(range),
        Optional.empty());
  }

  /** Returns a member that is false by default. */
  static Member<Boolean> flag(String name) {
    return flag(name, false);
  }

  static Member<Boolean> flag(String name, boolean defaultValue) {
    return new Member<>(name, Kind.FLAG, reader(Boolean.class), Optional.of(defaultValue));
  }

  /** Returns a member whose value is a constant of an enum. */
  static <E extends Enum<E>> Member<E> constant(String name, E[] constants, E defaultValue) {
    return new Member<>(
        name,
        Kind.CONSTANT,
        value ->
            Arrays.stream(constants)
                .filter(each -> each == value || each.name().equals(value))
                .findFirst(),
        Optional.of(defaultValue));
  }

  /** Returns a member whose value is a list of annotations, empty by default. */
  static <R> Member<List<R>> rules(String name, Form<R> form) {
    return new Member<>(
        name,
        Kind.RULES,
        value -> value instanceof List<?> list ? readAll(list, form) : Optional.empty(),
        Optional.of(List.of()),
        Optional.empty(),
        Optional.of(form));
  }

  private static <R> Optional<List<R>> readAll(List<?> list, Form<R> form) {
    List<R> rules = new ArrayList<>();
    for (Object each : list) {
      Optional<R> rule = form.readAny(each);
      if (rule.isEmpty()) {
        return Optional.empty();
      }
      rules.add(rule.get());
    }
    return Optional.of(List.copyOf(rules));
  }

  private static <V> Function<Object, Optional<V>> reader(Class<V> type) {
    return value -> type.isInstance(value) ? Optional.of(type.cast(value)) : Optional.empty();
  }

  /** Returns its name, as in the annotation. */
  public String name() {
    return name;
  }

  /** Returns the kind of its value. */
  public Kind kind() {
    return kind;
  }

  /** Returns its default; nothing if a value must be given. */
  public Optional<V> defaultValue() {
    return defaultValue;
  }

  /** Returns whether a value is its default, so that it need not be written. */
  public boolean isDefault(Object value) {
    return defaultValue.isPresent() && defaultValue.get().equals(value);
  }

  /**
   * Returns why a number is wrong, in words; empty if it is the default or in the range, or if the
   * value is not a number.
   */
  public Optional<String> refusal(Object value) {
    boolean isAllowed =
        isDefault(value)
            || !(value instanceof Integer number)
            || range.filter(numbers -> !numbers.contains(number)).isEmpty();
    return isAllowed
        ? Optional.empty()
        : range.map(
            numbers ->
                name + " is " + value + ", but must be " + numbers.least + " to " + numbers.most);
  }

  /**
   * Throws an exception for a value that {@link #refusal} refuses.
   *
   * @throws IllegalArgumentException if a number is out of range
   */
  public void check(Object value) {
    Optional<String> refusal = refusal(value);
    if (refusal.isPresent()) {
      throw new IllegalArgumentException(refusal.get());
    }
  }

  /** Returns the range of its numbers, without the default; empty if its value is not a number. */
  public Optional<Range> range() {
    return range;
  }

  /** Returns the form of its annotations; empty if its value is not a list of annotations. */
  public Optional<Form<?>> ruleForm() {
    return ruleForm;
  }

  /**
   * Reads a value of a {@link MemberSource}; nothing if it is of another type, or not known (yet).
   */
  public Optional<V> read(Object value) {
    return reader.apply(value);
  }

  @Override
  public String toString() {
    return name;
  }
}
