package io.github.betza.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Copies Javadoc, whose pages have scripts in them, but may load nothing from elsewhere. */
final class JavadocCopy {
  private static final String HEAD = "<head>";

  private static final String POLICY =
      "\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
          + " script-src 'self' file: 'unsafe-inline'; style-src 'self' file: 'unsafe-inline';"
          + " img-src 'self' file: data:; font-src 'self' file:; connect-src 'self' file:\">";

  private JavadocCopy() {}

  /** Copies the files of a folder and all below it. */
  static void write(Path from, Path to) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(from)) {
      files = all.filter(Files::isRegularFile).toList();
    }
    for (Path file : files) {
      Path copy = to.resolve(from.relativize(file).toString());
      Files.createDirectories(copy.getParent());
      if (file.toString().endsWith(".html")) {
        Files.writeString(copy, Files.readString(file).replaceFirst(HEAD, HEAD + POLICY));
      } else {
        Files.write(copy, Files.readAllBytes(file));
      }
    }
  }
}
