package io.github.betza.processor.atlas;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The head of all pages of a site: a bar of links, its styles, and data for programs.
 *
 * @param home the link of the name
 * @param links the links of the bar
 * @param more the links of its menu
 */
public record PageHeader(Link home, List<Link> links, List<Link> more) {
  /** The fragment of a page that a site replaces by its own bar. */
  private static final Pattern BAR = Pattern.compile("(?s)<header class='site'>.*?</header>\n");

  /** The icon: a knight's leap on four squares. */
  private static final String ICON =
      "%3Csvg xmlns=%22http%3A//www.w3.org/2000/svg%22 viewBox=%220 0 32 32%22%3E"
          + "%3Crect width=%2232%22 height=%2232%22 rx=%226%22 fill=%22%23e4d8bf%22/%3E"
          + "%3Cpath d=%22M8 25V11H20%22 fill=%22none%22 stroke=%22%231b5ea6%22 stroke-width=%224%22/%3E"
          + "%3Ccircle cx=%2223%22 cy=%2211%22 r=%225%22 fill=%22%23b4231a%22/%3E%3C/svg%3E";

  public PageHeader {
    links = List.copyOf(links);
    more = List.copyOf(more);
  }

  /** Returns the bar of pages without a site around them. */
  static PageHeader ofAnAtlas() {
    Link games = new Link("index.html", "Games");
    return new PageHeader(
        new Link("index.html", "Betza"),
        SharedScript.ENGINE.isBuilt()
            ? List.of(
                new Link(PlaygroundAddress.FILE, "Playground"),
                new Link(StudioPage.FILE, "Studio"),
                games)
            : List.of(games),
        List.of());
  }

  /**
   * A link.
   *
   * @param address its target, relative to the page
   * @param name its text
   */
  public record Link(String address, String name) {
    private String html() {
      return "<a href='" + Html.escape(address) + "'>" + Html.escape(name) + "</a>";
    }
  }

  /** Returns the styles of the bar, with the colours of all pages. */
  public static String styles() {
    return Document.resource("colors.css") + Document.resource("header.css");
  }

  /** Returns the script of the choice between light and dark, for the text of a page. */
  public static String script() {
    return "\n" + Document.resource("theme.js");
  }

  /** Returns the hash by which the head of a page permits a script or a style. */
  public static String hash(String text) {
    return Document.hash(text);
  }

  /**
   * Returns the elements in the head of a page that programs read: its icon, and the preview for
   * links to it. The policy of the page must allow pictures from {@code data:}.
   */
  public static String meta(String title, String description) {
    String name = Html.escape(title);
    String words = Html.escape(description);
    return "<link rel='icon' href='data:image/svg+xml,"
        + ICON
        + "'>\n<meta name='description' content='"
        + words
        + "'>\n<meta property='og:type' content='website'>\n<meta property='og:title' content='"
        + name
        + "'>\n<meta property='og:description' content='"
        + words
        + "'>\n";
  }

  /** Returns the bar. On a phone all links are in the menu. */
  public String html() {
    StringBuilder html = new StringBuilder("<header class='site'><nav aria-label='Site'>\n");
    html.append(home.html().replace("<a ", "<a class='home' ")).append("\n<ul class='wide'>\n");
    links.forEach(link -> html.append("<li>").append(link.html()).append("</li>\n"));
    html.append("</ul>\n<details").append(more.isEmpty() ? " class='narrow'>" : ">");
    html.append(
        "<summary><span class='wide'>Guides \u25be</span><span class='narrow'>\u2630 Menu</span>");
    html.append("</summary>\n<ul>\n");
    links.forEach(link -> html.append("<li class='narrow'>").append(link.html()).append("</li>\n"));
    more.forEach(link -> html.append("<li>").append(link.html()).append("</li>\n"));
    return html.append("</ul>\n</details>\n</nav></header>\n").toString();
  }

  /** Returns a page with this bar in place of its own. */
  public String replaceIn(String page) {
    return BAR.matcher(page).replaceFirst(Matcher.quoteReplacement(html()));
  }
}
