package io.github.betza.processor.emit.code;

import com.palantir.javapoet.CodeBlock;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Statements, or an expression, with what must be known of them: which variables they name, how
 * large they are, and whether they are like others. JavaPoet writes them.
 *
 * <p>Code whose parts are equal is equal, whatever its comments say.
 */
public sealed interface Code
    permits CodeChoice, CodeComment, CodeFormat, CodeMember, CodeName, CodeSequence {
  static Code nothing() {
    return CodeSequence.EMPTY;
  }

  /**
   * Returns code after a format of JavaPoet.
   *
   * @param arguments code, or what JavaPoet takes. A variable is code, too, a {@link CodeName}: its
   *     name does not stand in a format
   */
  static Code of(String format, Object... arguments) {
    return new CodeFormat(format, List.of(arguments));
  }

  /** Returns the name of a method or a field of what a variable holds. */
  static Code member(Code of, String name) {
    return new CodeMember(of, name);
  }

  /** Returns a comment up to the end of the line, without that end. */
  static Code comment(String words) {
    return new CodeComment(words);
  }

  /** Returns codes one after the other. */
  static Code sequence(Code... codes) {
    CodeBuilder all = new CodeBuilder();
    for (Code code : codes) {
      all.add(code);
    }
    return all.build();
  }

  /** Returns codes with a separator, a format, between each two. */
  static Code join(List<? extends Code> codes, String separator) {
    CodeBuilder all = new CodeBuilder();
    for (Code code : codes) {
      if (!all.isEmpty()) {
        all.add(separator);
      }
      all.add(code);
    }
    return all.build();
  }

  static Code any(List<Code> conditions) {
    return conditions.size() == 1 ? conditions.get(0) : new CodeChoice(conditions, " || ");
  }

  /** Returns the same, with a line for each. */
  static Code anyByLine(List<Code> conditions) {
    return conditions.size() == 1 ? conditions.get(0) : new CodeChoice(conditions, "\n|| ");
  }

  /** Returns the union of sets of bits. */
  static Code union(List<Code> sets) {
    return sets.size() == 1 ? sets.get(0) : new CodeChoice(sets, CodeChoice.UNION);
  }

  /** Returns whether there is no code. */
  default boolean isEmpty() {
    return false;
  }

  /**
   * Returns this expression as an operand of another: in parentheses where it is a choice or a
   * union.
   */
  default Code operand() {
    return this;
  }

  /** Returns the sets of which this is the union, or this alone where it is none. */
  default List<Code> members() {
    return List.of(this);
  }

  /** Returns the names of variables and methods that are in the code. */
  default Set<Code> names() {
    Set<Code> names = new HashSet<>();
    addNames(names);
    return names;
  }

  /** Adds the names that are in the code to others. */
  void addNames(Set<Code> names);

  /** Returns the same code with another name in place of one. */
  Code withName(Code name, Code other);

  /**
   * Returns how many bytes of bytecode the code takes at most. Reading a variable takes two bytes,
   * a call three and its arguments, and names are longer than that, so counting letters errs on the
   * large side; the tests hold what javac makes against the limit on the estimate.
   */
  int bytes();

  /** Returns how many lines end in the code. */
  default int lines() {
    return 0;
  }

  /** Returns the code as JavaPoet takes it. */
  default CodeBlock block() {
    FormatBuilder builder = new FormatBuilder();
    addTo(builder);
    return builder.build();
  }

  /** Adds the code to a format. */
  void addTo(FormatBuilder builder);
}
