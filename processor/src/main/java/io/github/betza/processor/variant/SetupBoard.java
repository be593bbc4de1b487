package io.github.betza.processor.variant;

import io.github.betza.board.Board;
import io.github.betza.board.Motionless;
import io.github.betza.board.PieceTable;
import io.github.betza.game.Fen;

/** The board on which a game begins. */
public final class SetupBoard {
  private SetupBoard() {}

  /**
   * Returns the board, with pieces that do not move. Those have not moved that the setup's field of
   * castling rights speaks of, and no others.
   *
   * @throws io.github.betza.game.MalformedPositionException where the setup cannot be read
   */
  public static Board of(VariantFacts facts) {
    return read(facts, facts.setup());
  }

  static Board read(VariantFacts facts, String fen) {
    PieceTable.Builder table = PieceTable.builder();
    for (PieceFacts piece : facts.pieces()) {
      if (piece.royal()) {
        table.addRoyal(piece.symbol(), piece.name(), Motionless.INSTANCE);
      } else {
        table.add(piece.symbol(), piece.name(), Motionless.INSTANCE);
      }
    }
    return new Fen(
            table.build(),
            facts.files(),
            facts.ranks(),
            (cell, square) -> false,
            facts::isAloneInitial)
        .read(fen);
  }
}
