package io.github.betza.processor.emit;

import java.util.List;

/**
 * A method that an engine's own board class must have.
 *
 * @param name its name
 * @param parameterTypes the types of its parameters: {@code int}, {@code boolean}, or a fully
 *     qualified class name
 * @param returnType its return type: {@code int}, {@code boolean} or {@code void}
 * @param meaning its effect or its result
 */
public record BoardMethod(
    String name, List<String> parameterTypes, String returnType, String meaning) {
  public BoardMethod {
    parameterTypes = List.copyOf(parameterTypes);
  }
}
