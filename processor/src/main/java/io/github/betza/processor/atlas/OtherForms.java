package io.github.betza.processor.atlas;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.translate.Translation;
import io.github.betza.processor.translate.Translation.Found;
import io.github.betza.processor.translate.Translation.None;
import io.github.betza.processor.translate.Translator;
import io.github.betza.processor.work.Work;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The notations of pieces in the other dialects. Games share pieces, so each is searched for once.
 */
final class OtherForms {
  /**
   * The most work of a search; a longer one is given up, because a page has many pieces and is
   * written in a build.
   */
  private static final long MOST_WORK = 20_000_000;

  /** The greatest length of a notation that is shown unfolded. */
  private static final int LONG = 120;

  private record Wanted(String notation, Dialect from, Dialect to) {}

  private final Map<Wanted, String> known = new HashMap<>();

  /** Returns a table with a row for every dialect but the piece's own. */
  String table(DrawnPiece piece) {
    StringBuilder html = new StringBuilder("<table>\n<caption>In the other dialects</caption>\n");
    for (Dialect dialect : Dialect.values()) {
      if (dialect != piece.dialect()) {
        Wanted wanted = new Wanted(piece.notation(), piece.dialect(), dialect);
        html.append("<tr><th scope='row'>").append(dialect).append("</th><td>");
        html.append(known.computeIfAbsent(wanted, OtherForms::form)).append("</td></tr>\n");
      }
    }
    return html.append("</table>\n").toString();
  }

  private static String form(Wanted wanted) {
    Work work = new Work(MOST_WORK);
    Reading reading = Notations.read(wanted.notation(), wanted.from(), work);
    Translation translation =
        Translator.translate(wanted.notation(), reading, wanted.from(), wanted.to(), work);
    if (translation instanceof Found found) {
      return notation(found.notation()) + remarks(found.notes());
    }
    String reason = translation instanceof None none ? none.reason() : "its notation is wrong";
    int where = reason.indexOf(": ") + 1;
    return "<em>none: " + Html.escape(reason.substring(where).strip()) + "</em>";
  }

  /** Returns a notation; a long one is folded away. */
  private static String notation(String notation) {
    String code = "<code>" + Html.escape(notation) + "</code>";
    return notation.length() <= LONG
        ? code
        : "<details><summary>" + notation.length() + " letters</summary>" + code + "</details>";
  }

  private static String remarks(List<String> notes) {
    StringBuilder html = new StringBuilder();
    notes.forEach(note -> html.append(" <em>").append(Html.escape(note)).append("</em>"));
    return html.toString();
  }
}
