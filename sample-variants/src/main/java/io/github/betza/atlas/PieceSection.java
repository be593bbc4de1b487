package io.github.betza.atlas;

import io.github.betza.Dialect;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.processor.tool.BetzaTool;
import io.github.betza.processor.tool.Explanation;
import io.github.betza.processor.tool.TranslationReport;
import java.util.Locale;

/** The part of a page that is about one piece. */
final class PieceSection {
  private PieceSection() {}

  static String of(DeclaredPiece piece) {
    Explanation explanation = BetzaTool.explain(piece.notation(), piece.dialect());
    explanation
        .report()
        .firstError()
        .ifPresent(
            error -> {
              throw new IllegalArgumentException(piece.name() + ": " + error.sentence());
            });
    StringBuilder html = new StringBuilder();
    String searched = piece.name() + " " + piece.letter() + " " + piece.notation() + " ";
    String words = String.join(" ", explanation.words());
    html.append("<section class='piece-card' id='piece-").append(id(piece)).append("' data-text='");
    html.append(Html.escape((searched + words).toLowerCase(Locale.ROOT))).append("'>\n<h2>");
    html.append(Html.escape(piece.name())).append(" <span class='id'>");
    html.append(Html.escape(String.valueOf(piece.letter()))).append("</span>");
    html.append(piece.royal() ? " <span class='royal'>royal</span>" : "").append("</h2>\n");
    html.append("<div class='columns'>\n<figure>\n").append(figure(piece, explanation));
    html.append("</figure>\n<div>\n<p class='notation'><code>");
    html.append(Html.escape(piece.notation())).append("</code> <span class='dialect'>");
    html.append(piece.dialect()).append("</span></p>\n<ul class='words'>\n");
    explanation
        .words()
        .forEach(word -> html.append("<li>").append(Html.escape(word)).append("</li>\n"));
    html.append("</ul>\n").append(dialects(piece)).append("</div>\n</div>\n</section>\n");
    return html.toString();
  }

  private static String id(DeclaredPiece piece) {
    return Html.escape(String.valueOf(piece.letter()).strip());
  }

  private static String figure(DeclaredPiece piece, Explanation explanation) {
    MoveDiagram diagram = MoveDiagram.parse(explanation.diagram());
    StringBuilder html = new StringBuilder();
    html.append(Drawing.moves(diagram, piece.letter(), "How the piece " + piece.name() + " moves"));
    html.append("\n<figcaption><ul class='legend'>\n");
    diagram
        .legend()
        .forEach(
            (symbol, meaning) -> {
              html.append("<li>").append(Drawing.symbol(symbol, piece.letter())).append(' ');
              html.append(Html.escape(meaning)).append("</li>\n");
            });
    diagram
        .notes()
        .forEach(note -> html.append("<li>").append(Html.escape(note)).append("</li>\n"));
    return html.append("</ul></figcaption>\n").toString();
  }

  private static String dialects(DeclaredPiece piece) {
    StringBuilder html = new StringBuilder("<table>\n<caption>In the other dialects</caption>\n");
    for (Dialect dialect : Dialect.values()) {
      if (dialect != piece.dialect()) {
        html.append("<tr><th scope='row'>").append(dialect).append("</th><td>");
        html.append(form(piece, dialect)).append("</td></tr>\n");
      }
    }
    return html.append("</table>\n").toString();
  }

  private static String form(DeclaredPiece piece, Dialect dialect) {
    TranslationReport report = BetzaTool.translate(piece.notation(), piece.dialect(), dialect);
    StringBuilder html = new StringBuilder();
    report
        .notation()
        .ifPresentOrElse(
            notation -> html.append("<code>").append(Html.escape(notation)).append("</code>"),
            () -> html.append("<em>none: ").append(Html.escape(report.reason())).append("</em>"));
    report.notes().forEach(note -> html.append(' ').append(Html.escape(note)));
    return html.toString();
  }
}
