package io.github.betza.processor.javac;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;

/**
 * The names that types of the package of the annotations have in a file.
 *
 * @param file the file
 */
record Imports(CompilationUnitTree file) {
  private static final String PACKAGE = "io.github.betza";

  /** Returns whether a name means a type of the package, in full or by an import. */
  boolean isNamed(String name, String type) {
    return name.equals(full(type)) || (name.equals(type) && isImported(type));
  }

  /** Returns a name of a type of the package: the simple one if the file imports it. */
  String nameOf(String type) {
    return isImported(type) ? type : full(type);
  }

  private static String full(String type) {
    return PACKAGE + "." + type;
  }

  /** An import of one type takes precedence over an import of a package. */
  private boolean isImported(String type) {
    boolean all = false;
    for (ImportTree each : file.getImports()) {
      String imported = each.getQualifiedIdentifier().toString();
      if (imported.endsWith("." + type)) {
        return imported.equals(full(type));
      }
      all |= imported.equals(full("*"));
    }
    return all;
  }
}
