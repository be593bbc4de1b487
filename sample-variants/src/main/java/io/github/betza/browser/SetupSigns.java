package io.github.betza.browser;

import io.github.betza.game.Fen;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.variant.VariantFacts;

/** Where in the text of a setup a square is. */
final class SetupSigns {
  private SetupSigns() {}

  /** Returns whether what is on a square stands at some letters; no, if the rows do not fit. */
  static boolean isAt(VariantFacts facts, int square, Span letters) {
    SetupGrid grid = SetupGrid.of(facts.files(), facts.ranks(), facts.setup());
    String rows = Fen.Part.fields(facts.setup()).get(0).text();
    if (grid.sign(square).isEmpty() || rows.split("/", -1).length != facts.ranks()) {
      return false;
    }
    int onBoard = new PageSquares(facts.geometry()).onBoard(square);
    try {
      Fen.Part part = Fen.Part.onSquare(facts.setup(), facts.geometry(), onBoard);
      return letters.overlaps(new Span(part.start(), part.end()));
    } catch (IllegalArgumentException unfitting) {
      return false;
    }
  }
}
