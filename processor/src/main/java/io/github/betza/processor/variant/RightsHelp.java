package io.github.betza.processor.variant;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.processor.path.Alternative.Castling;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What to write instead of castling rights of which a game makes nothing. */
final class RightsHelp {
  private static final String NONE = "write \"-\" in place of the rights";

  private final VariantFacts facts;

  RightsHelp(VariantFacts facts) {
    this.facts = facts;
  }

  /** Returns what to write instead of rights that name pieces which are not there. */
  String forUnknown() {
    boolean castles =
        IntStream.rangeClosed(1, facts.pieces().size())
            .anyMatch(kind -> facts.piece(kind).royal() && castles(kind));
    if (!castles) {
      return possible()
          .filter(rights -> isSomeAlone())
          .map(
              rights ->
                  "write \""
                      + rights
                      + "\" or \"-\" in place of the rights: K and k say"
                      + " that the royal piece of a side has not moved")
          .orElse(NONE + ": no royal piece of the game castles");
    }
    return "write "
        + possible().map(rights -> "\"" + rights + "\" or ").orElse("")
        + "\"-\" in place of the rights: K and Q are the partners on the right and on the left,"
        + " whatever their letters; any of them may be named by its file";
  }

  /**
   * Returns whether a royal piece that never castles may have a right, which says it is unmoved.
   */
  private boolean isSomeAlone() {
    return IntStream.rangeClosed(1, facts.pieces().size()).anyMatch(facts::isAloneInitial);
  }

  /** Returns what to write where the setup names no rights, though a royal piece castles. */
  String forNone() {
    String place = "behind the side to move the setup names the sides to which ";
    return possible()
        .map(rights -> place + "the players may castle: write \"" + rights + "\" there")
        .orElse(
            place
                + "both players may castle, but for none of them a partner stands where this piece"
                + " castles: set one up, or leave castling out of the notation");
  }

  /** Returns the first rights that the setup could have. */
  private Optional<String> possible() {
    return Stream.of("KQkq", "Kk", "Qq", "KQ", "kq", "K", "Q", "k", "q")
        .filter(this::isPossible)
        .findFirst();
  }

  private boolean isPossible(String rights) {
    try {
      Board board = SetupBoard.read(facts, SetupText.rows(facts) + " w " + rights);
      return new RightsCheck(facts, board.geometry(), board).isSound();
    } catch (MalformedPositionException refused) {
      return false;
    }
  }

  /**
   * Returns what to write instead of rights that count a royal piece as unmoved which does not
   * castle.
   *
   * @param board the setup, on which those have not moved of which castling rights speak
   */
  String forUseless(Board board, int cell) {
    String squares = squares(board);
    boolean another =
        IntStream.of(board.cells())
            .anyMatch(
                other ->
                    Cells.isRoyal(other)
                        && Cell.side(other) == Cell.side(cell)
                        && castles(Cell.kind(other)));
    return another && !squares.isEmpty()
        ? NONE
            + ", or name the squares of those that castle and of their partners: \""
            + squares
            + "\""
        : NONE + ", or let " + facts.piece(Cell.kind(cell)).typeName() + " castle";
  }

  /** Returns the squares of all royal pieces that castle, and of the partners beside them. */
  private String squares(Board board) {
    Geometry geometry = board.geometry();
    StringBuilder squares = new StringBuilder();
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      for (int rank = 0; rank < geometry.ranks(); rank++) {
        StringBuilder royals = new StringBuilder();
        StringBuilder partners = new StringBuilder();
        for (int file = 0; file < geometry.files(); file++) {
          int square = geometry.square(file, rank);
          int cell = board.get(square);
          if (Cells.isOwn(cell, side) && Cells.isRoyal(cell) && castles(Cell.kind(cell))) {
            royals.append(name(geometry, square, side));
          } else if (Cells.isOwn(cell, side) && !Cells.isRoyal(cell) && Cells.isUnmoved(cell)) {
            partners.append(name(geometry, square, side));
          }
        }
        if (royals.length() > 0 && partners.length() > 0) {
          squares.append(royals).append(partners);
        }
      }
    }
    return squares.toString();
  }

  private boolean castles(int kind) {
    return facts.moves(kind).stream().anyMatch(Castling.class::isInstance);
  }

  private static String name(Geometry geometry, int square, int side) {
    String name = geometry.name(square);
    return side == Side.WHITE ? name.toUpperCase(Locale.ROOT) : name;
  }
}
