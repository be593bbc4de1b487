package io.github.betza.browser;

import io.github.betza.Dialect;
import io.github.betza.processor.analysis.Explanation;
import io.github.betza.processor.analysis.NotationAnalysis;
import io.github.betza.processor.analysis.TranslationReport;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.json.Json;
import io.github.betza.processor.work.Work;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** What a page can ask about notations, and the boards that it can have. */
public final class BetzaEngine {
  private BetzaEngine() {}

  /** Returns the errors and warnings of a notation, see {@link AnalysisData#report}. */
  @JSExport
  public static String check(String notation, String dialect) {
    return Json.of(AnalysisData.report(analysis(notation, dialect).report()));
  }

  /** Returns the errors and warnings of a notation, and what it means where it has no error. */
  @JSExport
  public static String explain(String notation, String dialect) {
    Work work = Work.on(notation);
    NotationAnalysis analysis = NotationAnalysis.of(notation, Dialect.valueOf(dialect), work);
    Explanation explanation = analysis.explanation(work);
    return Json.of(AnalysisData.explanation(explanation, analysis.reading()));
  }

  /**
   * Returns the terms of a notation without errors, see {@link Notations#terms}: for each the index
   * of its first letter, and that after its last one.
   */
  @JSExport
  public static String terms(String notation, String dialect) {
    return Json.of(
        Notations.terms(notation, Dialect.valueOf(dialect), Work.on(notation)).stream()
            .<Object>map(term -> List.of(term.start(), term.end()))
            .toList());
  }

  /** Returns a notation with the same moves in another dialect, or why there is none. */
  @JSExport
  public static String translate(String notation, String from, String to) {
    Work work = Work.toTranslate(notation);
    TranslationReport report =
        NotationAnalysis.of(notation, Dialect.valueOf(from), work)
            .translation(Dialect.valueOf(to), work);
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("notation", report.notation().orElse(""));
    data.put("notes", report.notes());
    data.put("reason", report.reason());
    return Json.of(data);
  }

  /** Returns an empty board on which pieces stand freely. */
  @JSExport
  public static FreeBoard board(int files, int ranks) {
    return new FreeBoard(files, ranks);
  }

  /** Begins a game that a page declares. */
  @JSExport
  public static PlayedGame game(JSObject data) {
    return new PlayedGame(GameReader.facts(new PageData(data)));
  }

  private static NotationAnalysis analysis(String notation, String dialect) {
    return NotationAnalysis.of(notation, Dialect.valueOf(dialect), Work.on(notation));
  }
}
