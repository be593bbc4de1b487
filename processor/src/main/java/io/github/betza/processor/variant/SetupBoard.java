package io.github.betza.processor.variant;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import io.github.betza.game.Fen;
import io.github.betza.game.MalformedPositionException;
import java.util.IntSummaryStatistics;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The board on which a game begins. */
public final class SetupBoard {
  private SetupBoard() {}

  /**
   * Returns the board, with pieces without moves. Exactly the pieces that the setup's castling
   * rights name are unmoved.
   *
   * @throws MalformedPositionException if the setup cannot be read
   */
  public static Board of(VariantFacts facts) {
    return read(facts, facts.setup());
  }

  /** Returns whether a position can be read, without regard to rules. */
  public static boolean isReadable(VariantFacts facts, String fen) {
    try {
      read(facts, fen);
      return true;
    } catch (MalformedPositionException refused) {
      return false;
    }
  }

  /** Returns whether all pieces of White are on higher ranks than all pieces of Black. */
  public static boolean isUpsideDown(Board board) {
    IntSummaryStatistics white = ranks(board, Side.WHITE);
    IntSummaryStatistics black = ranks(board, Side.BLACK);
    return white.getCount() > 0 && black.getCount() > 0 && white.getMin() > black.getMax();
  }

  private static IntSummaryStatistics ranks(Board board, int side) {
    return IntStream.range(0, board.geometry().arrayLength())
        .filter(square -> Cells.isOwn(board.get(square), side))
        .map(board.geometry()::rank)
        .summaryStatistics();
  }

  /**
   * Returns the kinds of the partners that castling rights name; an empty set if the rights cannot
   * be read.
   */
  public static Set<Integer> partners(VariantFacts facts, String fen) {
    try {
      return IntStream.of(read(facts, fen).cells())
          .filter(cell -> Cells.isUnmoved(cell) && !Cells.isRoyal(cell))
          .mapToObj(Cell::kind)
          .collect(Collectors.toSet());
    } catch (MalformedPositionException refused) {
      return Set.of();
    }
  }

  /** Returns the board, if the rows can be read, without regard to the fields after them. */
  public static Optional<Board> placement(VariantFacts facts) {
    try {
      return Optional.of(read(facts, Fen.Part.fields(facts.setup()).get(0).text()));
    } catch (MalformedPositionException refused) {
      return Optional.empty();
    }
  }

  /**
   * Returns the board of another setup.
   *
   * @throws MalformedPositionException if it cannot be read
   */
  public static Board read(VariantFacts facts, String fen) {
    PieceTable.Builder table = PieceTable.builder();
    for (PieceFacts piece : facts.pieces()) {
      if (piece.royal()) {
        table.addRoyal(piece.symbol(), piece.name(), PieceMoves.none());
      } else {
        table.add(piece.symbol(), piece.name(), PieceMoves.none());
      }
    }
    return new Fen(
            table.build(),
            facts.geometry(),
            (cell, square) -> false,
            kind -> facts.model().castlings().isEmpty() || facts.castlesByFile(kind),
            facts::isAloneInitial,
            facts.handRules().hands().orElse(null),
            facts.model().checks())
        .read(fen);
  }
}
