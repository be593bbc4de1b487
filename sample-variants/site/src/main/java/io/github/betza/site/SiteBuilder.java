package io.github.betza.site;

import io.github.betza.processor.atlas.LetterBoard;
import io.github.betza.processor.atlas.NotationFigure;
import io.github.betza.processor.atlas.PageHeader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Puts the site together. The texts are those that one comes to from the README by links; each is a
 * page at the place that its file has in the repository, so their links hold.
 *
 * @param root the root of the repository
 * @param site the folder, which is made if need be
 */
record SiteBuilder(Path root, Path site) {
  /** The text about the use in Java, with which all texts begin. */
  static final String FRONT = "README.md";

  private static final String DESCRIPTION = "How chess pieces move, in Betza notation, for Java.";

  private static final List<String> MODULES = List.of("runtime", "processor");

  /**
   * Builds the site.
   *
   * @return what is wrong with it; nothing where every link leads somewhere
   * @throws IOException if a file cannot be read or written
   */
  List<String> build() throws IOException {
    Files.createDirectories(site);
    writeAtlas();
    boolean javadoc = copyJavadoc();
    writeTexts(javadoc);
    return LinkCheck.of(site);
  }

  /** The command line writes the pages of all sample games, and the playground. */
  private void writeAtlas() throws IOException {
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    int code =
        io.github.betza.cli.Main.run(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            errors,
            "atlas",
            "--out",
            site.resolve("atlas").toString());
    if (code != 0) {
      throw new IOException(errors.toString(StandardCharsets.UTF_8));
    }
  }

  /** Returns whether there is Javadoc; Maven writes it with the profile "release" only. */
  private boolean copyJavadoc() throws IOException {
    boolean all = true;
    for (String module : MODULES) {
      Path javadoc = root.resolve(module).resolve("target/reports/apidocs");
      if (Files.isDirectory(javadoc)) {
        JavadocCopy.write(javadoc, site.resolve("javadoc").resolve(module));
      } else {
        all = false;
      }
    }
    return all;
  }

  private void writeTexts(boolean javadoc) throws IOException {
    Navigation navigation =
        new Navigation(Files.exists(site.resolve("atlas/playground.html")), javadoc);
    writeHeaders(navigation.header("../"));
    Set<String> known = new LinkedHashSet<>(Set.of(FRONT));
    Deque<String> waiting = new ArrayDeque<>(known);
    while (!waiting.isEmpty()) {
      String file = waiting.poll();
      Text text = Text.read(root, file, navigation.playground());
      Path page = site.resolve(text.page());
      Files.createDirectories(page.getParent());
      Files.writeString(page, page(text, navigation));
      for (String picture : text.pictures()) {
        Path copy = site.resolve(Text.pictureFile(picture));
        Files.createDirectories(copy.getParent());
        Files.write(copy, Files.readAllBytes(root.resolve(picture)));
      }
      text.texts().stream().filter(known::add).forEach(waiting::add);
    }
    writeStart(navigation);
  }

  /** Puts the bar of the site on the pages of the atlas. */
  private void writeHeaders(PageHeader header) throws IOException {
    try (DirectoryStream<Path> pages = Files.newDirectoryStream(site.resolve("atlas"), "*.html")) {
      for (Path page : pages) {
        Files.writeString(page, header.replaceIn(Files.readString(page)));
      }
    }
  }

  /** The start page needs the playground and the scripts beside it. */
  private void writeStart(Navigation navigation) throws IOException {
    if (navigation.playground()) {
      Parts parts =
          new Parts(
              "Betza: how chess pieces move",
              LetterBoard.styles(),
              LetterBoard.definitions(),
              StartPage.main(site),
              LetterBoard.scripts("atlas/"));
      Files.writeString(site.resolve("index.html"), page(parts, navigation.header("")));
    } else {
      Files.copy(
          site.resolve(StartPage.JAVA),
          site.resolve("index.html"),
          StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static String page(Text text, Navigation navigation) throws IOException {
    String upward = Text.upward(text.file());
    boolean figures = text.figures();
    Parts parts =
        new Parts(
            text.title(),
            figures ? NotationFigure.styles() : "",
            figures ? NotationFigure.definitions() : "",
            text.body(),
            figures && navigation.playground() ? NotationFigure.scripts(upward + "atlas/") : "");
    return page(parts, navigation.header(upward));
  }

  /**
   * What differs from page to page.
   *
   * @param styles its styles, besides those of all pages; a page with styles of its own is wide
   * @param definitions what its drawings refer to
   * @param scripts the elements by which it uses scripts of the site
   */
  private record Parts(
      String title, String styles, String definitions, String main, String scripts) {}

  /** Returns the page; a browser takes no other style and no other script in it than these. */
  private static String page(Parts parts, PageHeader header) throws IOException {
    String style = "\n" + PageHeader.styles() + parts.styles() + style();
    String theme = PageHeader.script();
    return "<!DOCTYPE html>\n<html lang='en'>\n<head>\n<meta charset='utf-8'>\n"
        + "<meta name='viewport' content='width=device-width, initial-scale=1'>\n"
        + "<meta http-equiv='Content-Security-Policy' content=\"default-src 'none'; img-src 'self'"
        + " file: data:; style-src "
        + PageHeader.hash(style)
        + "; script-src "
        + PageHeader.hash(theme)
        + (parts.scripts().isEmpty() ? "" : " 'self' file:; worker-src blob:")
        + "\">\n<title>"
        + parts.title().replace("&", "&amp;").replace("<", "&lt;")
        + "</title>\n"
        + PageHeader.meta(parts.title(), DESCRIPTION)
        + "<style>"
        + style
        + "</style>\n</head>\n<body>\n"
        + header.html()
        + (parts.styles().isEmpty() ? "<main>\n" : "<main class='wide'>\n")
        + parts.main()
        + "</main>\n"
        + parts.definitions()
        + "<script>"
        + theme
        + "</script>\n"
        + parts.scripts()
        + "</body>\n</html>\n";
  }

  private static String style() throws IOException {
    try (InputStream in = SiteBuilder.class.getResourceAsStream("site.css")) {
      if (in == null) {
        throw new IllegalStateException("site.css is missing beside " + SiteBuilder.class);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    }
  }
}
