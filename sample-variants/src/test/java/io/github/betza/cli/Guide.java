package io.github.betza.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A page for readers, with its code blocks.
 *
 * @param path where it lies, from the root of the project
 * @param text the whole page
 */
record Guide(String path, String text) {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)( \\w+)?\\n(.*?)^```$");

  private static final Pattern TYPE =
      Pattern.compile("(?m)^(public |final |abstract )*(class|interface|record|enum) (\\w+)");

  /** A code block: its language, what the page says of it, and its lines. */
  record Block(String language, String role, String code) {
    /** Returns whether a Java block is a source file of its own, and not statements. */
    boolean isFile() {
      return TYPE.matcher(code).find();
    }

    /** Returns the name of the first type of a source file. */
    String typeName() {
      Matcher type = TYPE.matcher(code);
      return type.find() ? type.group(3) : "";
    }
  }

  /** Returns the README and all guides of the modules. */
  static Stream<Guide> all() throws IOException {
    List<Path> pages = new ArrayList<>(List.of(ROOT.resolve("README.md")));
    for (String module : List.of("runtime", "processor", "sample-variants")) {
      try (Stream<Path> files = Files.list(ROOT.resolve(module).resolve("guide"))) {
        files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
      }
    }
    return pages.stream().map(Guide::read);
  }

  private static Guide read(Path page) {
    try {
      String path = ROOT.relativize(page).toString().replace('\\', '/');
      return new Guide(path, Files.readString(page));
    } catch (IOException exception) {
      throw new java.io.UncheckedIOException(exception);
    }
  }

  /** Returns the blocks in their order. */
  List<Block> blocks() {
    return BLOCK
        .matcher(text)
        .results()
        .map(
            block ->
                new Block(
                    block.group(1),
                    block.group(2) == null ? "" : block.group(2).strip(),
                    block.group(3)))
        .toList();
  }

  /** Returns what the page says outside of its code blocks and tables, paragraph by paragraph. */
  List<String> paragraphs() {
    String prose =
        BLOCK
            .matcher(text)
            .replaceAll("")
            .lines()
            .filter(line -> !line.startsWith("|") && !line.startsWith("    "))
            .collect(Collectors.joining("\n"));
    return Stream.of(prose.split("\\n\\s*\\n|\\n(?=- |#)"))
        .filter(part -> !part.isBlank())
        .toList();
  }

  /** Returns the targets of links within the project; a block of code has none. */
  List<Path> links() {
    return Pattern.compile("\\]\\(([^)#]+)(#[^)]*)?\\)|src=\"([^\"]+)\"")
        .matcher(BLOCK.matcher(text).replaceAll(""))
        .results()
        .map(link -> link.group(1) == null ? link.group(3) : link.group(1))
        .filter(target -> !target.startsWith("https:"))
        .map(target -> ROOT.resolve(path).resolveSibling(target).normalize())
        .toList();
  }

  @Override
  public String toString() {
    return path;
  }
}
