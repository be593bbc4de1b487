package io.github.betza.browser;

import io.github.betza.Dialect;
import io.github.betza.model.GameModel;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads the declaration of a game from the data of a page. */
final class GameReader {
  private GameReader() {}

  /** Returns the declaration. */
  static VariantFacts facts(PageData data) {
    Map<String, PieceFacts> moves = new TreeMap<>();
    data.list("moves").forEach(each -> moves.put(each.text("symbol"), moves(each)));
    List<PieceFacts> pieces = new ArrayList<>();
    data.list("pieces").forEach(each -> pieces.add(piece(each)));
    return new VariantFacts(GameModel.FORM.read(data).orElseThrow(), pieces, moves);
  }

  private static PieceFacts piece(PageData data) {
    String symbol = data.text("symbol");
    char letter = symbol.charAt(symbol.length() - 1);
    return piece(data.text("name"), letter, symbol.length() > 1, data);
  }

  private static PieceFacts moves(PageData data) {
    return piece("", ' ', false, data);
  }

  private static PieceFacts piece(String name, char letter, boolean promoted, PageData data) {
    String notation = data.text("notation");
    Dialect dialect = Dialect.valueOf(data.text("dialect"));
    Reading reading = Notations.readWithoutCorrections(notation, dialect, Work.on(notation));
    return new PieceFacts(
        name,
        "",
        name,
        letter,
        promoted,
        letter != ' ',
        data.flag("royal"),
        true,
        true,
        reading.promotions(),
        notation,
        dialect,
        reading.piece());
  }
}
