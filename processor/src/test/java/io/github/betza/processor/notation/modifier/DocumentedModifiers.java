package io.github.betza.processor.notation.modifier;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Holds the table of a dialect against its part of {@code NOTATION.md}, and its rules against it.
 */
public final class DocumentedModifiers {
  private static final Pattern PARAGRAPH = Pattern.compile("(?ms)^\\*\\*.*?\\n\\n");
  private static final Pattern CODE = Pattern.compile("`([^`]*)`");

  private DocumentedModifiers() {}

  /**
   * Checks that the letters which the page explains are those of a table.
   *
   * @param operators small letters that join atoms, and modify none
   */
  public static void assertDocumented(ModifierTable table, String operators) throws IOException {
    String page = Files.readString(Path.of("NOTATION.md"));
    int start = page.indexOf("\n## " + table.dialect() + "\n");
    int end = page.indexOf("\n## ", start + 1);
    String part = page.substring(start, end < 0 ? page.length() : end);
    Set<Character> explained =
        PARAGRAPH
            .matcher(part)
            .results()
            .flatMap(paragraph -> CODE.matcher(paragraph.group()).results())
            .map((MatchResult code) -> code.group(1))
            .filter(code -> code.matches("[a-z ]+"))
            .flatMap(DocumentedModifiers::letters)
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(explained)
        .containsExactlyElementsOf(
            letters(table.letters() + table.directions() + operators).sorted().distinct().toList());
  }

  /** Checks that the letters of rules and of places are those of a table. */
  public static void assertKnown(
      ModifierTable table, List<? extends ModifierRule<?>> rules, ModifierPlace... places) {
    Stream<String> ofRules = rules.stream().map(ModifierRule::about);
    Stream<String> ofPlaces = Stream.of(places).map(place -> place.letters() + place.idle());
    assertThat(Stream.concat(ofRules, ofPlaces).flatMap(DocumentedModifiers::letters))
        .isNotEmpty()
        .allMatch(table::isKnown);
  }

  private static Stream<Character> letters(String text) {
    return text.chars().mapToObj(letter -> (char) letter).filter(letter -> letter != ' ');
  }
}
