package io.github.betza.processor.atlas;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The scripts in the folder of the pages, once for all pages that use them. */
enum SharedScript {
  /** The board that draws given contents: the class {@code BetzaBoard}. */
  BOARD("board.js"),

  /**
   * Our own classes as JavaScript, in a function: {@code BetzaEngineCode()} defines {@code
   * BetzaEngine}. A page makes a worker from the text of this function.
   */
  ENGINE("engine.js"),

  /** The boards of a game and of its pieces. */
  GAME("game.js"),

  /** The boards of single notations in a text. */
  FIGURES("figures.js"),

  /** The board of a start page, on which letters are highlighted. */
  LETTERS("letters.js"),

  /** What the playground does. */
  PLAYGROUND("playground.js"),

  /** What the studio does. */
  STUDIO("studio.js");

  /** How a game is played on a page. */
  private static final List<String> PLAY =
      List.of(
          "asking.js",
          "thinking.js",
          "computer.js",
          "game-address.js",
          "choices.js",
          "piece-looks.js",
          "game-panel.js",
          "game-hands.js",
          "game-board.js");

  private final String file;

  SharedScript(String file) {
    this.file = file;
  }

  /** Returns its files, which are next to this class. */
  private List<String> parts() {
    return switch (this) {
      case BOARD ->
          List.of(
              "elements.js",
              "opening.js",
              "embed.js",
              "layout.js",
              "drawing.js",
              "hands.js",
              "board.js");
      case ENGINE -> List.of("engine.js");
      case GAME -> played("piece-board.js", "game-page.js");
      case FIGURES -> List.of("piece-board.js", "notation-figures.js");
      case LETTERS ->
          List.of("address.js", "answers.js", "asking.js", "scene.js", "parts.js", "letters.js");
      case PLAYGROUND ->
          List.of(
              "address.js",
              "answers.js",
              "asking.js",
              "parts.js",
              "messages.js",
              "panels.js",
              "scene.js",
              "playground.js");
      case STUDIO ->
          played(
              "messages.js",
              "studio-answers.js",
              "studio-designs.js",
              "studio-looks.js",
              "studio-army.js",
              "studio-tray.js",
              "studio-board.js",
              "studio-sentences.js",
              "studio-rules.js",
              "studio-share.js",
              "studio-print.js",
              "studio-lists.js",
              "studio-game.js",
              "studio-typing.js",
              "studio.js");
    };
  }

  private static List<String> played(String... more) {
    return Stream.concat(PLAY.stream(), Stream.of(more)).toList();
  }

  /**
   * Returns whether it exists: the jar of the command line contains the engine, the processor's
   * does not.
   */
  boolean isBuilt() {
    return parts().stream().allMatch(Document::hasResource);
  }

  String text() {
    String text = parts().stream().map(Document::resource).collect(Collectors.joining());
    return this == ENGINE ? "const BetzaEngineCode = function () {\n" + text + "\n};\n" : text;
  }

  /** Returns the element by which a page uses it. */
  String element() {
    return element("");
  }

  /** Returns the element by which a page in another folder uses it. */
  String element(String folder) {
    return "<script src='" + folder + file + "'></script>\n";
  }

  /**
   * Writes all scripts, or none in a build without the engine, which the other scripts need.
   *
   * @throws IOException if one cannot be written
   */
  static void writeAll(Path folder) throws IOException {
    if (ENGINE.isBuilt()) {
      for (SharedScript script : values()) {
        Files.writeString(folder.resolve(script.file), script.text());
      }
    }
  }
}
