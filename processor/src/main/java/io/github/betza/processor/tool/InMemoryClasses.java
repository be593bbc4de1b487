package io.github.betza.processor.tool;

import java.util.Map;

/** Loads classes that were compiled into memory. */
final class InMemoryClasses extends ClassLoader {
  private final Map<String, byte[]> classes;

  InMemoryClasses(Map<String, byte[]> classes, ClassLoader parent) {
    super(parent);
    this.classes = classes;
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = classes.get(name);
    if (bytes == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }
}
