package io.github.betza.processor.atlas;

import io.github.betza.Dialect;
import io.github.betza.processor.describe.Chart;
import io.github.betza.processor.describe.Diagram;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Piece;
import java.util.List;
import java.util.stream.Collectors;

/**
 * An example in a text as a figure: a drawing of the moves, which a script replaces by a live
 * board.
 *
 * @param notation the notation
 * @param dialect its dialect
 * @param diagram the diagram as text
 */
public record NotationFigure(String notation, Dialect dialect, String diagram) {
  private static final List<SharedScript> SCRIPTS =
      List.of(SharedScript.ENGINE, SharedScript.BOARD, SharedScript.FIGURES);

  /** Returns the styles of a page with figures, in addition to the styles of all pages. */
  public static String styles() {
    return Document.resource("board.css") + Document.resource("figures.css");
  }

  /** Returns the definitions for all figures of a page. */
  public static String definitions() {
    return Drawing.definitions("");
  }

  /**
   * Returns the elements by which a page uses the scripts.
   *
   * @param folder the path from the page to the folder of the scripts, with a slash at its end
   */
  public static String scripts(String folder) {
    return SCRIPTS.stream().map(script -> script.element(folder)).collect(Collectors.joining());
  }

  /**
   * Returns the figure.
   *
   * @param folder the path from the page to the folder of the playground; empty if there is none
   * @throws IllegalArgumentException if the notation has errors
   */
  public String html(String folder) {
    Piece piece =
        Notations.read(notation, dialect)
            .piece()
            .orElseThrow(() -> new IllegalArgumentException(notation + " has errors"));
    Chart chart = Diagram.chart(piece);
    String symbol = notation.replaceAll("[^A-Z]", "");
    Token token = Token.letter(symbol.isEmpty() ? "" : symbol.substring(0, 1));
    String shown = Html.escape(notation);
    StringBuilder html = new StringBuilder("<figure class='notation' data-notation='");
    html.append(shown).append("' data-dialect='").append(dialect).append("'>\n<figcaption><code>");
    html.append(shown).append("</code>");
    if (!folder.isEmpty()) {
      String address = folder + PlaygroundAddress.of(notation, dialect);
      html.append(" <a href='").append(Html.escape(address));
      html.append("' aria-label='Open in the playground: ");
      html.append(shown).append("'>Open in the playground</a>");
    }
    html.append("</figcaption>\n<div class='stage' data-size='").append(chart.rows().size());
    html.append("'>\n<div class='boardframe'>\n");
    html.append(Drawing.moves(chart, token, "The moves of " + notation));
    html.append("\n</div>\n</div>\n<div class='controls'></div>\n");
    html.append(PieceFigure.legend(chart));
    html.append("<details><summary>As text</summary><pre tabindex='0'>");
    return html.append(Html.escape(diagram)).append("</pre></details>\n</figure>\n").toString();
  }
}
