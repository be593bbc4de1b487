package io.github.betza.processor.atlas;

import io.github.betza.processor.describe.Description;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.work.Work;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The part of a page about one piece. */
final class PieceSection {
  private PieceSection() {}

  /**
   * Returns the section of a piece.
   *
   * @param figure the piece and its diagram
   * @param address the piece in the playground
   * @param rules the rules of the game for the piece, in sentences
   * @param forms finds its notations in other dialects
   * @throws IllegalArgumentException if its notation is wrong
   */
  static String of(PieceFigure figure, String address, List<String> rules, OtherForms forms) {
    DrawnPiece piece = figure.piece();
    Work work = Work.on(piece.notation());
    Reading reading = Notations.read(piece.notation(), piece.dialect(), work);
    Piece read =
        reading
            .piece()
            .orElseThrow(
                () -> new IllegalArgumentException(piece.notation() + " is no " + piece.dialect()));
    List<String> words = Description.of(read, reading.royal(), reading.promotions(), work);
    boolean royal = piece.royal() || reading.royal();
    StringBuilder html = new StringBuilder();
    html.append("<section class='piece' id='").append(id(piece)).append("' data-text='");
    html.append(Html.escape(searched(piece, read, words, royal)))
        .append("'>\n<h2><span class='letter");
    html.append(piece.isPromoted() ? " form'>" : "'>");
    html.append(Html.escape(piece.symbol())).append("</span> ");
    html.append(Html.escape(piece.name()));
    html.append(piece.isPromoted() ? " <span class='tag'>promoted</span>" : "");
    html.append(royal ? " <span class='tag'>royal</span>" : "").append("</h2>\n");
    html.append("<div class='columns'>\n").append(figure.html(read));
    html.append("<div class='meaning'>\n<p class='notation'><code>");
    html.append(Html.escape(piece.notation())).append("</code> <span class='dialect'>");
    html.append(piece.dialect()).append("</span>").append(link(address));
    html.append("</p>\n<ul class='words'>\n");
    words.forEach(word -> html.append("<li>").append(Html.escape(word)).append("</li>\n"));
    html.append("</ul>\n");
    if (!rules.isEmpty()) {
      html.append("<p class='besides'>In this game</p>\n<ul class='words'>\n");
      rules.forEach(rule -> html.append("<li>").append(Html.escape(rule)).append("</li>\n"));
      html.append("</ul>\n");
    }
    html.append(forms.table(piece));
    return html.append("</div>\n</div>\n</section>\n").toString();
  }

  /** Returns the name of the section of a piece, for links. */
  static String id(DrawnPiece piece) {
    return "piece-" + Html.escape(piece.symbol());
  }

  private static String searched(DrawnPiece piece, Piece read, List<String> words, boolean royal) {
    String text =
        "%s %s %s %s %s %s %s"
            .formatted(
                piece.name(),
                piece.symbol(),
                piece.notation(),
                String.join(" ", words),
                piece.isPromoted() ? "promoted" : "",
                royal ? "royal" : "",
                MoveKind.of(read).stream().map(MoveKind::word).collect(Collectors.joining(" ")));
    return text.toLowerCase(Locale.ROOT);
  }

  /** Returns the link to the playground, which a build without the engine does not have. */
  private static String link(String address) {
    return PlaygroundPage.isPossible()
        ? " <a class='try' href='" + Html.escape(address) + "'>Open in the playground</a>"
        : "";
  }
}
