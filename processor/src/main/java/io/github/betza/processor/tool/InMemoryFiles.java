package io.github.betza.processor.tool;

import java.util.Map;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;

/** Keeps whatever a compiler writes. What it reads besides comes from the disk. */
final class InMemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {
  private final Map<String, InMemoryFile> classes = new TreeMap<>();

  InMemoryFiles(JavaFileManager disk) {
    super(disk);
  }

  /** Returns the class files written so far. */
  Map<String, byte[]> classes() {
    Map<String, byte[]> result = new TreeMap<>();
    classes.forEach((name, file) -> result.put(name, file.bytes()));
    return result;
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String className, Kind kind, FileObject sibling) {
    InMemoryFile file = new InMemoryFile(className, kind);
    if (kind == Kind.CLASS) {
      classes.put(className, file);
    }
    return file;
  }
}
