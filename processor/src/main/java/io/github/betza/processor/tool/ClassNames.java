package io.github.betza.processor.tool;

import javax.lang.model.SourceVersion;

/** Names of classes as in a source file and in the name of one. */
final class ClassNames {
  /** The longest accepted name, in letters: files with longer names cannot be written. */
  private static final int LONGEST = 1_000;

  private ClassNames() {}

  /** Returns whether a class can have a name, with or without a package. */
  static boolean isQualified(String name) {
    // Java allows meaningless characters in names, such as the null character.
    return name.length() <= LONGEST
        && SourceVersion.isName(name)
        && name.codePoints().noneMatch(Character::isIdentifierIgnorable);
  }

  /** Returns whether a class can have a name without a package. */
  static boolean isSimple(String name) {
    return isQualified(name) && name.indexOf('.') < 0;
  }
}
