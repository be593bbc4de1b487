package io.github.betza.processor;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.TypeElement;

/**
 * Finds the source files of types under the compiler of Eclipse, which provides types in no order.
 * Its types have a method that returns the name of their file. If this fails, or the file cannot be
 * read, types are sorted by their own names.
 */
final class EclipseSourceFiles {
  /** The keyword that declares a type, before its name. */
  private static final Pattern DECLARATION =
      Pattern.compile("\\b(?:class|interface|enum|record)\\s+(\\w+)");

  /** The places of the types declared in each file, by name. */
  private final Map<String, Map<String, Integer>> files = new HashMap<>();

  /** The name of a file, and the place of a declaration in it. */
  record Place(String file, int start) {}

  /** Returns the place of the declaration of a type that is not nested. */
  Place of(TypeElement type) {
    String file = name(type);
    return new Place(
        file,
        files
            .computeIfAbsent(file, EclipseSourceFiles::declarations)
            .getOrDefault(type.getSimpleName().toString(), 0));
  }

  /** Returns the name of the file of a type; empty if it is not known. */
  static String name(TypeElement type) {
    try {
      return (String)
          MethodHandles.publicLookup()
              .findVirtual(type.getClass(), "getFileName", MethodType.methodType(String.class))
              .invoke(type);
    } catch (NoSuchMethodException | IllegalAccessException missing) {
      return "";
    } catch (RuntimeException | Error failure) {
      throw failure;
    } catch (Throwable checked) {
      throw new IllegalStateException(checked);
    }
  }

  /**
   * Finds the names declared in a file; only their order matters, so names in comments do no harm.
   */
  private static Map<String, Integer> declarations(String file) {
    Map<String, Integer> starts = new HashMap<>();
    Matcher matcher = DECLARATION.matcher(text(file));
    while (matcher.find()) {
      starts.putIfAbsent(matcher.group(1), matcher.start());
    }
    return starts;
  }

  /** Returns the text of a file; empty if it cannot be read, as in a workspace of Eclipse. */
  static String text(String file) {
    try {
      return file.isEmpty()
          ? ""
          : new String(Files.readAllBytes(Path.of(file)), StandardCharsets.UTF_8);
    } catch (IOException | InvalidPathException unreadable) {
      return "";
    }
  }
}
