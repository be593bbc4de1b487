package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.model.RuleFeature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds royal pieces that the side to move could capture, or that face another: under checkmate no
 * move leads there. It finds attackers only by the lines of the pieces. The compiler uses the same
 * lines, so a setup is refused while it is compiled, or never. Attacks that lines do not express,
 * attacks by extra moves, and games with immobilising pieces are accepted.
 */
final class TakenRoyals {
  /**
   * A royal piece that is not safe.
   *
   * @param square its square
   * @param why the reason, without the article before it
   */
  record Taken(int square, String why) {}

  private final GameRules rules;
  private final Board board;
  private final int mover;
  private final List<Integer> royals = new ArrayList<>();
  private final List<Integer> movers = new ArrayList<>();

  TakenRoyals(GameRules rules, Board position) {
    this.rules = rules;
    this.board = position;
    this.mover = position.side();
    Geometry geometry = rules.geometry();
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        sort(geometry.square(file, rank));
      }
    }
  }

  private void sort(int square) {
    int cell = board.get(square);
    if (Cell.isPiece(cell) && Cell.side(cell) == mover) {
      movers.add(square);
    } else if (Cell.isPiece(cell) && (cell & Cell.ROYAL) != 0) {
      royals.add(square);
    }
  }

  /** Returns the first such royal piece, if there is one. */
  Optional<Taken> find() {
    boolean areProtected = royals.size() == 1 || !rules.has(RuleFeature.LAST_ROYAL);
    for (int royal : areProtected ? royals : List.<Integer>of()) {
      for (int from : movers) {
        if (attacks(from, royal)) {
          String why = named(from) + " could capture the " + named(royal) + ", as " + moves();
          return Optional.of(new Taken(royal, why));
        }
        if (rules.flyingGeneral() && faces(from, royal)) {
          String why = named(from) + " faces the " + named(royal) + ", and " + moves();
          return Optional.of(new Taken(royal, why));
        }
      }
    }
    return Optional.empty();
  }

  private String named(int square) {
    String name = rules.pieces().name(Cell.kind(board.get(square)));
    return name + " on " + rules.geometry().name(square);
  }

  private String moves() {
    return InitialPosition.name(mover) + " is to move";
  }

  private boolean attacks(int from, int royal) {
    int kind = Cell.kind(board.get(from));
    int start = rules.reach().start(board.get(from), from, royal);
    return start != Reach.NEVER
        && start != Reach.UNKNOWN
        && rules.traits(kind).extraAttacks().isEmpty()
        && !rules.pieces().hasImmobilizers()
        && rules.mayAttack(kind, mover, royal)
        && rules.reach().holds(start, board.cells(), from, rules.blockersTo(kind));
  }

  private boolean faces(int from, int royal) {
    Geometry geometry = rules.geometry();
    if ((board.get(from) & Cell.ROYAL) == 0 || geometry.file(from) != geometry.file(royal)) {
      return false;
    }
    int forward = Integer.signum(geometry.rank(royal) - geometry.rank(from));
    int square = from;
    do {
      square = geometry.step(square, 0, forward);
    } while (board.get(square) == Cell.EMPTY);
    return square == royal;
  }
}
