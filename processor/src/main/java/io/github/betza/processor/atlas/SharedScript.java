package io.github.betza.processor.atlas;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** The scripts that lie beside the pages of a folder, once for all pages that use them. */
enum SharedScript {
  /** The board that draws what it is given: the class {@code BetzaBoard}. */
  BOARD("board.js");

  private final String file;

  SharedScript(String file) {
    this.file = file;
  }

  /** Returns the files beside this class of which it consists. */
  private List<String> parts() {
    return switch (this) {
      case BOARD -> List.of("elements.js", "layout.js", "drawing.js", "hands.js", "board.js");
    };
  }

  /** Returns the name of its file. */
  String file() {
    return file;
  }

  /** Returns its text. */
  String text() {
    return parts().stream().map(Document::resource).collect(Collectors.joining());
  }

  /** Returns the element by which a page uses it. */
  String element() {
    return "<script src='" + file + "'></script>\n";
  }

  /**
   * Writes all scripts.
   *
   * @throws IOException where one cannot be written
   */
  static void writeAll(Path folder) throws IOException {
    for (SharedScript script : values()) {
      Files.writeString(folder.resolve(script.file), script.text());
    }
  }
}
