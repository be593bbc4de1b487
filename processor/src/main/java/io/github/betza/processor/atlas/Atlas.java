package io.github.betza.processor.atlas;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A folder with pages about games, and an index of them. The pages depend only on the games, and
 * the index only on the pages in the folder.
 */
public final class Atlas {
  /** The length of the beginning of a page that contains its mark. */
  private static final int HEAD = 65_536;

  private static final String INDEX = "index.html";

  /** The names of pages that are not about a game. */
  private static final List<String> TAKEN = List.of(INDEX, PlaygroundAddress.FILE, StudioPage.FILE);

  private static final String SUFFIX = ".html";

  private final OtherForms forms = new OtherForms();
  private final Path folder;

  /**
   * Makes the folder, if need be.
   *
   * @throws IOException if it cannot be made
   */
  public Atlas(Path folder) throws IOException {
    // A link to a folder counts as a folder, but Java 17 does not make folders in place of a link.
    this.folder = Files.isDirectory(folder) ? folder : Files.createDirectories(folder);
  }

  /**
   * Writes the page about a game; one with the same name is replaced.
   *
   * @param name the name of the page's file, without {@code .html}
   * @return the file
   * @throws IOException if it cannot be written
   * @throws IllegalArgumentException if the notation of a piece is wrong
   */
  public Path write(String name, DrawnGame game) throws IOException {
    boolean taken = TAKEN.stream().anyMatch((name + SUFFIX)::equalsIgnoreCase);
    String file = taken ? name + "-game" + SUFFIX : name + SUFFIX;
    return Files.writeString(folder.resolve(file), GamePage.of(game, forms));
  }

  /**
   * Writes {@code index.html}, which leads to all pages about games that are in the folder: also
   * earlier pages, because a build may compile only changed files. It also writes the playground,
   * the studio and the scripts of the folder.
   *
   * @return the index
   * @throws IOException if a page cannot be read or a file not be written
   */
  public Path writeIndex() throws IOException {
    Map<String, IndexPage.Item> entries = new TreeMap<>();
    try (DirectoryStream<Path> pages = Files.newDirectoryStream(folder, "*" + SUFFIX)) {
      for (Path page : pages) {
        String file = page.getFileName().toString();
        if (!file.equals(INDEX) && Files.isRegularFile(page)) {
          IndexPage.entry(file, head(page)).ifPresent(entry -> entries.put(file, entry));
        }
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    SharedScript.writeAll(folder);
    if (PlaygroundPage.isPossible()) {
      List<String> addresses = entries.values().stream().map(IndexPage.Item::address).toList();
      Files.writeString(folder.resolve(PlaygroundAddress.FILE), PlaygroundPage.of());
      Files.writeString(folder.resolve(StudioPage.FILE), StudioPage.of(addresses));
    }
    return Files.writeString(folder.resolve(INDEX), IndexPage.of(entries));
  }

  private static String head(Path page) throws IOException {
    try (InputStream in = Files.newInputStream(page)) {
      return new String(in.readNBytes(HEAD), StandardCharsets.UTF_8);
    }
  }
}
