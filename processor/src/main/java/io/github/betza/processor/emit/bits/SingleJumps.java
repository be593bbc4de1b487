package io.github.betza.processor.emit.bits;

import io.github.betza.processor.emit.bits.QuietMoves.Jump;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Piece;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The captures of a piece that are one jump over an enemy, where it may go on with nothing but
 * further jumps: while none of these is possible, each first jump is one capture.
 */
public final class SingleJumps {
  private static final Landing END = new Landing(LegOutcome.EMPTY, false);

  private final Set<Jump> ending = new LinkedHashSet<>();
  private final Set<Jump> further = new LinkedHashSet<>();
  private boolean areKnown = true;

  private SingleJumps() {}

  /**
   * Returns those of a piece, where each of its captures begins with one.
   *
   * @param moves the same piece, whose captures begin with jumps
   */
  public static Optional<SingleJumps> of(Piece piece, QuietMoves moves) {
    SingleJumps jumps = new SingleJumps();
    piece.alternatives().forEach(jumps::add);
    return jumps.areKnown && jumps.ending.containsAll(moves.jumps())
        ? Optional.of(jumps)
        : Optional.empty();
  }

  /** Returns the jumps with which a piece may go on, from where its first jump ends. */
  public List<Jump> further() {
    return List.copyOf(further);
  }

  private void add(Alternative alternative) {
    if (alternative instanceof Walk walk) {
      walk.first().forEach(node -> add(node, walk.initial()));
    }
  }

  private void add(Node over, boolean initial) {
    for (Branch branch : over.branches()) {
      if (branch.outcome().captures()) {
        areKnown &= !initial && branch.outcome().equals(LegOutcome.CAPTURE);
        branch.next().forEach(end -> add(over, end));
      }
    }
  }

  private void add(Node over, Node end) {
    if (!end.landings().isEmpty()) {
      areKnown &= end.landings().equals(List.of(END));
      ending.add(jump(over, end));
    }
    end.branches().stream().flatMap(branch -> branch.next().stream()).forEach(this::addFurther);
  }

  private void addFurther(Node over) {
    areKnown &= QuietMoves.isLeap(over.leg()) && over.landings().isEmpty();
    for (Branch branch : over.branches()) {
      areKnown &= branch.outcome().captures();
      for (Node end : branch.next()) {
        areKnown &= QuietMoves.isLeap(end.leg()) && QuietMoves.isOnEmptySquares(end);
        further.add(jump(over, end));
      }
    }
  }

  private static Jump jump(Node over, Node end) {
    return Jump.of(over.leg(), end.leg());
  }
}
