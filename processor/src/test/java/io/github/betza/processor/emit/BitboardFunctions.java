package io.github.betza.processor.emit;

import io.github.betza.processor.emit.bits.BitWords;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Calls the functions over sets of bits of a generated class; a set is an array of words. */
record BitboardFunctions(Class<?> type, int words) {
  boolean exist() {
    return methods("attacks", 0).findAny().isPresent();
  }

  /** Returns whether the side of the piece is a parameter. */
  boolean haveSide() {
    return methods("attacks", 0).allMatch(method -> method.getParameterCount() == words + 2);
  }

  private Stream<Method> methods(String name, int word) {
    String whole = name + new BitWords(words).half(word);
    return Arrays.stream(type.getMethods())
        .filter(method -> method.getName().equals(whole))
        .filter(method -> method.getReturnType() == long.class);
  }

  long[] attacks(int from, long[] occupied, int side) {
    return call("attacks", from, occupied, new long[0], side);
  }

  long[] quiets(int from, long[] occupied, int side) {
    return call("quiets", from, occupied, new long[0], side);
  }

  long[] attackersTo(int square, long[] occupied, long[] pieces, int side) {
    return call("attackersTo", square, occupied, pieces, side);
  }

  private long[] call(String name, int square, long[] occupied, long[] pieces, int side) {
    long[] found = new long[words];
    for (int word = 0; word < words; word++) {
      LongStream ofWord = pieces.length == 0 ? LongStream.empty() : LongStream.of(pieces[word]);
      Object[] arguments =
          Stream.of(
                  Stream.of(square),
                  Arrays.stream(occupied).boxed(),
                  ofWord.boxed(),
                  haveSide() ? Stream.of(side) : Stream.of())
              .flatMap(each -> each)
              .toArray();
      found[word] = invoke(methods(name, word).toList(), arguments);
    }
    return found;
  }

  private static long invoke(List<Method> methods, Object[] arguments) {
    if (methods.size() != 1) {
      throw new AssertionError(methods);
    }
    try {
      return (long) methods.get(0).invoke(null, arguments);
    } catch (IllegalAccessException e) {
      throw new LinkageError(methods.toString(), e);
    } catch (InvocationTargetException e) {
      throw new AssertionError(e.getCause());
    }
  }
}
