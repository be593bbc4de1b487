package io.github.betza.processor.emit;

import io.github.betza.processor.emit.bits.BitWords;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Calls the functions over sets of bits of a generated class; a set is an array of words. */
final class BitboardFunctions {
  private final int words;
  private final Map<String, Method> functions;

  BitboardFunctions(Class<?> type, int words) {
    this.words = words;
    this.functions =
        Arrays.stream(type.getMethods())
            .filter(method -> method.getReturnType() == long.class)
            .collect(Collectors.toMap(Method::getName, Function.identity()));
  }

  private Method function(String name, int word) {
    return functions.get(name + new BitWords(words).half(word));
  }

  boolean exist() {
    return function("attacks", 0) != null;
  }

  /** Returns whether the side of the piece is a parameter. */
  boolean haveSide() {
    return function("attacks", 0).getParameterCount() == words + 2;
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
      found[word] = invoke(function(name, word), arguments);
    }
    return found;
  }

  private static long invoke(Method function, Object[] arguments) {
    try {
      return (long) function.invoke(null, arguments);
    } catch (IllegalAccessException e) {
      throw new LinkageError(function.toString(), e);
    } catch (InvocationTargetException e) {
      throw new AssertionError(e.getCause());
    }
  }
}
