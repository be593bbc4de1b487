package io.github.betza.imports;

import javax.lang.model.SourceVersion;

/** Checks the names that users give the types of games. */
public final class TypeCheck {
  private TypeCheck() {}

  /**
   * Checks the name of a type that shall declare a game, whatever the game.
   *
   * @throws IllegalArgumentException if it cannot be one
   */
  public static void check(String typeName) {
    if (!SourceVersion.isName(typeName)) {
      throw new IllegalArgumentException("'" + typeName + "' cannot be the name of a type");
    }
    String simpleName = typeName.substring(typeName.lastIndexOf('.') + 1);
    if (TypeNames.isTaken(simpleName)) {
      throw new IllegalArgumentException("'" + simpleName + "' is the name of another type there");
    }
  }
}
