package io.github.betza.processor;

import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Two values of every type that a record of the processor has as a component, the same each time.
 */
final class SampleValues {
  private final Map<List<Object>, Object> known = new HashMap<>();

  /** Returns one of the two values of a type. */
  Object of(Type type, boolean second) throws ReflectiveOperationException {
    List<Object> key = List.of(type, second);
    if (!known.containsKey(key)) {
      // A link of a chain is asked for again while it is made: there the chain ends.
      known.put(key, null);
      known.put(key, make(type, second));
    }
    return known.get(key);
  }

  /**
   * Makes a new object by the longest of a class's constructors, which is that of the components
   * where the class is a record.
   *
   * @param changed the number of the argument that is the second value of its type; all others are
   *     the first ones of theirs
   */
  Object make(Class<?> type, int changed) throws ReflectiveOperationException {
    Constructor<?> constructor =
        Arrays.stream(type.getDeclaredConstructors())
            .max((a, b) -> Integer.compare(a.getParameterCount(), b.getParameterCount()))
            .orElseThrow(() -> new IllegalArgumentException(type + " cannot be made"));
    constructor.setAccessible(true);
    Type[] types = constructor.getGenericParameterTypes();
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      arguments[i] = of(types[i], i == changed);
    }
    return constructor.newInstance(arguments);
  }

  private Object make(Type type, boolean second) throws ReflectiveOperationException {
    if (type instanceof ParameterizedType generic) {
      return container(generic, second);
    }
    Class<?> plain = (Class<?>) type;
    if (plain == boolean.class) {
      return second;
    }
    if (plain == int.class || plain == Integer.class) {
      return second ? 2 : 1;
    }
    if (plain == char.class) {
      return second ? 'b' : 'a';
    }
    if (plain == String.class) {
      return second ? "second" : "first";
    }
    if (plain.isEnum()) {
      return plain.getEnumConstants()[second ? 1 : 0];
    }
    if (plain.isSealed()) {
      return of(plain.getPermittedSubclasses()[second ? 1 : 0], false);
    }
    return make(plain, second ? 0 : -1);
  }

  /** A container is empty, or holds one value, so that trees end. */
  private Object container(ParameterizedType type, boolean filled)
      throws ReflectiveOperationException {
    Type content = type.getActualTypeArguments()[0];
    if (type.getRawType() == List.class) {
      return filled ? List.of(of(content, false)) : List.of();
    }
    if (type.getRawType() == Set.class) {
      return filled ? Set.of(of(content, false)) : Set.of();
    }
    if (type.getRawType() == Optional.class) {
      return filled ? Optional.of(of(content, false)) : Optional.empty();
    }
    throw new IllegalArgumentException("there are no sample values of " + type);
  }
}
