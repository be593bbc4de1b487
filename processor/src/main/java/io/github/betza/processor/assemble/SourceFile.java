package io.github.betza.processor.assemble;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import io.github.betza.processor.emit.variant.GameEmitter;
import io.github.betza.processor.emit.variant.GameOutline;
import io.github.betza.processor.emit.variant.GameSource;
import io.github.betza.processor.emit.variant.Representation;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A generated source file. It contains letters of ASCII only, so it compiles the same with every
 * encoding, and does not depend on the time or the machine.
 *
 * @param name the qualified name of its class
 * @param text its text
 */
public record SourceFile(String name, String text) {
  private static final String INDENT = "  ";

  /** The classes of {@code java.lang} that generated code names. */
  private static final List<String> OF_LANGUAGE =
      Stream.of("IllegalStateException", "Long", "Math", "Override", "String", "SuppressWarnings")
          .map(name -> "java.lang." + name)
          .toList();

  private static final String BEGIN = "/**\n";
  private static final String END = " */\n";

  /** The longest line before it is broken. */
  private static final int MOST_COLUMNS = 100;

  /**
   * Returns the file of a class.
   *
   * @param packageName its package; empty for the unnamed one
   */
  static SourceFile of(String packageName, TypeSpec type) {
    JavaFile file =
        JavaFile.builder(packageName, type).skipJavaLangImports(true).indent(INDENT).build();
    String name = packageName.isEmpty() ? type.name() : packageName + "." + type.name();
    return new SourceFile(name, ascii(file.toString()));
  }

  /** Returns the file of a game without errors. */
  public static SourceFile of(GameSource source, Representation representation) {
    return of(source.packageName(), GameEmitter.emit(source, representation));
  }

  /** Returns a file with the same class, but without a game; see {@link GameEmitter#emitStub}. */
  public static SourceFile stub(GameOutline outline) {
    return of(outline.packageName(), GameEmitter.emitStub(outline));
  }

  /**
   * Returns the text to write, with Javadoc for some members; in {@link #of} all members have it.
   */
  public SourceFile with(JavadocScope scope) {
    String commented =
        withOneLineJavadoc(scope == JavadocScope.PRIVATE ? text : PrivateComments.in(text));
    return new SourceFile(name, LineBreaks.in(Parentheses.in(commented)));
  }

  /**
   * Returns the full names of the types that generated code uses without an import, so that a class
   * of its package with the same simple name would hide them.
   */
  public static List<String> hideable() {
    return OF_LANGUAGE;
  }

  /**
   * Returns the text with more types imported, if it names them.
   *
   * @param hidden the types of {@link #hideable} that are hidden in its package
   */
  public String importing(List<String> hidden) {
    String imported =
        hidden.stream()
            .filter(each -> !text.contains("import " + each + ";") && names(each))
            .map(each -> "import " + each + ";\n")
            .collect(Collectors.joining());
    int imports = text.indexOf("import ");
    return imported.isEmpty()
        ? text
        : text.substring(0, imports) + imported + text.substring(imports);
  }

  private boolean names(String type) {
    String simpleName = type.substring(type.lastIndexOf('.') + 1);
    return Pattern.compile("\\b" + simpleName + "\\b").matcher(text).find();
  }

  /**
   * Writes other letters as unicode escapes, which have the same meaning in names, text and
   * comments.
   */
  private static String ascii(String text) {
    // Only a letter of ASCII is a single byte in UTF-8, and most files contain no other letter.
    if (text.getBytes(StandardCharsets.UTF_8).length == text.length()) {
      return text;
    }
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      result.append(
          letter < 0x80
              ? String.valueOf(letter)
              : String.format(Locale.ROOT, "\\u%04x", (int) letter));
    }
    return result.toString();
  }

  /** Writes a comment of one line in one line, which JavaPoet does not. */
  static String withOneLineJavadoc(String text) {
    StringBuilder result = new StringBuilder(text.length());
    int written = 0;
    for (int begin = text.indexOf(BEGIN); begin >= 0; begin = text.indexOf(BEGIN, begin + 1)) {
      int line = text.lastIndexOf('\n', begin) + 1;
      int indent = begin - line;
      int words = begin + BEGIN.length() + indent + " * ".length();
      int lineEnd = text.indexOf('\n', words);
      int last = lineEnd + 1 + indent;
      int columns = indent + "/** ".length() + (lineEnd - words) + " */".length();
      if (text.startsWith(END, last) && columns <= MOST_COLUMNS) {
        result.append(text, written, begin).append("/** ").append(text, words, lineEnd).append(END);
        written = last + END.length();
      }
    }
    return result.append(text, written, text.length()).toString();
  }

  /** The members of generated classes with Javadoc. */
  public enum JavadocScope {
    /** Public and protected members. A private member has a comment of one line, if any. */
    PROTECTED,
    /** All members. */
    PRIVATE
  }

  /**
   * Replaces the Javadoc of private members by comments of one line, and omits comments that the
   * member's name makes needless or that repeat the comment before.
   */
  static final class PrivateComments {
    private static final Pattern PUBLISHED = Pattern.compile(" *(?:public|protected) .*");

    /** A sentence that names a member; the name of a method is enough. */
    private static final Pattern NOUN = Pattern.compile("(?:An?|The|What) \\S+ \\S.*");

    private final List<String> written = new ArrayList<>();
    private String last = "";

    private PrivateComments() {}

    /** Returns the text of a class with these comments. */
    static String in(String text) {
      PrivateComments comments = new PrivateComments();
      Iterator<String> lines = List.of(text.split("\n", -1)).iterator();
      while (lines.hasNext()) {
        String line = lines.next();
        if (line.strip().equals("/**")) {
          comments.add(line, lines);
        } else {
          comments.written.add(line);
        }
      }
      return String.join("\n", comments.written);
    }

    /** Adds a comment with the annotations and the first line of its member. */
    private void add(String begin, Iterator<String> lines) {
      List<String> comment = new ArrayList<>(List.of(begin));
      String end = begin.replace("/**", " */");
      while (!comment.get(comment.size() - 1).equals(end)) {
        comment.add(lines.next());
      }
      List<String> member = new ArrayList<>(List.of(lines.next()));
      while (member.get(member.size() - 1).strip().startsWith("@")) {
        member.add(lines.next());
      }
      String declaration = member.get(member.size() - 1);
      if (PUBLISHED.matcher(declaration).matches()) {
        written.addAll(comment);
        last = "";
      } else {
        addBrief(begin.substring(0, begin.indexOf('/')), sentence(comment), declaration);
      }
      written.addAll(member);
    }

    private void addBrief(String indent, String sentence, String declaration) {
      boolean isField = !declaration.endsWith("{") && !declaration.endsWith(",");
      if (sentence.equals(last)) {
        int end = written.size() - 1;
        if (isField && written.get(end).isEmpty() && written.get(end - 1).endsWith(";")) {
          written.remove(end);
        }
      } else if (NOUN.matcher(sentence).matches()) {
        written.add(indent + "// " + sentence);
      }
      last = sentence;
    }

    /** Returns the words of a comment before its first blank line. */
    private static String sentence(List<String> comment) {
      StringBuilder words = new StringBuilder();
      for (String line : comment.subList(1, comment.size() - 1)) {
        String text = line.strip().substring(1).strip();
        if (text.isEmpty() || text.startsWith("@")) {
          break;
        }
        words.append(words.isEmpty() ? "" : " ").append(text);
      }
      return words.toString();
    }
  }
}
