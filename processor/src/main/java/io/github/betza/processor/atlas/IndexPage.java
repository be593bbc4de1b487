package io.github.betza.processor.atlas;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes the index of the pages. */
final class IndexPage {
  /**
   * The mark of a page. It is read back and inserted unchanged, so it must not contain characters
   * that could end an attribute.
   */
  private static final Pattern MARK =
      Pattern.compile(
          "<meta name='betza-game' content='([^'<>]*)' data-size='([1-9][0-9]?)x([1-9][0-9]?)'"
              + " data-kinds='([a-z, ]*)' data-board='("
              + Thumbnail.LETTERS
              + ")' data-text='([^'<>]*)' data-address='([^'<>]*)'>");

  private static final String LINE =
      "<meta name='betza-game' content='%s' data-size='%s' data-kinds='%s' data-board='%s'"
          + " data-text='%s' data-address='%s'>\n";

  private static final String PLAYGROUND =
      "<p><a href='"
          + PlaygroundAddress.FILE
          + "'>Playground</a>: try any notation. <a href='"
          + StudioPage.FILE
          + "'>Studio</a>: make a game.</p>\n";

  private IndexPage() {}

  /**
   * A game in the index.
   *
   * @param item the item of the list
   * @param kinds its kinds of moves
   * @param board its setup, written by {@link Thumbnail}
   * @param address the game in the form that the studio reads
   */
  record Item(String item, List<String> kinds, String board, String address) {
    Item {
      kinds = List.copyOf(kinds);
    }
  }

  /** Returns the line for the index about the game of a page. */
  static String mark(Document.Entry entry) {
    return LINE.formatted(
        oneLine(entry.name()),
        entry.size(),
        entry.kinds(),
        entry.board(),
        Document.lower(oneLine(entry.words())),
        Html.escape(entry.address()));
  }

  private static String oneLine(String text) {
    return Html.escape(text.replace('\n', ' '));
  }

  /**
   * Returns the entry of a page in the index.
   *
   * @param file the name of the page's file
   * @param head the beginning of the page
   * @return empty if it is not a page about a game
   */
  static Optional<Item> entry(String file, String head) {
    Matcher mark = MARK.matcher(head);
    if (!mark.find()) {
      return Optional.empty();
    }
    int files = Integer.parseInt(mark.group(2));
    int ranks = Integer.parseInt(mark.group(3));
    String size = files + "x" + ranks;
    String text =
        Document.lower(mark.group(1)) + " " + String.join(" ", size, mark.group(4), mark.group(6));
    String item =
        "<li data-text='%s'><a href='%s'>%s<span class='title'>%s</span></a>"
            .formatted(
                text,
                Html.address(file),
                Thumbnail.draw(files, ranks, mark.group(5)),
                mark.group(1));
    return Optional.of(
        new Item(
            item + " <span class='dialect'>" + size.replace('x', '\u00d7') + "</span></li>\n",
            Arrays.asList(mark.group(4).split(", ", -1)),
            mark.group(5),
            mark.group(7).replace("&amp;", "&")));
  }

  /**
   * Returns the page.
   *
   * @param items the games by the names of the files, in the order in which they are shown
   */
  static String of(Map<String, Item> items) {
    Collection<Item> games = items.values();
    String body =
        "<h1>Games</h1>\n"
            + (PlaygroundPage.isPossible() ? PLAYGROUND : "")
            + "<p>Every game can be played here by its rules, and every piece be tried out.</p>\n"
            + Document.search("Name, notation, size, kind of move")
            + kinds(games)
            + "<ul class='games'>\n"
            + games.stream().map(Item::item).collect(Collectors.joining())
            + "</ul>\n";
    List<String> pictures =
        games.stream().flatMap(item -> Thumbnail.pictures(item.board()).stream()).toList();
    return Document.of(
        Document.Entry.ofNoGame(
            "Games", "Chess variants with their rules, to be played in the page."),
        body,
        Drawing.definitions(PiecePictures.definitions(pictures)),
        List.of("search.js", "theme.js"));
  }

  /** Returns a search button for each kind of move that some game has. */
  private static String kinds(Collection<Item> games) {
    StringBuilder html = new StringBuilder("<p class='chips' id='kinds' hidden>\n");
    for (MoveKind kind : MoveKind.values()) {
      if (games.stream().anyMatch(item -> item.kinds().contains(kind.word()))) {
        html.append("<button type='button' data-word='").append(kind.word()).append("'>");
        html.append(kind.word()).append("</button>\n");
      }
    }
    return html.append("</p>\n").toString();
  }
}
