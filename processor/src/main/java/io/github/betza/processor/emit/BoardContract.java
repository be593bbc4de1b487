package io.github.betza.processor.emit;

import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.emit.template.LandingQueries;
import io.github.betza.processor.emit.template.LegQueries;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Castling;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.optimize.Alternatives;
import io.github.betza.processor.path.reverse.Backward;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The methods that an engine's own board must have. */
public final class BoardContract {
  private static final String INT = "int";
  private static final String BOOLEAN = "boolean";
  private static final String VOID = "void";
  private static final String LIST = "io.github.betza.board.MoveList";

  /** Every method that generated code may call. */
  private static final List<BoardMethod> ALL =
      List.of(
          method(INT, "stride", "the distance between a square and the one above it"),
          method(INT, "side", "the side of the piece on a square, 0 for White, 1 for Black", INT),
          method(BOOLEAN, "isEmpty", "whether nothing stands on a square of the board", INT),
          method(BOOLEAN, "isOwn", "whether a piece of a side stands on a square", INT, INT),
          method(
              BOOLEAN, "isEnemy", "whether a piece of the other side stands on a square", INT, INT),
          method(BOOLEAN, "isRoyal", "whether the piece on a square is royal", INT),
          method(BOOLEAN, "isUnmoved", "whether the piece on a square has not moved yet", INT),
          method(INT, "enPassantVictim", "the piece captured by landing on a square, or 0", INT),
          method(INT, "files", "the number of files"),
          method(INT, "ranks", "the number of ranks"),
          method(INT, "square", "the square on a file and a rank, both from 0", INT, INT),
          method(INT, "step", "the square some files and ranks away, or 0", INT, INT, INT),
          method(
              INT,
              "wrap",
              "the same over joined left and right edges, and over the others where true",
              INT,
              INT,
              INT,
              BOOLEAN),
          method(BOOLEAN, "leaves", "whether such a step leads over an edge", INT, INT, INT),
          method(
              INT,
              "ranksToEnemyHalf",
              "the ranks between a square and the enemy's half, at least 1; forward is 1 or -1",
              INT,
              INT),
          method(
              VOID,
              "imitate",
              "appends moves of the kind that moved last: from, forward, wanted, ends",
              INT,
              INT,
              INT,
              INT,
              LIST),
          method(
              VOID,
              "captureImitatively",
              "appends captures as each kind of enemy piece makes them of its kind: from, forward",
              INT,
              INT,
              LIST),
          method(
              VOID,
              "borrow",
              "appends moves of the piece on a square: square, from, forward, wanted",
              INT,
              INT,
              INT,
              INT,
              LIST),
          method(LIST, "attackMoves", "an empty list that belongs to the board"));

  private BoardContract() {}

  private static BoardMethod method(
      String returns, String name, String meaning, String... parameters) {
    return new BoardMethod(name, List.of(parameters), returns, meaning);
  }

  /**
   * Returns the methods that the code of a piece calls.
   *
   * @throws TooLargeException as {@link Emitter#moves}
   */
  public static List<BoardMethod> methods(Piece piece, BoardBinding board)
      throws TooLargeException {
    PieceSource source =
        new PieceSource(
            "",
            "Piece",
            "",
            "",
            "",
            ' ',
            false,
            List.of(),
            List.of(),
            List.of(),
            piece,
            Optional.empty(),
            board);
    Set<Code> called = Emitter.moves(source).names();
    return ALL.stream().filter(method -> called.contains(BoardCall.name(method.name()))).toList();
  }

  /** Returns how far beyond the edges of the board the code of a piece may read. */
  public static int padding(Piece piece, BoardBinding board) {
    List<Alternative> all = new ArrayList<>(piece.alternatives());
    all.addAll(piece.immobilizes());
    if (board.knowsKinds()) {
      // Backward, the squares after a capture are as far from the attacker as two leaps are long.
      all.addAll(Backward.of(Alternatives.of(piece)).paths());
    }
    return padding(all);
  }

  private static int padding(List<Alternative> all) {
    Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    int padding = 1;
    for (Alternative alternative : all) {
      if (alternative instanceof Walk walk) {
        padding = Math.max(padding, padding(walk.first(), seen));
      } else if (alternative instanceof Castling castling) {
        padding = Math.max(padding, castling.inset() + 1);
      } else if (alternative instanceof Universal universal) {
        for (Landing landing : universal.landings()) {
          padding =
              Math.max(padding, LandingQueries.isFar(landing) ? 0 : LandingQueries.reach(landing));
        }
      }
    }
    return padding;
  }

  private static int padding(List<Node> nodes, Set<Node> seen) {
    int padding = 1;
    for (Node node : nodes) {
      if (!seen.add(node)) {
        continue;
      }
      if (!LegQueries.isFar(node.leg())) {
        int skipped = node.leg().ski() ? 2 : 1;
        for (Vector vector : LegQueries.vectors(node.leg())) {
          padding = Math.max(padding, skipped * vector.reach());
        }
      }
      for (Landing landing : node.landings()) {
        padding =
            Math.max(padding, LandingQueries.isFar(landing) ? 0 : LandingQueries.reach(landing));
      }
      for (Branch branch : node.branches()) {
        padding = Math.max(padding, padding(branch.next(), seen));
      }
    }
    return padding;
  }
}
