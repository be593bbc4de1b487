package io.github.betza.processor.tool;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import javax.tools.SimpleJavaFileObject;

/** A source or class file that is not on the disk. */
final class InMemoryFile extends SimpleJavaFileObject {
  private final String className;
  private final ByteArrayOutputStream content = new ByteArrayOutputStream();

  InMemoryFile(String className, Kind kind) {
    super(URI.create("memory:///" + className.replace('.', '/') + kind.extension), kind);
    this.className = className;
  }

  /** Returns a source file with a text. */
  static InMemoryFile source(String className, String text) {
    InMemoryFile file = new InMemoryFile(className, Kind.SOURCE);
    file.content.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    return file;
  }

  String className() {
    return className;
  }

  byte[] bytes() {
    return content.toByteArray();
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
