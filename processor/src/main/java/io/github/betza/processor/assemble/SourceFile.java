package io.github.betza.processor.assemble;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A generated source file. It holds letters of ASCII only, so it compiles the same with every
 * setting of the compiler's encoding, and nothing in it depends on the time or the machine.
 *
 * @param name the qualified name of the class in it
 * @param text its text
 */
public record SourceFile(String name, String text) {
  private static final String INDENT = "  ";

  static SourceFile of(String packageName, TypeSpec type) {
    JavaFile file =
        JavaFile.builder(packageName, type).skipJavaLangImports(true).indent(INDENT).build();
    return of(packageName, type.name(), file.toString());
  }

  /**
   * Returns a file with the text of a class.
   *
   * @param packageName its package; empty for the unnamed one
   */
  static SourceFile of(String packageName, String className, String text) {
    String name = packageName.isEmpty() ? className : packageName + "." + className;
    return new SourceFile(name, ascii(text));
  }

  /** Returns the name of its package; empty for the unnamed one. */
  public String packageName() {
    return name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }

  /**
   * Returns the text with classes of {@code java.lang} imported as well, where it names them.
   *
   * @param simpleNames their names
   */
  public String importing(List<String> simpleNames) {
    List<String> needed =
        simpleNames.stream()
            .filter(each -> Pattern.compile("\\b" + each + "\\b").matcher(text).find())
            .map(each -> "import java.lang." + each + ";\n")
            .toList();
    int imports = text.indexOf("import ");
    return needed.isEmpty()
        ? text
        : text.substring(0, imports) + String.join("", needed) + text.substring(imports);
  }

  /**
   * Writes other letters as unicode escapes, which Java reads alike in names, text and comments.
   */
  private static String ascii(String text) {
    int plain = 0;
    while (plain < text.length() && text.charAt(plain) < 0x80) {
      plain++;
    }
    if (plain == text.length()) {
      return text;
    }
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      result.append(
          letter < 0x80 ? String.valueOf(letter) : String.format("\\u%04x", (int) letter));
    }
    return result.toString();
  }
}
