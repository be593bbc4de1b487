package io.github.betza.site;

import io.github.betza.declared.GameDeclarations;
import io.github.betza.samples.Games;
import java.util.Map;
import java.util.stream.Collectors;

/** The pages about the sample games: where a text links to the source of one, it is played. */
final class SamplePages {
  /** The page of each game, from the root of the site, by the file that declares the game. */
  static final Map<String, String> BY_SOURCE =
      Games.names().stream().collect(Collectors.toMap(SamplePages::source, SamplePages::page));

  private SamplePages() {}

  private static String source(String name) {
    Class<?> type = GameDeclarations.declaringType(Games.find(name, null).orElseThrow());
    return "sample-variants/src/main/java/" + type.getName().replace('.', '/') + ".java";
  }

  private static String page(String name) {
    return "atlas/" + name + ".html";
  }
}
