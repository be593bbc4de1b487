package io.github.betza.processor.assemble;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A generated source file. It holds letters of ASCII only, so it compiles the same with every
 * setting of the compiler's encoding, and nothing in it depends on the time or the machine.
 *
 * @param name the qualified name of the class in it
 * @param text its text
 */
public record SourceFile(String name, String text) {
  private static final String INDENT = "  ";

  /** The classes of {@code java.lang} that generated code names. */
  private static final List<String> OF_LANGUAGE =
      Stream.of("IllegalStateException", "Long", "Math", "Override", "String", "SuppressWarnings")
          .map(name -> "java.lang." + name)
          .toList();

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

  /**
   * Returns the text as it is written, with Javadoc for some members; in {@link #of} all have it.
   */
  public SourceFile with(JavadocScope scope) {
    String commented =
        OneLineJavadoc.in(scope == JavadocScope.PRIVATE ? text : PrivateComments.in(text));
    return new SourceFile(name, LineBreaks.in(Parentheses.in(commented)));
  }

  /**
   * Returns the whole names of the types that generated code names without an import of their own,
   * so that a class of its package with the same simple name would hide them.
   */
  public static List<String> hideable() {
    return OF_LANGUAGE;
  }

  /**
   * Returns the text with more types imported, where it names them.
   *
   * @param hidden those of {@link #hideable} that are hidden in its package
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
   * Writes other letters as unicode escapes, which Java reads alike in names, text and comments.
   */
  private static String ascii(String text) {
    // Only a letter of ASCII is a single byte in UTF-8, and most files have no other.
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
}
