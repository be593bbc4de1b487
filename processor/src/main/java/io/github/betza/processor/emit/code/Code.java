package io.github.betza.processor.emit.code;

import com.palantir.javapoet.CodeBlock;
import io.github.betza.processor.emit.code.CodeBuilder.CodeSequence;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Statements, or an expression, with the properties that the writers need: the variables that they
 * name, their size, and equality. JavaPoet writes them.
 *
 * <p>Code with equal parts is equal; comments are ignored.
 */
public sealed interface Code
    permits Code.Choice, Code.Comment, CodeFormat, Code.Member, CodeName, CodeSequence {
  static Code nothing() {
    return CodeSequence.EMPTY;
  }

  /**
   * Returns code from a format of JavaPoet.
   *
   * @param arguments code, or values that JavaPoet takes. A variable is a {@link CodeName}: its
   *     name is never written into a format
   */
  static Code of(String format, Object... arguments) {
    return new CodeFormat(format, List.of(arguments));
  }

  /** Returns a method or a field of the object in a variable. */
  static Code member(Code of, String name) {
    return new Member(of, name);
  }

  /** Returns a comment up to the end of the line, without that end. */
  static Code comment(String words) {
    return new Comment(words);
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
    return conditions.size() == 1 ? conditions.get(0) : new Choice(conditions, " || ");
  }

  /** Returns the same condition with each part on a line of its own. */
  static Code anyByLine(List<Code> conditions) {
    return conditions.size() == 1 ? conditions.get(0) : new Choice(conditions, "\n|| ");
  }

  /** Returns the union of sets of bits. */
  static Code union(List<Code> sets) {
    return sets.size() == 1 ? sets.get(0) : new Choice(sets, Choice.UNION);
  }

  /** Returns whether there is no code. */
  default boolean isEmpty() {
    return false;
  }

  /**
   * Returns this expression as an operand of another one: in parentheses if it is a choice or a
   * union.
   */
  default Code operand() {
    return this;
  }

  /** Returns the sets of a union, or this expression if it is not a union. */
  default List<Code> members() {
    return List.of(this);
  }

  /** Returns the names of variables and methods in the code. */
  default Set<Code> names() {
    Set<Code> names = new HashSet<>();
    addNames(names);
    return names;
  }

  /** Adds the names in the code to others. */
  void addNames(Set<Code> names);

  /** Returns the code with one name replaced by another. */
  Code withName(Code name, Code other);

  /**
   * Returns how many bytes of bytecode the code takes at most. Reading a variable takes two bytes,
   * a call three and its arguments, and names are longer than that, so counting letters errs on the
   * large side; the tests hold what javac makes against the limit on the estimate.
   */
  int bytes();

  /** Returns the number of line ends in the code. */
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

  /** A comment up to the end of the line. All comments are equal. */
  record Comment(String words) implements Code {
    @Override
    public void addNames(Set<Code> names) {
      // A comment contains no names.
    }

    @Override
    public Code withName(Code name, Code other) {
      return this;
    }

    @Override
    public int bytes() {
      return 0;
    }

    @Override
    public void addTo(FormatBuilder builder) {
      builder.addText("// " + words);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Comment;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  /** A method or a field of the object in a variable. */
  record Member(Code of, String name) implements Code {
    @Override
    public void addNames(Set<Code> names) {
      names.add(this);
      of.addNames(names);
    }

    @Override
    public Code withName(Code known, Code other) {
      return equals(known) ? other : this;
    }

    @Override
    public int bytes() {
      return of.bytes() + 1 + name.length();
    }

    @Override
    public void addTo(FormatBuilder builder) {
      of.addTo(builder);
      builder.addText("." + name);
    }

    /** Written out, as that of a vector is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Member code && of.equals(code.of) && name.equals(code.name);
    }

    @Override
    public int hashCode() {
      return 31 * of.hashCode() + name.hashCode();
    }
  }

  /**
   * A condition that holds if one of its parts holds, or the union of sets.
   *
   * @param parts at least two
   * @param separator the operator between them
   */
  record Choice(List<Code> parts, String separator) implements Code {
    static final String UNION = " | ";

    /** Copies the parts. */
    public Choice {
      parts = List.copyOf(parts);
    }

    @Override
    public List<Code> members() {
      return separator.equals(UNION) ? parts : List.of(this);
    }

    @Override
    public Code operand() {
      return Code.of("($L)", this);
    }

    @Override
    public void addNames(Set<Code> names) {
      for (Code part : parts) {
        part.addNames(names);
      }
    }

    @Override
    public Code withName(Code name, Code other) {
      return new Choice(CodeSequence.with(parts, name, other), separator);
    }

    @Override
    public int bytes() {
      return joined().bytes();
    }

    @Override
    public int lines() {
      return joined().lines();
    }

    @Override
    public void addTo(FormatBuilder builder) {
      joined().addTo(builder);
    }

    private Code joined() {
      return Code.join(parts, separator);
    }

    /** Written out, as that of a vector is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Choice code
          && parts.equals(code.parts)
          && separator.equals(code.separator);
    }

    @Override
    public int hashCode() {
      return 31 * parts.hashCode() + separator.hashCode();
    }
  }
}
