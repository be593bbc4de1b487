package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.CompilerUnderTest.Outcome;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What Gradle asks of a processor that it runs for changed types alone. */
class IncrementalTest {
  private static final String ISOLATING = "org.gradle.annotation.processing.isolating";

  private static final String[] SOURCES = {
    CompilerUnderTest.file(
        "games/Small.java",
        "package games;",
        "import io.github.betza.*;",
        "@Variant(files = 3, ranks = 3, setup = \"kr1/3/1RK w - - 0 1\")",
        "interface Small {",
        "  @Betza(value = \"K\", letter = 'K', royal = true) interface King {}",
        "  @Betza(value = \"R\", letter = 'R') interface Rook {}",
        "}"),
    CompilerUnderTest.file(
        "games/Wrong.java",
        "package games;",
        "import io.github.betza.*;",
        "@Betza(\"hK\") interface Wrong {}"),
    CompilerUnderTest.file(
        "games/Other.java",
        "package games;",
        "import io.github.betza.*;",
        "@Betza(\"R\") interface Other {}"),
  };

  @TempDir private Path folder;

  /** Notes every file that the processor asks for, with the types that it names as the origin. */
  private static final class Recorder extends AbstractProcessor {
    private final BetzaProcessor processor = new BetzaProcessor();
    private final List<String> files = new ArrayList<>();

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
      super.init(environment);
      Filer filer = proxy(Filer.class, environment.getFiler(), this::note);
      processor.init(
          proxy(
              ProcessingEnvironment.class,
              environment,
              (method, arguments) -> method.getName().equals("getFiler") ? filer : null));
    }

    private Object note(Method method, Object[] arguments) {
      Element[] origins = (Element[]) arguments[arguments.length - 1];
      files.add(method.getName() + " " + arguments[0] + " " + Arrays.toString(origins));
      return null;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return processor.getSupportedAnnotationTypes();
    }

    @Override
    public Set<String> getSupportedOptions() {
      return processor.getSupportedOptions();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return processor.getSupportedSourceVersion();
    }

    @Override
    @SuppressWarnings("DoNotClaimAnnotations")
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      return processor.process(annotations, round);
    }
  }

  private interface Answer {
    Object to(Method method, Object[] arguments);
  }

  /** Returns an object that asks another where the answer is null. */
  private static <T> T proxy(Class<T> type, T other, Answer answer) {
    return type.cast(
        Proxy.newProxyInstance(
            IncrementalTest.class.getClassLoader(),
            new Class<?>[] {type},
            (self, method, arguments) -> {
              Object given = answer.to(method, arguments);
              try {
                return given == null ? method.invoke(other, arguments) : given;
              } catch (InvocationTargetException exception) {
                throw exception.getCause();
              }
            }));
  }

  private Outcome compile(Recorder recorder, List<String> options) {
    return CompilerUnderTest.JAVAC.compile(folder, options, List.of(recorder), SOURCES);
  }

  @Test
  void everyFileHasTheAnnotatedTypeAsItsOnlyOrigin() {
    Recorder recorder = new Recorder();

    Outcome outcome = compile(recorder, List.of());

    assertThat(outcome.errors()).hasSize(1);
    assertThat(recorder.files)
        .containsExactlyInAnyOrder(
            "createSourceFile games.OtherMoves [games.Other]",
            "createSourceFile games.SmallGame [games.Small]",
            "createSourceFile games.Small_KingMoves [games.Small.King]",
            "createSourceFile games.Small_RookMoves [games.Small.Rook]",
            "createSourceFile games.WrongMoves [games.Wrong]");
    assertThat(recorder.getSupportedOptions()).contains(ISOLATING);
  }

  @Test
  void withAnAtlasEveryBuildIsWhole() {
    Recorder recorder = new Recorder();

    compile(recorder, List.of("-A" + AtlasStep.OPTION + "=" + folder.resolve("pages")));

    assertThat(recorder.getSupportedOptions()).contains(AtlasStep.OPTION).doesNotContain(ISOLATING);
  }

  @Test
  void gradleIsToldToAskTheProcessor() throws IOException {
    String file = "/META-INF/gradle/incremental.annotation.processors";
    try (InputStream in = BetzaProcessor.class.getResourceAsStream(file)) {
      assertThat(in).isNotNull();
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8))
          .isEqualTo(BetzaProcessor.class.getName() + ",dynamic\n");
    }
  }
}
