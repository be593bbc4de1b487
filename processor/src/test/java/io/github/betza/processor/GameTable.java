package io.github.betza.processor;

import io.github.betza.processor.CompilerUnderTest.Finding;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.CsvSource;

/** The games in the tables of a test. Each compiler compiles all of them in one run. */
final class GameTable {
  private final Class<?> test;
  private final Map<CompilerUnderTest, Map<String, List<Finding>>> findings =
      new EnumMap<>(CompilerUnderTest.class);

  GameTable(Class<?> test) {
    this.test = test;
  }

  /** A game with a mistake; at the mistake or around it are angle quotes, if it has any. */
  record Row(String members, String pieces) {
    String source(String name) {
      return WrongVariantsTest.source(members, pieces.replace("ARMY", GameHelpTest.ARMY))
          .replaceAll("\\bTiny\\b", name);
    }
  }

  /** Returns the rows of the tables of some tests. */
  static List<Row> rows(Class<?>... tests) {
    return Stream.of(tests)
        .flatMap(test -> Arrays.stream(test.getDeclaredMethods()))
        .flatMap(method -> Stream.ofNullable(method.getAnnotation(CsvSource.class)))
        .flatMap(source -> source.textBlock().lines())
        .filter(line -> line.contains("setup = "))
        .map(line -> line.replaceFirst("^[a-z-]+ \\| ", "").split(" \\| ?", -1))
        .map(cells -> new Row(cells[0], cells[1]))
        .toList();
  }

  /**
   * Returns what a compiler reports of a game.
   *
   * @param folder where the compiler writes, if it has not yet run
   */
  List<Finding> findings(CompilerUnderTest compiler, Path folder, String members, String pieces) {
    String source = new Row(members, pieces).source("Tiny");
    return findings.computeIfAbsent(compiler, each -> compile(each, folder)).get(source);
  }

  /** Each game is in a package of its own, so all may have the same name. */
  private Map<String, List<Finding>> compile(CompilerUnderTest compiler, Path folder) {
    Map<String, String> files = new LinkedHashMap<>();
    for (Row row : rows(test)) {
      files.putIfAbsent(row.source("Tiny"), "Tiny" + files.size() + ".java");
    }
    List<String> sources = new ArrayList<>();
    files.forEach(
        (source, file) ->
            sources.add(
                CompilerUnderTest.file(
                    file.replace(".java", "/" + file),
                    source
                        .replaceAll("[«»]", "")
                        .replaceFirst("package test;", "package " + file.replace(".java", ";")))));
    List<String> options =
        compiler == CompilerUnderTest.JAVAC
            ? List.of("-Xmaxerrs", "9999", "-Xmaxwarns", "9999")
            : List.of();
    Map<String, List<Finding>> byFile =
        compiler.compile(folder, options, sources.toArray(String[]::new)).findings().stream()
            .collect(Collectors.groupingBy(Finding::file));
    return files.keySet().stream()
        .collect(
            Collectors.toMap(
                Function.identity(), source -> byFile.getOrDefault(files.get(source), List.of())));
  }
}
