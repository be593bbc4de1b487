package io.github.betza.processor.emit.variant;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import io.github.betza.processor.BetzaProcessor;
import io.github.betza.processor.CompiledClasses;
import io.github.betza.processor.emit.MethodSizes;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sizes of the methods of a game. */
final class MethodsOfGamesTest {
  /** The virtual machine never compiles a method of more than 8,000 bytes. */
  @Tag("deep")
  @ParameterizedTest
  @CsvSource({"19, fmWfcFfceFifmnD", "14, mNcB", "20, fmWfcF"})
  void areSmallEnoughForManyKinds(int kinds, String notation) {
    StringBuilder source =
        new StringBuilder("import io.github.betza.*;")
            .append("@SuppressWarnings(\"betza\")")
            .append("@Variant(files = 8, ranks = 8, setup = \"aaak4/8/8/8/8/8/8/AAAK4 w - - 0 1\")")
            .append("interface Many { @Betza(value = \"K\", letter = 'K', royal = true)")
            .append(" interface King {}");
    for (int kind = 0; kind < kinds; kind++) {
      char letter = (char) ('A' + kind + (kind < 'K' - 'A' ? 0 : 1));
      source.append("@Betza(value = \"" + notation + "\", letter = '" + letter + "')");
      source.append(" interface Piece" + letter + " {}");
    }
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new BetzaProcessor())
            .compile(JavaFileObjects.forSourceString("Many", source.append("}").toString()));
    assertThat(compilation.errors()).isEmpty();
    Map<String, Integer> sizes =
        MethodSizes.of(new CompiledClasses(compilation).files().get("ManyGame$Moves"));
    sizes.remove("<clinit>()V");
    assertThat(sizes.values()).allMatch(size -> size < 8_000);
  }
}
