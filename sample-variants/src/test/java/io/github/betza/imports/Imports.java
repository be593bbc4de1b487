package io.github.betza.imports;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import io.github.betza.game.Game;
import io.github.betza.processor.tool.CompiledGame;
import io.github.betza.processor.tool.GameCompiler;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Imports texts in tests. */
public final class Imports {
  /** What has been read, for several tests read the variants that the engine has built in. */
  private static final Map<String, Imported> READ = new ConcurrentHashMap<>();

  private Imports() {}

  /** Reads a text. */
  public static Imported read(Target target, String text) {
    return READ.computeIfAbsent(target + text, each -> Importer.read(target, text, ""));
  }

  /** Returns the problems of a text, each with its line. */
  public static List<String> problems(Target target, String text) {
    Imported imported = read(target, text);
    assertThat(imported.variant().isPresent()).isEqualTo(imported.problems().isEmpty());
    return imported.problems().stream()
        .map(problem -> problem.line() + ": " + problem.text())
        .toList();
  }

  /** Returns the game of a text without problems. */
  public static Game game(Target target, String text) {
    Imported imported = read(target, text);
    assertThat(imported.problems()).isEmpty();
    String source = JavaSource.of(imported.variant().orElseThrow(), "Mine");
    CompiledGame compiled = GameCompiler.compile("Mine", source);
    assertThat(compiled.errors()).as(source).isEmpty();
    return compiled.game().orElseThrow();
  }
}
