package io.github.betza.browser;

import io.github.betza.game.Fen;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.VariantFacts;

/** Where in the text of a setup a square is. */
final class SetupSigns {
  private SetupSigns() {}

  /**
   * Returns whether what is on a square stands at some letters; no, if the setup cannot be read.
   */
  static boolean isAt(VariantFacts facts, int square, Span letters) {
    SetupGrid grid = SetupGrid.of(facts.files(), facts.ranks(), facts.setup());
    if (grid.sign(square).isEmpty() || !SetupBoard.isReadable(facts, facts.setup())) {
      return false;
    }
    int onBoard = new PageSquares(facts.geometry()).onBoard(square);
    Fen.Part part = Fen.Part.onSquare(facts.setup(), facts.geometry(), onBoard);
    return letters.overlaps(new Span(part.start(), part.end()));
  }
}
