package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds the command line, and the code it generates, against moves found without them. */
class ConformanceTest {
  private static InputStream resource(String name) {
    return ConformanceTest.class.getResourceAsStream("/conformance/" + name);
  }

  @Tag("deep")
  @ParameterizedTest
  @ValueSource(strings = {"xbetza.tsv", "extended.tsv", "bex.tsv", "settled.tsv", "later-legs.tsv"})
  void answersEveryQuery(String file) throws IOException {
    List<String> lines;
    try (InputStream data = resource(file)) {
      lines = new String(data.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
    Cli run = Cli.withInput(String.join("\n", lines), "moves");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.outLines())
        .containsExactlyElementsOf(
            lines.stream()
                .map(line -> line.split("\t", -1))
                .map(fields -> fields[0] + "\t" + fields[8])
                .toList());
  }

  static Stream<JsonNode> armies() throws IOException {
    try (InputStream data = resource("armies.json")) {
      List<JsonNode> armies = new ArrayList<>();
      new ObjectMapper().readTree(data).forEach(armies::add);
      return armies.stream();
    }
  }

  @Tag("deep")
  @ParameterizedTest
  @MethodSource("armies")
  void countsArmiesAsAnotherEngineDoes(JsonNode army) {
    List<String> args = new ArrayList<>(List.of("perft", "--royal", "k", "--piece", "k=K"));
    args.addAll(List.of("--files", army.get("files").asText()));
    args.addAll(List.of("--ranks", army.get("ranks").asText()));
    args.addAll(List.of("--fen", army.get("fen").asText()));
    army.get("pieces")
        .properties()
        .forEach(
            piece ->
                args.addAll(List.of("--piece", piece.getKey() + "=" + piece.getValue().asText())));
    args.add("--depth");
    String counts =
        army.get("perft").properties().stream()
            .map(count -> count.getKey() + ": " + perft(args, count.getKey()))
            .collect(Collectors.joining(" "));
    String expected =
        army.get("perft").properties().stream()
            .map(count -> count.getKey() + ": " + count.getValue().asText())
            .collect(Collectors.joining(" "));
    assertThat(counts).isEqualTo(expected);
  }

  private static String perft(List<String> args, String depth) {
    List<String> all = new ArrayList<>(args);
    all.add(depth);
    return Cli.run(all.toArray(String[]::new)).out().strip();
  }
}
