package io.github.betza.processor.tool;

import javax.lang.model.SourceVersion;

/** Names of classes as they stand in a source file and in the name of one. */
final class ClassNames {
  /** The longest name that is looked at, in letters: files of longer ones cannot be written. */
  private static final int LONGEST = 1_000;

  private ClassNames() {}

  /** Returns whether a class can have a name, which may follow that of its package. */
  static boolean isQualified(String name) {
    // Java lets characters stand in names that mean nothing, such as the null character.
    return name.length() <= LONGEST
        && SourceVersion.isName(name)
        && name.codePoints().noneMatch(Character::isIdentifierIgnorable);
  }

  /** Returns whether a class can have a name that says nothing of a package. */
  static boolean isSimple(String name) {
    return isQualified(name) && name.indexOf('.') < 0;
  }
}
