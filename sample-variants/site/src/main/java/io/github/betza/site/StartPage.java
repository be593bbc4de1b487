package io.github.betza.site;

import io.github.betza.processor.atlas.LetterBoard;
import java.nio.file.Files;
import java.nio.file.Path;

/** The page that a visitor sees first: a live board, and where one goes from here. */
final class StartPage {
  /** The page of the text that is about Java. */
  static final String JAVA = "java.html";

  private static final String DOOR = "<li><a href='%s'><strong>%s</strong></a> %s</li>\n";

  private StartPage() {}

  /** Returns what the page shows. */
  static String main(Path site) {
    StringBuilder html = new StringBuilder();
    html.append("<h1>Say how a chess piece moves, in a few letters</h1>\n");
    html.append("<p>Capitals are moves, small letters before them say how they are made. This is");
    html.append(" Betza notation: here it is drawn, explained, played and compiled.</p>\n");
    html.append(LetterBoard.html("atlas/"));
    html.append("<h2>Go on</h2>\n<ul class='doors'>\n");
    html.append(
        DOOR.formatted(
            "atlas/playground.html",
            "Type a piece",
            "The playground shows the moves of any notation, and names the letter that is wrong."));
    if (Files.exists(site.resolve("atlas/studio.html"))) {
      html.append(
          DOOR.formatted(
              "atlas/studio.html",
              "Make a game",
              "The studio has a board of any size and pieces of your own. The computer plays it."));
    }
    html.append(
        DOOR.formatted(
            "atlas/index.html",
            "Play a game",
            "Chess variants old and new, by their full rules, against the computer."));
    html.append(
        DOOR.formatted(
            JAVA,
            "Use it in Java",
            "<code>@Betza(\"FyafsF\") final class Griffon {}</code> and the compiler writes the"
                + " moves."));
    return html.append("</ul>\n").toString();
  }
}
