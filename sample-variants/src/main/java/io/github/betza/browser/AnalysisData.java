package io.github.betza.browser;

import io.github.betza.Dialect;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.processor.analysis.Diagnosis;
import io.github.betza.processor.analysis.Explanation;
import io.github.betza.processor.analysis.MoveDiagram;
import io.github.betza.processor.analysis.Offer;
import io.github.betza.processor.analysis.Report;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.trait.PieceTraits;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What there is to say about a notation, as data for a page. */
final class AnalysisData {
  private AnalysisData() {}

  /** Returns whether a notation is sound, and its problems. */
  static Map<String, Object> report(Report report) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("sound", report.isSound());
    data.put("problems", report.diagnoses().stream().map(AnalysisData::problem).toList());
    return data;
  }

  private static Map<String, Object> problem(Diagnosis problem) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("code", problem.code());
    data.put("error", problem.isError());
    data.put("start", problem.start());
    data.put("end", problem.end());
    data.put("sentence", problem.sentence());
    data.put("page", problem.page());
    data.put("offers", problem.offers().stream().map(AnalysisData::offer).toList());
    data.put("help", problem.help());
    data.put("quote", problem.quote());
    data.put("text", problem.text());
    return data;
  }

  /** Returns the report, and the meaning of a sound notation. */
  static Map<String, Object> explanation(Explanation explanation, Reading reading) {
    Map<String, Object> data = report(explanation.report());
    if (explanation.report().isSound()) {
      data.put("royal", reading.royal());
      data.put("words", explanation.words());
      data.put("chart", chart(explanation.moveDiagram()));
      data.put("traits", traits(reading.piece().orElseThrow()));
      data.put(
          "readings",
          explanation.readings().stream()
              .map(
                  each -> {
                    Map<String, Object> row = new LinkedHashMap<>();
                    row.put("dialect", each.dialect().name());
                    row.put("isNotation", each.isNotation());
                    row.put("text", each.text());
                    return row;
                  })
              .toList());
    }
    return data;
  }

  private static Map<String, Object> chart(MoveDiagram diagram) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("rows", diagram.rows());
    data.put("legend", entries(diagram.legend()));
    data.put("further", entries(diagram.further()));
    data.put("notes", diagram.notes());
    return data;
  }

  private static List<Object> entries(Map<Character, String> meanings) {
    return meanings.entrySet().stream()
        .<Object>map(each -> List.of(String.valueOf(each.getKey()), each.getValue()))
        .toList();
  }

  private static Map<String, Object> traits(Piece piece) {
    PieceTraits traits = PieceTraits.of(piece);
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("initial", traits.has(Trait.INITIAL));
    data.put("castles", traits.has(Trait.CASTLING));
    data.put("imitates", traits.has(Trait.IMITATING));
    return data;
  }

  private static Map<String, Object> offer(Offer offer) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("title", offer.title());
    data.put("notation", offer.text());
    data.put("reason", offer.reason());
    data.put("dialect", offer.dialect().map(Dialect::name).orElse(""));
    data.put("certain", offer.isCertain());
    return data;
  }
}
