package io.github.betza.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** What all texts have around them. */
final class SitePage {
  private SitePage() {}

  /** Returns the page; it has no script, and its style is the only one that a browser takes. */
  static String of(Text text, Navigation navigation) throws IOException {
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
    try (InputStream in = SitePage.class.getResourceAsStream("site.css")) {
      if (in == null) {
        throw new IllegalStateException("site.css is missing beside " + SitePage.class);
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
