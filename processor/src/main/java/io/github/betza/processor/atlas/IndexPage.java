package io.github.betza.processor.atlas;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes the page that leads to the others. */
final class IndexPage {
  /** What is read back is inserted as it is, so it must not hold what could end an attribute. */
  private static final Pattern MARK =
      Pattern.compile(
          "<meta name='betza-game' content='([^'<>]*)' data-size='([0-9x]*)' data-text='([^'<>]*)'>");

  private static final String LINE =
      "<meta name='betza-game' content='%s' data-size='%s' data-text='%s'>\n";

  private IndexPage() {}

  /** Returns the line for the index about the game of a page. */
  static String mark(Document.Entry entry) {
    return LINE.formatted(
        oneLine(entry.name()), entry.size(), Document.lower(oneLine(entry.words())));
  }

  private static String oneLine(String text) {
    return Html.escape(text.replace('\n', ' '));
  }

  /**
   * Returns the entry of a page in the index.
   *
   * @param file the name of the page's file
   * @param head the beginning of the page
   * @return nothing where it is not a page about a game
   */
  static Optional<String> entry(String file, String head) {
    Matcher mark = MARK.matcher(head);
    if (!mark.find()) {
      return Optional.empty();
    }
    String text = Document.lower(mark.group(1)) + " " + mark.group(3);
    return Optional.of(
        "<li data-text='%s'><a href='%s'>%s</a> <span class='dialect'>%s</span></li>\n"
            .formatted(text, Html.address(file), mark.group(1), mark.group(2)));
  }

  /**
   * Returns the page.
   *
   * @param entries the entries by the names of the files, in the order in which they are shown
   */
  static String of(Map<String, String> entries) {
    String list = String.join("", entries.values());
    String body =
        "<h1>Games</h1>\n"
            + Document.search("Search games and pieces")
            + "<ul class='games'>\n"
            + list
            + "</ul>\n";
    return Document.of(
        new Document.Entry("Games", "", ""), body, "", List.of("search.js", "theme.js"));
  }
}
