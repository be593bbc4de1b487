package io.github.betza.processor;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.util.Elements;

/**
 * Finds the classes of a package that hide those of {@code java.lang} with the same names: what
 * generated code there means by these has to be imported.
 */
final class HiddenNames {
  /** The classes that generated code names. */
  private static final List<String> NAMED =
      List.of("IllegalStateException", "Long", "Math", "Override", "String", "SuppressWarnings");

  private final Elements elements;
  private final Map<String, List<String>> known = new HashMap<>();

  HiddenNames(Elements elements) {
    this.elements = elements;
  }

  /** Returns the names of {@code java.lang} that mean other classes in a package. */
  List<String> in(String packageName) {
    return known.computeIfAbsent(packageName, this::find);
  }

  private List<String> find(String packageName) {
    String prefix = packageName.isEmpty() ? "" : packageName + ".";
    return NAMED.stream().filter(name -> elements.getTypeElement(prefix + name) != null).toList();
  }
}
