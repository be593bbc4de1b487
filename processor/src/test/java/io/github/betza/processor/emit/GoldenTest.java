package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.emit.plan.TooLargeException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The generated source of a few pieces, whole. To write the files anew after a change that is
 * meant: {@code mvn -pl processor test -Dtest=GoldenTest -Dbetza.golden=write}, then read the
 * difference.
 */
final class GoldenTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

  @ParameterizedTest
  @CsvSource({
    "Knight, N, 0",
    "Griffon, FyafsF, 0",
    "Cannon, mRcpR, 0",
    "Pawn, fmWfceFifmnD, 8",
    "Lion, KNADcaKcabKmabK, 0",
    "Grasshopper, gQ, 8",
    "Nightrider, NN, 0"
  })
  void source(String name, String notation, int size) throws IOException, TooLargeException {
    PieceSource source =
        new PieceSource(
            "golden",
            name + "Moves",
            notation,
            "XBETZA",
            name,
            name.charAt(0),
            false,
            List.of(),
            List.of(),
            List.of(),
            Generated.piece(notation),
            size == 0 ? Optional.empty() : Optional.of(new DeclaredGeometry(size, size)),
            BoardBinding.RUNTIME);
    String text = Generated.text(source);
    String file = name + "Moves.java.txt";
    if ("write".equals(System.getProperty("betza.golden"))) {
      Files.createDirectories(FOLDER);
      Files.writeString(FOLDER.resolve(file), text);
    }

    assertThat(text).isEqualTo(read(file));
  }

  private static String read(String file) throws IOException {
    if (Files.exists(FOLDER.resolve(file))) {
      return Files.readString(FOLDER.resolve(file));
    }
    try (InputStream in = GoldenTest.class.getResourceAsStream("/golden/" + file)) {
      assertThat(in).as("golden file %s", file).isNotNull();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
