package io.github.betza.browser;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Calls to a board, or to the engine itself: the script answers them, and Java does.
 *
 * @param board the number of files and ranks, or nothing for the engine
 * @param calls the name of each method, and its arguments
 */
record ScriptCalls(List<Integer> board, List<List<Object>> calls) {
  /** Returns the calls as data for the script. */
  Map<String, Object> data() {
    Map<String, Object> data = new TreeMap<>();
    data.put("board", board);
    data.put("calls", calls);
    return data;
  }

  /** Returns the answers that Java gives. */
  List<Object> answers() throws ReflectiveOperationException {
    Object target = board.isEmpty() ? null : BetzaEngine.board(board.get(0), board.get(1));
    Class<?> type = target == null ? BetzaEngine.class : FreeBoard.class;
    List<Object> answers = new ArrayList<>();
    for (List<Object> call : calls) {
      Method method =
          Arrays.stream(type.getMethods())
              .filter(each -> each.getName().equals(call.get(0)))
              .findFirst()
              .orElseThrow();
      Object answer = invoke(method, target, call.subList(1, call.size()).toArray());
      if (method.getReturnType() != void.class) {
        answers.add(answer);
      }
    }
    return answers;
  }

  private static Object invoke(Method method, Object target, Object[] values)
      throws ReflectiveOperationException {
    try {
      return method.invoke(target, values);
    } catch (InvocationTargetException exception) {
      throw new AssertionError(method.getName() + Arrays.toString(values), exception.getCause());
    }
  }
}
