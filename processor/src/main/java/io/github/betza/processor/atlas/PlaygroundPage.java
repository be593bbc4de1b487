package io.github.betza.processor.atlas;

import io.github.betza.Dialect;
import io.github.betza.processor.describe.Diagram;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.json.Json;
import io.github.betza.processor.path.Piece;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes the page on which any notation can be tried. Its contents come from its scripts. */
final class PlaygroundPage {
  /**
   * A piece to begin with.
   *
   * @param address its address, see {@link PlaygroundAddress}
   */
  private record Example(String name, String notation, String address) {}

  private static final List<Example> EXAMPLES =
      List.of(
          new Example("knight", "N", "n=N&name=Knight"),
          new Example("griffon", "FyafsF", "n=FyafsF&name=Griffon&enemies=f6,d8&own=b4"),
          new Example("cannon", "mRcpR", "n=mRcpR&name=Cannon&size=9x10&enemies=e10,h6&own=e8,g6"),
          new Example("pawn", "fmWfceFifmnD", "n=fmWfceFifmnD&name=Pawn&at=e2&enemies=d3"),
          new Example("king", "KisO2", "n=KisO2&name=King&at=e1&own=a1,h1"),
          new Example("with an error", "hK", "n=hK"));

  /** A notation in the help, which is drawn. */
  private static final Pattern PICTURE = Pattern.compile("\\{moves ([A-Za-z0-9]+)\\}");

  private PlaygroundPage() {}

  /** Returns whether this build has the engine, which the page needs. */
  static boolean isPossible() {
    return SharedScript.ENGINE.isBuilt();
  }

  /** Returns the page. */
  static String of() {
    String body =
        Document.resource("playground.html")
            .replace("{dialects}", lines("<option>%1$s</option>"))
            .replace(
                "{rows}",
                lines(
                    "<tr data-dialect='%1$s'><th scope='row'>%1$s</th><td>"
                        + "<div class='form'></div><div class='reading'></div></td></tr>"))
            .replace("{examples}", examples())
            .replace("{atoms}", atoms())
            .replace("{legend}", SymbolShapes.boardLegend());
    body =
        PICTURE
            .matcher(body)
            .replaceAll(found -> Matcher.quoteReplacement(picture(found.group(1))));
    return Document.of(
        Document.Entry.ofNoGame(
            "Betza playground",
            "Type how a chess piece moves, in Betza notation, and see its moves on a board."),
        body,
        definitions(),
        List.of(SharedScript.ENGINE, SharedScript.BOARD, SharedScript.PLAYGROUND),
        List.of("theme.js"),
        List.of("parts.css", "messages.css", "playground.css"));
  }

  /**
   * Returns the definitions of all pictures, since a piece of any name may be opened on the page.
   */
  static String definitions() {
    return Drawing.definitions(PiecePictures.definitions(PiecePictures.names()))
        + "<script type='application/json' id='pictures'>"
        + Json.of(PiecePictures.byPiece())
        + "</script>\n";
  }

  /** Returns the letters that are whole notations, each with its moves. */
  private static String atoms() {
    return IntStream.rangeClosed('A', 'Z')
        .mapToObj(letter -> String.valueOf((char) letter))
        .filter(letter -> Notations.read(letter, Dialect.XBETZA).isSound())
        .map(
            letter ->
                "<li>"
                    + picture(letter)
                    + Html.escape(" " + Library.words(letter, Dialect.XBETZA))
                    + "</li>\n")
        .collect(Collectors.joining());
  }

  /** Returns a drawing of a piece, which opens it. */
  private static String picture(String notation) {
    Piece piece = Notations.read(notation, Dialect.XBETZA).piece().orElseThrow();
    return "<a href='#n="
        + notation
        + "'><code>"
        + notation
        + "</code> "
        + Drawing.moves(Diagram.chart(piece), Token.letter(""), "The moves of " + notation)
        + "</a>";
  }

  private static String lines(String format) {
    return Arrays.stream(Dialect.values())
        .map(dialect -> format.formatted(dialect) + "\n")
        .collect(Collectors.joining());
  }

  private static String examples() {
    return EXAMPLES.stream()
        .map(
            example ->
                "<a href='#%s'>%s <code>%s</code></a>\n"
                    .formatted(Html.escape(example.address()), example.name(), example.notation()))
        .collect(Collectors.joining());
  }
}
