package io.github.betza.site;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.Base64;
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
  /** The text that is the front page. */
  static final String FRONT = "README.md";

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
    Set<String> known = new LinkedHashSet<>(Set.of(FRONT));
    Deque<String> waiting = new ArrayDeque<>(known);
    while (!waiting.isEmpty()) {
      String file = waiting.poll();
      Text text = Text.read(root, file);
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
  }

  /** Returns the page; it has no script, and its style is the only one that a browser takes. */
  private static String page(Text text, Navigation navigation) throws IOException {
    String style = "\n" + style();
    return "<!DOCTYPE html>\n<html lang='en'>\n<head>\n<meta charset='utf-8'>\n"
        + "<meta name='viewport' content='width=device-width, initial-scale=1'>\n"
        + "<meta http-equiv='Content-Security-Policy' content=\"default-src 'none'; img-src 'self'"
        + " file:; style-src "
        + hash(style)
        + "\">\n<title>"
        + text.title().replace("&", "&amp;").replace("<", "&lt;")
        + "</title>\n<style>"
        + style
        + "</style>\n</head>\n<body>\n"
        + navigation.html(Text.upward(text.file()))
        + "<main>\n"
        + text.body()
        + "</main>\n</body>\n</html>\n";
  }

  private static String style() throws IOException {
    try (InputStream in = SiteBuilder.class.getResourceAsStream("site.css")) {
      if (in == null) {
        throw new IllegalStateException("site.css is missing beside " + SiteBuilder.class);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    }
  }

  private static String hash(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
      return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
