package io.github.betza.processor;

import io.github.betza.processor.assemble.SourceFile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Finds the classes of a package that hide types with the same simple names: what generated code
 * there means by these has to be imported.
 */
final class HiddenNames {
  private final Elements elements;
  private final Map<String, List<String>> known = new HashMap<>();

  HiddenNames(Elements elements) {
    this.elements = elements;
  }

  /** Looks again from now on: in each round there may be classes that other processors wrote. */
  void startRound() {
    known.clear();
  }

  /** Returns the whole names of the types that are hidden in the package of a type. */
  List<String> beside(TypeElement type) {
    String packageName = elements.getPackageOf(type).getQualifiedName().toString();
    return known.computeIfAbsent(packageName, name -> find(name, elements.getModuleOf(type)));
  }

  private List<String> find(String packageName, ModuleElement module) {
    String prefix = packageName.isEmpty() ? "" : packageName + ".";
    return SourceFile.hideable().stream()
        .filter(type -> exists(prefix + type.substring(type.lastIndexOf('.') + 1), module))
        .toList();
  }

  /** Looks into one module where there are any: javac looks through all of them otherwise. */
  private boolean exists(String name, ModuleElement module) {
    return (module == null ? elements.getTypeElement(name) : elements.getTypeElement(module, name))
        != null;
  }
}
