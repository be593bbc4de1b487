package io.github.betza.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The structure of the site: what it has, and that its links hold. */
class SiteTest {
  private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

  @TempDir private Path site;

  @Test
  @Tag("deep")
  void theSiteHasEverythingAndNoDeadLink() throws IOException {
    assertThat(new SiteBuilder(ROOT, site).build()).isEmpty();
    for (String page :
        List.of(
            "index.html",
            "processor/NOTATION.html",
            "processor/DIAGNOSTICS.html",
            "processor/guide/builds.html",
            "processor/guide/sites.html",
            "processor/guide/ten-pieces.html",
            "processor/guide/translating.html",
            "runtime/guide/games.html",
            "runtime/guide/pieces.html",
            "sample-variants/guide/command-line.html",
            "pictures/griffon.svg",
            "pictures/wazir.svg",
            "atlas/index.html",
            "atlas/chess.html",
            "atlas/board.js")) {
      assertThat(site.resolve(page)).isNotEmptyFile();
    }
    assertThat(Files.readString(site.resolve("index.html")))
        .contains("<title>Betza: how chess pieces move</title>", "<nav aria-label='Site'>")
        .contains("<svg class='board moves'", "<script src='atlas/letters.js'></script>")
        .contains("script-src 'sha256-", "'self' file:; worker-src blob:", "id='scenes'")
        .contains("<a href='atlas/playground.html'>", "<a href='java.html'>");
    String front = Files.readString(site.resolve("java.html"));
    assertThat(front)
        .contains("<title>Betza for Java</title>", "<nav aria-label='Site'>", "<link rel='icon'")
        .contains("<meta property='og:title' content='Betza for Java'>")
        .contains("<a href=\"runtime/guide/games.html\">", "<a href='atlas/index.html'>")
        .contains("<img src=\"pictures/griffon.svg\"", "<pre tabindex=\"0\">")
        .doesNotContain(".md\"", "<script src");
    assertThat(Files.readString(site.resolve("atlas/chess.html")))
        .contains("<a href='../processor/NOTATION.html'>", "<a class='home' href='../index.html'>");
    assertThat(Files.readString(site.resolve("processor/guide/sites.html")))
        .contains(
            "<a class='home' href='../../index.html'>",
            "<a href=\"../../runtime/guide/games.html\">");
    assertThat(Files.readString(site.resolve("runtime/guide/games.html")))
        .contains("<a href=\"../../atlas/kingofthehill.html\">");
    String notation = Files.readString(site.resolve("processor/NOTATION.html"));
    assertThat(notation.split("<figure class='notation'", -1)).hasSizeGreaterThan(130);
    assertThat(notation)
        .contains("<figure class='notation' data-notation='N' data-dialect='XBETZA'>")
        .contains("data-dialect='BEX'", "data-dialect='EXTENDED'", "data-dialect='CLASSIC'")
        .contains("<svg class='board moves'", "<details><summary>As text</summary>")
        .contains("<script src='../atlas/figures.js'></script>")
        .contains("playground.html#n=W-F&amp;dialect=EXTENDED")
        .contains("aria-label='Open in the playground: W-F'>Open in the playground</a>")
        .doesNotContain("language-betza");
    try (Stream<Path> files = Files.walk(site)) {
      assertThat(files.filter(file -> file.getFileName().toString().startsWith("."))).isEmpty();
    }
  }

  /** A sample that is added has to be named there. */
  @Test
  void theGuideLinksEverySampleGame() throws IOException {
    String guide = Files.readString(ROOT.resolve("runtime/guide/games.md"));
    assertThat(SamplePages.BY_SOURCE).hasSizeGreaterThan(40).containsValue("atlas/chess.html");
    SamplePages.BY_SOURCE
        .keySet()
        .forEach(
            source -> {
              assertThat(ROOT.resolve(source)).exists();
              assertThat(guide).contains("(../../" + source + ")");
            });
  }

  @Test
  void findsWhatIsWrong() throws IOException {
    String head = "<meta http-equiv='Content-Security-Policy' content=\"default-src 'none'\">";
    write(
        "a.html",
        head + "<h1 id='one &amp; two'>A</h1><a href='b.html#x'>b</a><p>https://x.example</p>");
    write(
        "b.html", head + "<a href='a.html#one%20%26%20two'>a</a><a href='https://x.example'>x</a>");
    assertThat(LinkCheck.of(site))
        .containsExactly("a.html: leads to b.html#x, which has no such part");
    write("a.html", head + "<a href='c.html'>c</a><a href='../up.html'>up</a>");
    write(
        "b.html", "<script src='https://x.example/x.js'></script><img src=\"//x.example/x.png\">");
    assertThat(LinkCheck.of(site))
        .containsExactly(
            "a.html: leads to c.html, which is no file",
            "a.html: leads to ../up.html, which is no file",
            "b.html: it has no Content-Security-Policy",
            "b.html: fetches //x.example/x.png",
            "b.html: fetches https://x.example/x.js");
  }

  @Test
  void javadocMayLoadNothing() throws IOException {
    Path javadoc = Files.createDirectories(site.resolve("from/package"));
    Files.writeString(javadoc.resolve("A.html"), "<html><head><title>A</title></head></html>");
    Files.writeString(javadoc.resolve("script.js"), "<head>");
    JavadocCopy.write(site.resolve("from"), site.resolve("to"));
    assertThat(site.resolve("to/package/A.html"))
        .content()
        .contains(
            "<head>\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';");
    assertThat(site.resolve("to/package/script.js")).hasContent("<head>");
  }

  private void write(String name, String html) throws IOException {
    Files.writeString(site.resolve(name), html);
  }
}
