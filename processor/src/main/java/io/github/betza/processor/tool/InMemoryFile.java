package io.github.betza.processor.tool;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import javax.tools.SimpleJavaFileObject;

/** A source or class file in memory. */
final class InMemoryFile extends SimpleJavaFileObject {
  private final String className;
  private final ByteArrayOutputStream content = new ByteArrayOutputStream();

  InMemoryFile(String className, Kind kind) {
    this(uri("/" + className.replace('.', '/') + kind.extension), className, kind);
  }

  private InMemoryFile(URI uri, String className, Kind kind) {
    super(uri, kind);
    this.className = className;
  }

  /** Returns a source file with a text. */
  static InMemoryFile source(String className, String text) {
    return new InMemoryFile(className, Kind.SOURCE).with(text);
  }

  /**
   * Returns one of several source files.
   *
   * @param number its number, because files in different folders may have the same name
   * @param name the name of the file, which is that of its public type; empty if it has no file
   */
  static InMemoryFile written(int number, String name, String text) {
    return new InMemoryFile(uri("/" + number + "/" + name), name, Kind.SOURCE).with(text);
  }

  private static URI uri(String path) {
    try {
      return new URI("memory", "", path, null);
    } catch (URISyntaxException exception) {
      throw new IllegalArgumentException(exception);
    }
  }

  private InMemoryFile with(String text) {
    content.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    return this;
  }

  String className() {
    return className;
  }

  byte[] bytes() {
    return content.toByteArray();
  }

  /**
   * The public type of a source without a name may have any name; other names contain no hyphen.
   */
  @Override
  public boolean isNameCompatible(String simpleName, Kind kind) {
    return (className.isEmpty() && simpleName.indexOf('-') < 0)
        || super.isNameCompatible(simpleName, kind);
  }

  @Override
  public OutputStream openOutputStream() {
    content.reset();
    return content;
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return content.toString(StandardCharsets.UTF_8);
  }
}
