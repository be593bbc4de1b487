package io.github.betza.processor.variant;

import io.github.betza.board.PieceTable;
import io.github.betza.game.Fen;
import io.github.betza.game.MalformedPositionException;

/** What to write instead of a setup that is refused. */
final class SetupHelp {
  private SetupHelp() {}

  /** Returns the advice for a game whose setup is wrong, and whose pieces have sound letters. */
  static String of(VariantFacts facts) {
    if (!isRead(facts, facts.setup().strip().split("\\s", 2)[0])) {
      return "write "
          + facts.ranks()
          + " rows of "
          + facts.files()
          + " squares, the last rank first, as in \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"";
    }
    return isRead(facts, facts.setup())
        ? "set the pieces up elsewhere, or change the rule that forbids it"
        : "behind the rows stand the side to move, castling rights, the square for capturing en"
            + " passant, the clock and the number of the move, as in \"w KQkq - 0 1\"; all of them"
            + " may be left out";
  }

  /** Returns whether a position can be read where no rule forbids anything. */
  private static boolean isRead(VariantFacts facts, String fen) {
    PieceTable.Builder table = PieceTable.builder();
    for (PieceFacts piece : facts.pieces()) {
      if (piece.royal()) {
        table.addRoyal(piece.symbol(), piece.name(), Motionless.INSTANCE);
      } else {
        table.add(piece.symbol(), piece.name(), Motionless.INSTANCE);
      }
    }
    try {
      new Fen(table.build(), facts.files(), facts.ranks(), (cell, square) -> false).read(fen);
      return true;
    } catch (MalformedPositionException refused) {
      return false;
    }
  }
}
