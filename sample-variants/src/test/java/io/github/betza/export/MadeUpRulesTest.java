package io.github.betza.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.model.GameModel;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A rule that no exporter knows is listed by all of them, and written by the Java writer. The rule
 * is added to the source of the model, which is compiled and loaded in place of the real one.
 */
class MadeUpRulesTest {
  private static final Path MODEL =
      Path.of("..", "runtime", "src", "main", "java", "io", "github", "betza", "model");

  @TempDir Path folder;

  /** Loads the project's classes anew, a changed one from the folder. */
  private final class Loader extends ClassLoader {
    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("io.github.betza.")) {
        return super.loadClass(name, resolve);
      }
      Class<?> known = findLoadedClass(name);
      return known != null ? known : define(name);
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      String file = name.replace('.', '/') + ".class";
      Path changed = folder.resolve(file);
      try (InputStream found =
          Files.exists(changed) ? Files.newInputStream(changed) : getResourceAsStream(file)) {
        if (found == null) {
          throw new ClassNotFoundException(name);
        }
        byte[] bytes = found.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException exception) {
        throw new ClassNotFoundException(name, exception);
      }
    }
  }

  /** Compiles the record of an annotation with a further member after the last one. */
  private void addMember(String record, String last, String lastType, String lastName)
      throws IOException {
    String source = Files.readString(MODEL.resolve(record + ".java"));
    source =
        with(
            source,
            lastType + " " + lastName + ") {",
            lastType + " " + lastName + ", boolean madeUp) {");
    source =
        with(source, "parts.get(" + last + "))", "parts.get(" + last + "), parts.get(MADE_UP))");
    source =
        with(
            source,
            ".member(" + last + ", " + record + "::" + lastName + ")",
            ".member("
                + last
                + ", "
                + record
                + "::"
                + lastName
                + ").member(MADE_UP, "
                + record
                + "::madeUp)");
    source =
        with(
            source,
            "  /** The members of the annotation",
            "  public static final Member<Boolean> MADE_UP = Member.flag(\"madeUp\");\n"
                + "  /** The members of the annotation");
    Path file = Files.writeString(folder.resolve(record + ".java"), source);
    String classes = GameModel.class.getProtectionDomain().getCodeSource().getLocation().getPath();
    int errors =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-d",
                folder.toString(),
                "-cp",
                classes,
                file.toString());
    assertThat(errors).isZero();
  }

  private static String with(String source, String text, String other) {
    assertThat(source).containsOnlyOnce(text);
    return source.replace(text, other);
  }

  @SuppressWarnings("unchecked") // The class is that of this project, and types of java.util cross.
  private Map<String, List<String>> told() throws ReflectiveOperationException {
    Class<?> type = new Loader().loadClass(MadeUpRules.class.getName());
    return ((Supplier<Map<String, List<String>>>) type.getDeclaredConstructor().newInstance())
        .get();
  }

  @Test
  void aNewMemberOfGamesIsListedByEveryExporter() throws Exception {
    addMember("GameModel", "MOVE_LIMIT", "int", "moveLimit");
    told()
        .forEach(
            (exporter, lines) ->
                assertThat(lines).as(exporter).anyMatch(line -> line.contains("madeUp = true")));
  }

  /** A goal with something that an exporter of goals does not know is not told as a whole. */
  @Test
  void aRuleWithANewMemberIsListedByEveryExporter() throws Exception {
    addMember("Goal", "BLACK", "String", "black");
    told()
        .forEach(
            (exporter, lines) ->
                assertThat(lines)
                    .as(exporter)
                    .anyMatch(
                        line ->
                            line.contains(
                                exporter.equals("Java")
                                    ? "@Goal(of = \"K\", squares = \"5\", madeUp = true)"
                                    : "A side that brings the King to rank 5 has won.")));
  }

  /** Without the made-up member nothing is listed but what a target lacks. */
  @Test
  void nothingIsListedThatIsNotDeclared() throws Exception {
    assertThat(told().get("fairy-stockfish")).isEmpty();
  }
}
