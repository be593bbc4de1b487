package io.github.betza.processor;

import java.util.ArrayDeque;
import java.util.Deque;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** The names of generated classes. */
final class GeneratedNames {
  private static final String PIECE = "Moves";
  private static final String GAME = "Game";

  private GeneratedNames() {}

  /**
   * Returns the simple name of the class that is generated for a piece: the names of the type and
   * of its enclosing types, joined with {@code _}, and a suffix.
   */
  static String simpleName(TypeElement type) {
    return joined(type) + PIECE;
  }

  /** Returns the simple name of the class that is generated for a game, made in the same way. */
  static String gameName(TypeElement type) {
    return joined(type) + GAME;
  }

  private static String joined(TypeElement type) {
    Deque<String> names = new ArrayDeque<>();
    for (Element each = type; each instanceof TypeElement; each = each.getEnclosingElement()) {
      names.addFirst(each.getSimpleName().toString());
    }
    return String.join("_", names);
  }

  /** Returns the name of the package of a type; empty for the unnamed package. */
  static String packageName(TypeElement type, Elements elements) {
    return elements.getPackageOf(type).getQualifiedName().toString();
  }

  /** Returns the qualified name of a class in a package; the unnamed package is empty. */
  static String qualifiedName(String packageName, String simpleName) {
    return packageName.isEmpty() ? simpleName : packageName + "." + simpleName;
  }
}
