package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The studio in Chromium, where it is installed: games are made, played and sent. */
@Tag("deep")
class StudioInPagesTest {
  private static final String NO_WHITE_KING =
      "#v=1&name=One&size=6x6&setup=rnqknr/pppppp/6/6/PPPPPP/RNQ1NR_w_-_-_0_1"
          + "&p=P:Pawn:fmWfceF;N:Knight:N;R:Rook:R;Q:Queen:Q;K!:King:K";

  /** Makes a game, plays it and shares it. */
  private static final String MAKE = "studio-make.js";

  /** Waits until the engine has said what a design is. */
  private static final String SEE = "studio-see.js";

  /** Lets the page be loaded when what is printed is made. */
  private static final String PRINT = "studio-print.js";

  /** Changes extra moves, and adds others. */
  private static final String EXTRAS = "studio-extras.js";

  @TempDir private static Path folder;

  private static Path pages;

  @BeforeAll
  static void write() throws IOException {
    pages = Files.createDirectory(folder.resolve("pages"));
    AtlasPages.write(pages);
    Files.writeString(pages.resolve("wait.js"), "");
    String page = AtlasPages.read(pages.resolve("studio.html"));
    for (String script : List.of(MAKE, SEE, PRINT, EXTRAS)) {
      try (InputStream in = StudioInPagesTest.class.getResourceAsStream("/script/" + script)) {
        Files.write(pages.resolve(script), in.readAllBytes());
      }
      Files.writeString(
          pages.resolve(script + ".html"),
          page.replace("</body>", "<script src='" + script + "'></script></body>"));
    }
  }

  @BeforeEach
  void needsChromium() throws InterruptedException {
    assumeTrue(AtlasPages.isInstalled("chromium"), "Chromium is not installed");
  }

  /** Opens a page when one of the scripts is done. */
  private static String dump(String page, String fragment)
      throws IOException, InterruptedException {
    String address = pages.resolve(page + ".html").toUri() + fragment;
    return AtlasPages.browse(folder, address, "--dump-dom", "--window-size=1280,800");
  }

  private static String found(String regex, String html) {
    Matcher matcher = Pattern.compile(regex).matcher(html);
    assertThat(matcher.find()).as(regex + " in " + html.substring(html.indexOf("<body"))).isTrue();
    return matcher.group(1);
  }

  private static String summary(String html) {
    return found("<p id=\"summary\"[^>]*>([^<]*)<", html);
  }

  /** While it is wrong, it is not played; and the link opens the same game. */
  @Test
  void aGameIsMadePlayedAndSent() throws IOException, InterruptedException {
    String html = dump(MAKE, "");
    assertThat(found("<body[^>]* data-step=\"([a-z]+)\"", html)).isEqualTo("done");
    assertThat(found("<body[^>]* data-mistake=\"([^\"]*)\"", html))
        .startsWith("Error: &quot;x&quot; must come before an atom")
        .endsWith("3");
    assertThat(found("<body[^>]* data-mended=\"([^\"]*)\"", html)).isEmpty();
    assertThat(found("<body[^>]* data-undone=\"([^\"]*)\"", html)).isEqualTo("My chess");
    assertThat(found("<body[^>]* data-wrong=\"([^\"]*)\"", html)).isEqualTo("true");
    String link = found("<body[^>]* data-link=\"[^\"#]*([^\"]*)\"", html).replace("&amp;", "&");
    assertThat(link)
        .startsWith("#v=1&name=Seven&size=7x7&setup=rnaqkan/ppppppp/7/7/7/PPPPPPP/RNAQKAN_w_")
        .contains(":BD&", "&line=d2d3.");
    String again = dump(SEE, link);
    assertThat(summary(again)).isEqualTo("Ready to play.");
    assertThat(again)
        .contains("<title>Seven \u2013 studio</title>")
        .containsPattern("1\\. <button[^>]*>d3</button><button[^>]*aria-current=\"step\"");
  }

  /** Even if its address holds moves. */
  @Test
  void aGameWithoutAKingIsNeverPlayed() throws IOException, InterruptedException {
    String html = dump(SEE, NO_WHITE_KING + "&line=a2a3");
    assertThat(summary(html)).startsWith("Not yet a game.").contains("royal");
    assertThat(found("(<button [^>]*id=\"play\"[^>]*>)", html)).contains("disabled");
    assertThat(found("(<div [^>]*id=\"played\"[^>]*>)", html)).contains("hidden");
    assertThat(html).contains("class=\"unfinished\"").doesNotContain("<ol class=\"line\"");
  }

  /** In a frame, a game is played at once, and there is a way to the whole page. */
  @Test
  void aFrameHasTheGame() throws IOException, InterruptedException {
    String html = dump(SEE, "?embed" + change("chess") + "&line=e2e4");
    assertThat(html).contains("<html lang=\"en\" class=\"embedded\"", "1. <button");
    assertThat(found("(<div [^>]*id=\"setup\"[^>]*>)", html)).contains("hidden");
    assertThat(found("<p class=\"whole\"><a [^>]*href=\"([^\"]*)\"", html))
        .contains("studio-see.js.html#")
        .doesNotContain("embed");
  }

  /** The army has diagrams and words, and every rule is there. */
  @Test
  void aGameIsPrinted() throws IOException, InterruptedException {
    String html = dump(PRINT, "");
    String printed = html.substring(html.indexOf("id=\"printed\""), html.indexOf("<dialog"));
    assertThat(printed)
        .contains("<h1>My chess</h1>", "<b>Pawn (P) </b>", "<b>King (K), royal </b>")
        .contains("<p>Slides any number of squares diagonally", "The Pawn promotes")
        .contains("href=\"#shape-move\"");
    assertThat(printed.split("class=\"board live\"", -1)).hasSize(8);
  }

  /** The notation of extra moves is a field in the rule that names them. */
  @Test
  void extraMovesAreChanged() throws IOException, InterruptedException {
    String html = dump(EXTRAS, change("horde"));
    assertThat(found("<body[^>]* data-seen=\"([^\"]*)\"", html)).isEqualTo("fmnnD fmafmW");
    assertThat(found("<body[^>]* data-wrong=\"([^\"]*)\"", html)).isEqualTo("true");
    assertThat(found("<body[^>]* data-changed=\"[^\"#]*([^\"]*)\"", html))
        .contains("&amp;m=FirstSteps:fmafmW;Moves1:K;TwoSteps:fmD&amp;")
        .contains("&amp;extras=P:TwoSteps:2-4;P:FirstSteps:1_3;P:Moves1:1-8&amp;");
  }

  private static String change(String game) {
    return found(
            "<a class='change' href='studio.html(#[^']*)'",
            AtlasPages.read(pages.resolve(game + ".html")))
        .replace("&amp;", "&");
  }

  @Test
  void pagesOfGamesAndThePlaygroundLeadToTheStudio() throws IOException, InterruptedException {
    String html = dump(SEE, change("shako"));
    assertThat(summary(html)).isEqualTo("Ready to play.");
    assertThat(html).contains("<title>Shako \u2013 studio</title>");
    String playground = dump("playground", "#n=FyafsF&name=Griffon");
    String add = found("<a id=\"use\" href=\"studio.html(#[^\"]*)\"", playground);
    assertThat(add).isEqualTo("#add=Griffon:FyafsF");
    assertThat(dump(SEE, add))
        .contains("aria-label=\"How the Griffon moves\"")
        .contains(">Griffon in hand: click squares to put it there; Escape lays it down.</output>")
        .containsPattern("aria-label=\"white Griffon\"[^>]* aria-pressed=\"true\"");
  }
}
