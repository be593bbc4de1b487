package io.github.betza.processor.atlas;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Locale;

/**
 * The frame of all pages. A page may load only the scripts of its folder, and a browser accepts
 * only the scripts and styles in the page whose hash is in its head: text from an annotation that
 * got past all escapes would still not run.
 */
final class Document {
  private static final List<String> STYLES =
      List.of("colors.css", "header.css", "atlas.css", "board.css", "pieces.css");

  private Document() {}

  /**
   * The entry of a page in the index. The page's head contains it, so that the index can be written
   * from the pages of a folder.
   *
   * @param name the name of the game
   * @param size the size of its board; empty if the page is about no game
   * @param kinds the kinds of its moves, separated by commas
   * @param board its setup, written by {@link Thumbnail}
   * @param words further words for the search; for a page without a game its purpose
   * @param address the game in the form that the studio reads; empty if the page is about no game
   */
  record Entry(String name, String size, String kinds, String board, String words, String address) {
    /** Makes the entry of a page about no game. */
    static Entry ofNoGame(String name, String description) {
      return new Entry(name, "", "", "", description, "");
    }
  }

  /**
   * Returns a page.
   *
   * @param body the visible part
   * @param data the data for the scripts
   * @param scripts the names of the scripts within the page
   */
  static String of(Entry entry, String body, String data, List<String> scripts) {
    return of(entry, body, data, List.of(), scripts, List.of());
  }

  /**
   * Returns a page with scripts of the folder, which run before the scripts within the page.
   *
   * @param shared the scripts of the folder
   * @param styles the names of its styles in addition to the styles of all pages
   */
  static String of(
      Entry entry,
      String body,
      String data,
      List<SharedScript> shared,
      List<String> scripts,
      List<String> styles) {
    StringBuilder style = new StringBuilder("\n");
    STYLES.forEach(name -> style.append(resource(name)));
    styles.forEach(name -> style.append(resource(name)));
    boolean hasEngine = shared.contains(SharedScript.ENGINE);
    List<String> loading = hasEngine ? texts(List.of("loading.js")) : List.of();
    List<String> texts = texts(scripts);
    StringBuilder html = new StringBuilder("<!DOCTYPE html>\n<html lang='en'>\n<head>\n");
    html.append("<meta charset='utf-8'>\n");
    if (!entry.size().isEmpty()) {
      html.append(IndexPage.mark(entry));
    }
    html.append("<meta name='viewport' content='width=device-width, initial-scale=1'>\n");
    html.append("<meta http-equiv='Content-Security-Policy' content=\"default-src 'none';");
    html.append(" style-src ").append(hash(style.toString()));
    html.append("; img-src data:; script-src");
    // In Firefox, a page opened from a disk may have no other scripts of its own.
    html.append(shared.isEmpty() ? "" : " 'self' file:");
    loading.forEach(text -> html.append(' ').append(hash(text)));
    texts.forEach(text -> html.append(' ').append(hash(text)));
    html.append(hasEngine ? "; worker-src blob:" : "");
    html.append("\">\n<title>").append(Html.escape(entry.name())).append("</title>\n");
    html.append(PageHeader.meta(entry.name(), description(entry))).append("<style>");
    html.append(style).append("</style>\n</head>\n<body>\n");
    html.append(PageHeader.ofAnAtlas().html()).append("<main>\n").append(body);
    html.append("</main>\n").append(data);
    loading.forEach(text -> html.append(element(text)));
    shared.forEach(script -> html.append(script.element()));
    texts.forEach(text -> html.append(element(text)));
    return html.append("</body>\n</html>\n").toString();
  }

  private static List<String> texts(List<String> scripts) {
    return scripts.stream().map(name -> "\n" + resource(name)).toList();
  }

  private static String element(String script) {
    return "<script>" + script + "</script>\n";
  }

  private static String description(Entry entry) {
    return entry.size().isEmpty()
        ? entry.words()
        : "Rules and pieces of " + entry.name() + ", with boards that obey them.";
  }

  /** Returns the search field. */
  static String search(String label) {
    return "<p class='search'><label>"
        + label
        + " <input type='search' id='search'></label> <output id='found'></output></p>\n";
  }

  /** Returns the hash by which the head of a page permits a script or a style. */
  static String hash(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] hash = digest.digest(text.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** Returns whether a file is next to this class. */
  static boolean hasResource(String name) {
    return Document.class.getResource(name) != null;
  }

  /** Returns the text of a style or script next to this class. */
  static String resource(String name) {
    try (InputStream in = Document.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing beside " + Document.class);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a text in lower case, for comparison in the search. */
  static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
