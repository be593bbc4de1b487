package io.github.betza.processor;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.JavaFileObject;

/** Loads the classes that a compilation in memory has made. */
public final class CompiledClasses extends ClassLoader {
  private final Map<String, byte[]> classes = new TreeMap<>();

  /** Takes the classes of a compilation without errors. */
  public CompiledClasses(Compilation compilation) {
    super(CompiledClasses.class.getClassLoader());
    for (JavaFileObject file : compilation.generatedFiles()) {
      if (file.getKind() == JavaFileObject.Kind.CLASS) {
        String path = file.getName().replaceFirst("^/CLASS_OUTPUT/", "");
        String name = path.replaceFirst("\\.class$", "").replace('/', '.');
        try (InputStream in = file.openInputStream()) {
          classes.put(name, in.readAllBytes());
        } catch (IOException exception) {
          throw new UncheckedIOException(exception);
        }
      }
    }
  }

  /** Returns the class files by the names of their classes. */
  public Map<String, byte[]> files() {
    return Collections.unmodifiableMap(classes);
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] code = classes.get(name);
    if (code == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, code, 0, code.length);
  }
}
